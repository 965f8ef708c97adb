import { createContext, use } from 'react'
import type { ComponentType } from 'react'
import type { Choice, ChoiceKind } from '#shared/studio/documents.ts'
import type { FormField } from '#shared/studio/form.ts'

export type FieldProps = {
  field: FormField
  value: unknown
  path: string
  /** In place of the field’s own title: an entry of a list has a number. */
  title?: string
  /** Its title and what is wrong stand above it already. */
  isBare?: boolean
}

export type FormContext = {
  /** Renders any field. In the context because the components it imports render fields within entries. */
  FieldView: ComponentType<FieldProps>
  /** Changes the field at a path such as `people[3].title`; undefined takes it away. */
  change: (path: string, value: unknown) => void
  /** What stands in the field at a path; undefined where there is nothing. */
  valueOf: (path: string) => unknown
  faults: ReadonlyMap<string, readonly string[]>
  warnings: ReadonlyMap<string, readonly string[]>
  /** Faults of a new document or entry that only say what is still empty. */
  unwritten: ReadonlySet<string>
  /** Fields that somebody has been in: of these it is said at the field, too. */
  left: ReadonlySet<string>
  /** Paths of fields that differ from the site. */
  changed: ReadonlySet<string>
  /** A number that no record of the document has or had, for those that others refer to by number. */
  nextId: () => number
  choices: Partial<Record<ChoiceKind, Choice[]>>
}

const Context = createContext<FormContext | null>(null)
export const FormProvider = Context

/** Only below a FormProvider. */
export function useForm(): FormContext {
  const context = use(Context)
  if (!context) throw new Error('A field stands outside of a form.')
  return context
}

export type FieldNotes = {
  error: string | undefined
  warning: string | undefined
  isChanged: boolean
  /** Empty or begun: said beside the name of the field until it is written. */
  mark: string | undefined
}

/** The messages of one field. */
export function useNotes(path: string): FieldNotes {
  const { faults, warnings, changed, unwritten, left } = useForm()
  return {
    error: unwritten.has(path) && !left.has(path) ? undefined : faults.get(path)?.map(sentence).join(' '),
    warning: warnings.get(path)?.map(sentence).join(' '),
    isChanged: changed.has(path),
    mark: unwritten.has(path) ? 'To write' : undefined,
  }
}

/** Faults are written for the end of a line: `headline: is too long`. */
export function sentence(message: string): string {
  const text = message.replace(/^./, (letter) => letter.toUpperCase())
  return /[.!?][”’"')]?$/.test(text) ? text : `${text}.`
}

/** How many faults stand at a field or inside it. */
export const countInside = (faults: FormContext['faults'], path: string) =>
  [...faults].reduce((sum, [at, messages]) => (isWithin(at, path) ? sum + messages.length : sum), 0)

export const isWithin = (path: string, outer: string) =>
  path === outer || path.startsWith(`${outer}.`) || path.startsWith(`${outer}[`)
