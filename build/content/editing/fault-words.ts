import { fieldAt } from '#shared/studio/field-title.ts'
import type { FormField } from '#shared/studio/form.ts'
import { EMPTY_TEXT } from '../issue-message.ts'

/** Messages of the schemas, meant for the author of a file, for a missing field and for an empty list. */
const LEFT_OUT = 'missing: add this field'
/** Matches messages about an unset value of a choice, which quote an empty text. */
const NOTHING_CHOSEN = /“”|""/
const EMPTY_LIST = 'a list of 0 entries; the page is made for at least 1: add 1'

/**
 * Rewords a fault for the form, whose users choose from lists and pictures and do not add fields to a file. `isNew`:
 * the field is not on the site yet.
 */
export function faultWords(form: FormField, path: string, message: string, isNew = true): string {
  const field = fieldAt(form, path)
  const empty = isNew ? 'still to be written' : 'must not be empty'
  if (message === LEFT_OUT || (NOTHING_CHOSEN.test(message) && field?.kind === 'text')) return leftOut(field, empty)
  if (message === EMPTY_TEXT) return empty
  // The form has a list to choose from, so the message need not list the values.
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
