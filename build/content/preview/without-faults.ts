/** Makes values of a faulty document that can be shown. */
import { fieldAt } from '#shared/studio/field-title.ts'
import type { FormField } from '#shared/studio/form.ts'
import { NOT_CHOSEN, unwrittenWords } from '#shared/studio/preview.ts'
import { countWords, fieldName, getIn, isAligned, isRecord, isSame, parsePath } from '#shared/values.ts'
import { BODY_PLACEHOLDER, NOBODY } from '../not-chosen.ts'
import { valuesAt } from '../values-at.ts'
import type { DocumentValues } from '../writing/write-document.ts'

type Path = readonly (string | number)[]
/** `value` is undefined to remove the value at the path. */
type Change = { path: Path; value: unknown }

/** Invisible character that pads a text which is too short, so that it looks as typed. */
const UNSEEN = '\u200B'
/** Length of a page’s title that passes together with the agency’s name. */
const PAGE_TITLE_LENGTH = 40
const SEARCH_TITLE = 'search.title'
/** Field by which other records refer to an entry. */
const ID = 'id'
/** Matches texts of at least two words. References between parts and units are single words. */
const SENTENCE = /\p{L}\S*\s+\S*\p{L}/u

/**
 * Resets faulty fields to their value in `before`, and removes faulty entries that are new. Null when nothing can be
 * changed. The result may have other faults, which were hidden by these.
 */
export function withoutFaults(
  values: DocumentValues,
  before: DocumentValues,
  faults: readonly string[],
): DocumentValues | null {
  const changes = faults.flatMap((fault): Change[] => {
    const path = parsePath(fault)
    for (let depth = path.length; depth > 0; depth--) {
      const at = path.slice(0, depth)
      const [now, then] = [getIn(values.fields, at), getIn(before.fields, at)]
      if (isAligned(values.fields, before.fields, at)) {
        if (!isSame(now, then)) return [{ path: at, value: then }]
      } else if (typeof at.at(-1) === 'number' && now !== undefined) return [{ path: at, value: undefined }]
    }
    return []
  })
  const isBody = faults.some(isOfBody) && values.body !== before.body
  if (changes.length === 0 && !isBody) return null
  const fields = changed(values.fields, [], changes)
  const body = isBody ? before.body : values.body
  return { fields, ...(body !== undefined && { body }) }
}

/**
 * Fills faulty fields of new entries, which the lists of `before` do not have, with placeholders: the title of the
 * field for a text, nothing for an unset choice. Null when no fault can be resolved like this.
 */
export function withNewEntries(
  values: DocumentValues,
  before: DocumentValues,
  form: FormField,
  faults: readonly string[],
): DocumentValues | null {
  const changes = faults.flatMap((fault): Change[] => {
    const path = parsePath(fault)
    const isNew = path.some((key, at) => {
      const list = getIn(before.fields, path.slice(0, at))
      return typeof key === 'number' && Array.isArray(list) && key >= list.length
    })
    const field = isNew ? fieldAt(form, fault) : undefined
    const now = getIn(values.fields, path)
    const value = notChosenOf(field) ?? placeholderOf(field, now)
    return value === undefined || isSame(value, now) ? [] : [{ path, value }]
  })
  if (changes.length === 0) return null
  return { ...values, fields: changed(values.fields, [], changes) }
}

/**
 * Fills faulty fields of a document without a file with placeholders: the title of the field for a text, nothing for a
 * picture, a person or a service, and the value in one of the `others` of its folder for other choices. Parts that
 * refer to each other, such as a chart and its figures, are taken from one other document without its sentences and
 * pictures. Null when nothing can be changed.
 */
export function withPlaceholders(
  values: DocumentValues,
  form: FormField,
  others: readonly DocumentValues[],
  faults: readonly string[],
): DocumentValues | null {
  const paths = faults.filter((fault) => !isOfBody(fault))
  const unanswered: string[] = []
  const changes = paths.flatMap((fault): Change[] => {
    const change = placeholderAt(values.fields, form, others, fault)
    if (!change) unanswered.push(fault)
    return change ? [change] : []
  })
  const filled = changed(values.fields, [], changes)
  const fields = unanswered.length > 0 ? agreed(filled, others[0]?.fields, form, unanswered, paths) : filled
  const isBody = faults.some(isOfBody) && values.body !== undefined && values.body !== BODY_PLACEHOLDER
  if (isSame(fields, values.fields) && !isBody) return null
  const body = isBody ? BODY_PLACEHOLDER : values.body
  return { fields, ...(body !== undefined && { body }) }
}

/** Whether a fault is in the text of an article, where it has no path. */
const isOfBody = (fault: string) => fault === '' || fault === 'body'

/** Returns the placeholder for a fault; null when there is none or it is set already. */
function placeholderAt(
  fields: unknown,
  form: FormField,
  others: readonly DocumentValues[],
  fault: string,
): Change | null {
  const path = parsePath(fault)
  const now = getIn(fields, path)
  const field = fieldAt(form, fault)
  if (!field || path.at(-1) === ID) return null
  const nothing = notChosenOf(field)
  if (nothing !== undefined) return isSame(nothing, now) ? null : { path, value: nothing }
  if (field.kind === 'group' || field.kind === 'list') return null
  const own = placeholderOf(field, now)
  // The title suits the page itself, and only has the wrong length for search results.
  if (own === now && fault === 'title' && fieldAt(form, SEARCH_TITLE))
    return { path: parsePath(SEARCH_TITLE), value: titleOfPage(String(now)) }
  const isTitle = fault === 'title' || fault === SEARCH_TITLE
  const value = own === now && isTitle ? titleOfPage(String(now)) : (own ?? othersAt(others, path))
  return value === undefined || isSame(value, now) ? null : { path, value }
}

