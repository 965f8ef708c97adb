import type { z } from 'zod'
import { charactersOf } from '#shared/studio/collections.ts'

type RawIssue = z.core.$ZodRawIssue

/**
 * Returns the message of a schema's issue for the author of the content: what was found, what is expected, what to do.
 * Undefined where the schema's own message applies.
 */
export function issueMessage(issue: RawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return typeMessage(issue.expected, issue.input)
    case 'too_big':
      return tooBig(issue)
    case 'too_small':
      return tooSmall(issue)
    case 'invalid_value':
      return issue.input === undefined || issue.input === null
        ? missing(issue.input)
        : `“${String(issue.input)}” is not known here: write ${oneOf(issue.values.map(String))}`
    case 'invalid_union':
      return `not known here: ${unionHint(issue)}`
    case 'unrecognized_keys':
      return `unknown key${keysHint(issue)}`
    case 'invalid_key':
      return 'unknown key'
    case 'invalid_format':
      return issue.format === 'regex' ? 'has signs that cannot stand here' : undefined
    default:
      return undefined
  }
}

export const EMPTY_TEXT = 'empty: write the text'

const missing = (value: unknown): string =>
  value === null ? 'missing: nothing stands behind the colon' : 'missing: add this field'

/** Returns the message for a value of the wrong type. */
export function typeMessage(expected: string, input: unknown): string {
  if (input === undefined || input === null) return missing(input)
  const found = Array.isArray(input) ? 'a list' : typeof input === 'object' ? 'a group of fields' : null
  switch (expected) {
    case 'string':
      return found
        ? `must be one text, not ${found}: write it on one line, in quotes if it has a colon or brackets`
        : `is read as a ${typeof input === 'number' ? 'number' : 'yes or no'}: put it in quotes, "${String(input)}"`
    case 'array':
    case 'tuple':
      return 'must be a list: write each entry on a line of its own that begins with "- "'
    case 'object':
    case 'record':
      return 'must be a group of fields: write each on a line of its own below, indented'
    case 'boolean':
      return 'must be true or false, without quotes'
    case 'int':
      return 'must be a whole number, without quotes'
    case 'number':
      return 'must be a number, without quotes'
    default:
      return `must be ${expected}`
  }
}

function tooBig(issue: Extract<RawIssue, { code: 'too_big' }>): string {
  const most = Number(issue.maximum)
  const { input } = issue
  if (typeof input === 'string') {
    return `take out ${input.length - most} ${charactersOf(input.length - most)}: ${most} fit`
  }
  if (Array.isArray(input)) return listMessage(input, `${issue.exact ? 'exactly' : 'at most'} ${most}`, most)
  return `must be at most ${most}`
}

function tooSmall(issue: Extract<RawIssue, { code: 'too_small' }>): string {
  const { input } = issue
  const least = Number(issue.minimum) + (typeof input === 'number' && !issue.inclusive ? 1 : 0)
  if (typeof input === 'string') {
    return input.length === 0
      ? EMPTY_TEXT
      : `write at least ${least - input.length} more ${charactersOf(least - input.length)}: ${least} are needed`
  }
  if (Array.isArray(input)) return listMessage(input, `${issue.exact ? 'exactly' : 'at least'} ${least}`, least)
  return `must be at least ${least}`
}

function listMessage({ length }: unknown[], wanted: string, target: number): string {
  const entries = `${length} ${length === 1 ? 'entry' : 'entries'}`
  const remedy = length > target ? `take out ${length - target}` : `add ${target - length}`
  return `a list of ${entries}; the page is made for ${wanted}: ${remedy}`
}

const oneOf = (values: string[]): string =>
  values.length === 1 ? `“${values[0]}”` : `one of ${values.map((value) => `“${value}”`).join(', ')}`

function unionHint(issue: Extract<RawIssue, { code: 'invalid_union' }>): string {
  const { inst } = issue
  const values = inst?._zod && 'propValues' in inst._zod ? inst._zod.propValues : undefined
  const field = issue.path?.at(-1)
  const known = field === undefined ? undefined : values?.[String(field)]
  return known ? `write ${oneOf([...known].map(String))}` : 'write one of the kinds that its neighbours have'
}

function keysHint({ inst }: RawIssue): string {
  const definition: object | undefined = inst?._zod?.def
  if (!definition || !('shape' in definition) || typeof definition.shape !== 'object' || !definition.shape) return ''
  return `: the fields here are ${Object.keys(definition.shape).join(', ')}`
}
