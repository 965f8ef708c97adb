import { createContext, use } from 'react'
import type { ComponentType } from 'react'
import type { Choice, ChoiceKind } from '#shared/studio/documents.ts'
import type { FormField } from '#shared/studio/form.ts'

export type FieldProps = {
  field: FormField
  value: unknown
  path: string
  /** Replaces the field's own title; list entries have a number in it. */
  title?: string
  /** Whether title and faults are shown above it already. */
  isBare?: boolean
}

export type FormContext = {
  /**
   * Component that renders any field. It is in the context to avoid a cycle of imports: the components it imports
   * render fields, too.
   */
  FieldView: ComponentType<FieldProps>
  /** Changes the field at a path such as `people[3].title`; undefined removes it. */
  change: (path: string, value: unknown) => void
  /** Returns the value of the field at a path; undefined if there is none. */
  valueOf: (path: string) => unknown
  faults: ReadonlyMap<string, readonly string[]>
  warnings: ReadonlyMap<string, readonly string[]>
  /** Paths of fields in a new document or entry whose only fault is that they are empty or incomplete. */
  unwritten: ReadonlySet<string>
  /** Fields that had the focus; an unwritten one shows its fault only then. */
  left: ReadonlySet<string>
  /** Paths of fields that differ from the site. */
  changed: ReadonlySet<string>
  /** Returns an unused id for a new record that others may refer to. */
  nextId: () => number
  choices: Partial<Record<ChoiceKind, Choice[]>>
}

const Context = createContext<FormContext | null>(null)
export const FormProvider = Context

/** Returns the form's context. Throws outside a FormProvider. */
export function useForm(): FormContext {
  const context = use(Context)
  if (!context) throw new Error('A field stands outside of a form.')
  return context
}

export type FieldNotes = {
  error: string | undefined
  warning: string | undefined
  isChanged: boolean
  /** Mark beside the title of a field that is still to be written. */
  mark: string | undefined
}

/** Returns the messages of one field. */
export function useNotes(path: string): FieldNotes {
  const { faults, warnings, changed, unwritten, left } = useForm()
  return {
    error: unwritten.has(path) && !left.has(path) ? undefined : faults.get(path)?.map(sentence).join(' '),
    warning: warnings.get(path)?.map(sentence).join(' '),
    isChanged: changed.has(path),
    mark: unwritten.has(path) ? 'To write' : undefined,
  }
}

/** Turns a fault into a sentence; faults are written to follow a path: `headline: is too long`. */
export function sentence(message: string): string {
  const text = message.replace(/^./, (letter) => letter.toUpperCase())
  return /[.!?][”’"')]?$/.test(text) ? text : `${text}.`
}

/** Counts the faults of a field and of the fields inside it. */
export const countInside = (faults: FormContext['faults'], path: string) =>
  [...faults].reduce((sum, [at, messages]) => (isWithin(at, path) ? sum + messages.length : sum), 0)

export const isWithin = (path: string, outer: string) =>
  path === outer || path.startsWith(`${outer}.`) || path.startsWith(`${outer}[`)
