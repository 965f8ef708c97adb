import { fieldAt } from '#shared/studio/field-title.ts'
import type { FormField } from '#shared/studio/form.ts'
import { EMPTY_TEXT } from '../issue-message.ts'

/** What a schema says to the writer of a file of a field that is left out and of an empty list. */
const LEFT_OUT = 'missing: add this field'
/** Of a text that is chosen and not typed, with nothing between its quotes. */
const NOTHING_CHOSEN = /“”|""/
const EMPTY_LIST = 'a list of 0 entries; the page is made for at least 1: add 1'

/**
 * A fault in the words of the form: who fills it in chooses from lists and pictures, and adds no fields to a file.
 * `isNew`: visitors have not read this field yet.
 */
export function faultWords(form: FormField, path: string, message: string, isNew = true): string {
  const field = fieldAt(form, path)
  const empty = isNew ? 'still to be written' : 'must not be empty'
  if (message === LEFT_OUT || (NOTHING_CHOSEN.test(message) && field?.kind === 'text')) return leftOut(field, empty)
  if (message === EMPTY_TEXT) return empty
  // Whoever has a list to choose from needs no other.
  if (field?.kind === 'text' && field.text === 'service')
    return message.replace(/: write one of .*/s, ': choose another one')
  if (message !== EMPTY_LIST || field?.kind !== 'list') return message
  const entry = field.entry.toLowerCase()
  return `add ${/^[aeiou]/.test(entry) ? 'an' : 'a'} ${entry}`
}

function leftOut(field: FormField | undefined, empty: string): string {
  if (field?.kind === 'choice') return `choose the ${lowered(field.title)}`
  if (field?.kind === 'number') return field.isPerson ? 'choose a person' : empty
  if (field?.kind !== 'text') return 'still missing'
  switch (field.text) {
    case 'picture':
      return 'choose a picture'
    case 'page':
      return 'choose a page'
    case 'service':
      return 'choose a service'
    case 'article':
      return 'choose an article'
    case 'case':
      return 'choose a case study'
    case 'logo':
      return 'choose a logo'
    default:
      return empty
  }
}

const lowered = (title: string) => title.replace(/^./, (letter) => letter.toLowerCase())