/** Returns the value that leaves a field unset; undefined where it must have a value. */
function notChosenOf(field: FormField | undefined): string | number | string[] | undefined {
  if (field?.kind === 'number' && field.isPerson) return NOBODY
  if (field?.kind === 'choice' && field.isRead) return NOT_CHOSEN
  if (field?.kind === 'text' && (field.text === 'picture' || field.text === 'service')) return NOT_CHOSEN
  const isServices = field?.kind === 'list' && field.item.kind === 'text' && field.item.text === 'service'
  return isServices ? [NOT_CHOSEN] : undefined
}

/**
 * Replaces the faulty parts by those of the other document; all its records and lists when these are replaced already.
 */
function agreed(
  fields: unknown,
  other: unknown,
  form: FormField,
  unanswered: readonly string[],
  faults: readonly string[],
): unknown {
  if (!isRecord(fields) || !isRecord(other)) return fields
  const partsOf = (names: Iterable<string>) => ({
    ...fields,
    ...Object.fromEntries(
      [...names]
        .filter((name) => other[name] !== undefined)
        .map((name): [string, unknown] => [name, mixed(other[name], fields[name], form, [name], faults)]),
    ),
  })
  const some = partsOf(new Set(unanswered.map((fault) => String(parsePath(fault)[0]))))
  if (!isSame(some, fields)) return some
  return partsOf(Object.keys(other).filter((name) => typeof other[name] === 'object'))
}

/** Returns a value of another document, with valid texts of this one and placeholders for the other's sentences. */
function mixed(other: unknown, own: unknown, form: FormField, path: Path, faults: readonly string[]): unknown {
  const isFaulty = faults.includes(fieldName(path))
  if (Array.isArray(other)) {
    const isTexts = Array.isArray(own) && own.length > 0 && own.every((entry) => typeof entry === 'string')
    if (isTexts && !isFaulty) return own
    return other.map((entry, at) => mixed(entry, isTexts ? null : getIn(own, [at]), form, [...path, at], faults))
  }
  if (isRecord(other)) {
    const same = isRecord(own) && own['kind'] === other['kind'] ? own : {}
    return Object.fromEntries(
      Object.entries(other).map(([name, value]) => [name, mixed(value, same[name], form, [...path, name], faults)]),
    )
  }
  const isTyped = typeof other === 'string' && typeof own === 'string' && own.trim() !== ''
  if (isTyped && !isFaulty && path.at(-1) !== ID) return own
  const field = fieldAt(form, fieldName(path))
  const isSentence = typeof other === 'string' && SENTENCE.test(other)
  return notChosenOf(field) ?? (isSentence ? placeholderOf(field, '') : undefined) ?? other
}

/** Returns the typed text, or a placeholder, in a length that is valid. */
function placeholderOf(field: FormField | undefined, now: unknown): string | undefined {
  if (field?.kind !== 'text' || (field.text !== 'line' && field.text !== 'long')) return undefined
  const { title, unless, most, words: counted } = field
  // Limits that apply only to search results are ignored here.
  const { min = 1, max = Infinity } = unless ? { max: most } : field
  const typed = typeof now === 'string' ? now.trim() : ''
  const shown = (typed || unwrittenWords(title)).slice(0, max).trim().padEnd(min, UNSEEN)
  if (!counted) return shown
  const count = countWords(shown)
  if (count > counted.max) return shown.split(/\s+/).slice(0, counted.max).join(' ')
  return shown + ` ${UNSEEN}`.repeat(Math.max(0, counted.min - count))
}

const titleOfPage = (words: string) => words.slice(0, PAGE_TITLE_LENGTH).trim().padEnd(PAGE_TITLE_LENGTH, UNSEEN)

/**
 * Copied, because the same object in two places would be written as a YAML alias, which content files must not have.
 */
const othersAt = (others: readonly DocumentValues[], path: Path): unknown =>
  structuredClone(
    others.flatMap(({ fields }) =>
      valuesAt(
        fields,
        path.map((key) => (typeof key === 'number' ? '*' : key)),
      ),
    )[0]?.value,
  )

function changed(value: unknown, path: Path, changes: readonly Change[]): unknown {
  const here = fieldName(path)
  const own = changes.find((change) => fieldName(change.path) === here)
  if (own) return own.value
  const inside = changes.filter(
    (change) => change.path.length > path.length && isSame(change.path.slice(0, path.length), path),
  )
  if (inside.length === 0) return value
  if (Array.isArray(value)) {
    const wanted = inside.map((change) => Number(change.path[path.length]))
    const indexes = [...new Set([...value.keys(), ...wanted])].toSorted((a, b) => a - b)
    return indexes.map((at) => changed(value[at], [...path, at], inside)).filter((entry) => entry !== undefined)
  }
  const record = isRecord(value) ? value : {}
  const names = new Set([...Object.keys(record), ...inside.map((change) => String(change.path[path.length]))])
  return Object.fromEntries(
    [...names]
      .map((name): [string, unknown] => [name, changed(record[name], [...path, name], inside)])
      .filter(([, entry]) => entry !== undefined),
  )
}
