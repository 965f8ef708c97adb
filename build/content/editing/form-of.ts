import type { z } from 'zod'
import type { FormField } from '#shared/studio/form.ts'
import { makeForm } from '../forms/make-form.ts'
import { schemaFor } from '../load.ts'
import { schemaNameOf } from '../schema-name.ts'
import { EditingError } from './editing-error.ts'
import { withPageTitles } from './page-titles.ts'

/** Forms by schema, because making one takes tens of milliseconds. A schema that is edited becomes another object. */
const forms = new WeakMap<z.ZodType, FormField>()

/** Returns the form of a document. Throws an EditingError when there is no schema for it. */
export async function formOf(file: string): Promise<FormField> {
  const schema = await schemaFor(file)
  if (typeof schema === 'string') throw new EditingError('broken', schema)
  const form = forms.get(schema) ?? makeForm(schemaNameOf(file), schema)
  forms.set(schema, form)
  return withPageTitles(form)
}
