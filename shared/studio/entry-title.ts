import type { FormField } from './form.ts'
import { isRecord } from '../values.ts'

const NAMES = ['name', 'title', 'heading', 'label', 'question', 'term', 'brand', 'text', 'line', 'city', 'value', 'alt']
const MAX_LENGTH = 60

/** Returns the label of a list entry: its kind, and its name, heading or first words; empty when it has none. */
export function entryTitle(value: unknown, field: FormField): string {
  const kind =
    field.kind === 'kinds' && isRecord(value)
      ? field.variants.find((variant) => variant.value === value[field.by])?.title
      : undefined
  return [kind, shorten(firstWords(value))].filter(Boolean).join(': ')
}

function shorten(words: string): string {
  return words.length > MAX_LENGTH ? `${words.slice(0, MAX_LENGTH).trimEnd()}…` : words
}

function firstWords(value: unknown): string {
  if (typeof value === 'string') return value
  if (!isRecord(value)) return ''
  const named = NAMES.map((name) => value[name]).find((each) => typeof each === 'string' && each !== '')
  return typeof named === 'string' ? named : ''
}

/** Whether a field is edited by a single control. */
export const isSimple = (field: FormField): boolean =>
  ['text', 'number', 'tick', 'choice', 'fixed'].includes(field.kind)
