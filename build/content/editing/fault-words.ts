import { fieldAt } from '#shared/studio/field-title.ts'
import type { FormField } from '#shared/studio/form.ts'

/** What a schema says to the writer of a file of a field that is left out. */
const LEFT_OUT = 'missing: add this field'

/** A fault in the words of the form: who fills it in chooses from lists and pictures, and adds no fields to a file. */
export function faultWords(form: FormField, path: string, message: string): string {
  return message === LEFT_OUT ? leftOut(fieldAt(form, path)) : message
}

function leftOut(field: FormField | undefined): string {
  if (field?.kind === 'choice') return 'choose one'
  if (field?.kind === 'number') return field.isPerson ? 'choose one' : 'still to be written'
  if (field?.kind !== 'text') return 'still missing'
  switch (field.text) {
    case 'picture':
      return 'choose a picture'
    case 'page':
    case 'service':
      return 'choose a page'
    case 'article':
    case 'case':
    case 'logo':
      return 'choose one'
    default:
      return 'still to be written'
  }
}
