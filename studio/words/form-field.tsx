import { useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { FLAG_TITLES } from '#shared/studio/find-changes.ts'
import type { FormField, NamedField } from '#shared/studio/form.ts'
import { FLAG_KINDS } from '#shared/studio/form.ts'
import { isEmpty, isRecord } from '#shared/values.ts'
import { Button } from '../ui/button.tsx'
import { Check } from '../ui/check.tsx'
import fieldCss from '../ui/field.module.css'
import { Field } from '../ui/field.tsx'
import { EntryCard } from './entry-card.tsx'
import { useForm, useNotes } from './form-context.tsx'
import type { FieldProps } from './form-context.tsx'
import css from './form.module.css'
import { ListField } from './list-field.tsx'
import { newEntry, newRecord, newValue } from './new-value.ts'
import { SimpleField } from './simple-field.tsx'

/** One field of a document with all nested fields. */
export function FormFieldView(props: FieldProps) {
  const { field, value, path } = props
  const title = props.title ?? field.title
  switch (field.kind) {
    case 'text':
    case 'number':
    case 'tick':
    case 'choice':
    case 'fixed':
      return (
        <SimpleField
          field={field}
          value={value}
          path={path}
          label={field.optional && field.kind !== 'tick' ? `${title} (optional)` : title}
        />
      )
    default:
      return (
        <Frame {...props} title={title}>
          <Inside field={field} value={value} path={path} title={title} />
        </Frame>
      )
  }
}

type ComplexField = Exclude<FormField, { kind: 'text' | 'number' | 'tick' | 'choice' | 'fixed' }>

/** Title, help and faults of a field with nested fields; an optional one can be added and removed. */
function Frame({ field, value, path, title, isBare, children }: FieldProps & { title: string; children: ReactNode }) {
  const { change } = useForm()
  const { error, isChanged, mark } = useNotes(path)
  const id = useId()
  const isThere = value !== undefined && value !== null
  const body = isThere ? (
    <>
      {children}
      {field.optional && (
        <div>
          <Button size="small" variant="plain" onClick={() => change(path, undefined)}>
            Remove<span className="visually-hidden"> {title}</span>
          </Button>
        </div>
      )}
    </>
  ) : (
    <div>
      <Button size="small" icon="plus" onClick={() => change(path, newValue(field))}>
        Add<span className="visually-hidden"> {title}</span>
      </Button>
    </div>
  )
  const fault = error && (
    <p className={fieldCss.error} role="alert">
      {error}
    </p>
  )
  if (isBare) {
    return (
      <div className={css.fields}>
        {fault}
        {body}
      </div>
    )
  }
  return (
    <div
      className={css.group}
      role="group"
      aria-labelledby={id}
      data-path={path}
      data-changed={isChanged || undefined}
      tabIndex={-1}
    >
      <div>
        <div className={fieldCss.head}>
          <p id={id} className={css.groupTitle}>
            {title}
          </p>
          {mark && <span className={fieldCss.mark}>{mark}</span>}
        </div>
        {field.help && <p className={fieldCss.hint}>{field.help}</p>}
        {fault}
      </div>
      {body}
    </div>
  )
}

function Inside({ field, value, path, title }: { field: FormField; value: unknown; path: string; title: string }) {
  const complex = field as ComplexField
  switch (complex.kind) {
    case 'group':
      return <Fields fields={complex.fields} value={value} path={path} />
    case 'list':
      return <ListField field={complex} value={value} path={path} />
    case 'tuple':
      return complex.items.map((item, at) => {
        const entry = Array.isArray(value) ? (value[at] as unknown) : undefined
        return (
          <TupleEntry key={at} field={item} value={entry} path={`${path}[${at}]`} title={`${item.title} ${at + 1}`} />
        )
      })
    case 'named':
      return <NamedFields field={complex} value={value} path={path} />
    case 'either':
      return <EitherField field={complex} value={value} path={path} title={title} />
    case 'kinds':
      return <KindsField field={complex} value={value} path={path} />
  }
}

/** Entry of a list with a fixed length. */
function TupleEntry({ field, value, path, title }: FieldProps & { title: string }) {
  return field.kind === 'group' || field.kind === 'kinds' ? (
    <EntryCard field={field} value={value} path={path} title={title} />
  ) : (
    <FormFieldView field={field} value={value} path={path} title={title} />
  )
}

const join = (path: string, name: string) => (path ? `${path}.${name}` : name)

type FieldsProps = {
  fields: readonly NamedField[]
  value: unknown
  path: string
  /** False if the fields are only a part of a record whose flags are shown elsewhere. */
  hasFlags?: boolean
}

/** Identifiers to which other documents refer: they are set once and folded away. */
const FOLDED = ['id', 'key']

export function Fields({ fields, value, path, hasFlags = true }: FieldsProps) {
  const record = isRecord(value) ? value : {}
  const isFolded = ({ name }: NamedField) => FOLDED.includes(name) && !isEmpty(record[name])
  const seen = fields.filter((each) => !isFolded(each))
  const folded = fields.filter(isFolded)
  const view = ({ name, field }: NamedField) => (
    <FormFieldView key={name} field={field} value={record[name]} path={join(path, name)} />
  )
  return (
    <div className={css.fields}>
      {seen.map(view)}
      {hasFlags && <Flags fields={fields} record={record} path={path} />}
      {folded.length > 0 && (
        <details>
          <summary className={css.more}>
            {folded.map(({ field }) => field.title).join(', ')} <span className={css.moreWhy}>(seldom changed)</span>
          </summary>
          <div className={css.fields}>
            <p className={fieldCss.hint}>Other parts of the site find this entry by it.</p>
            {folded.map(view)}
          </div>
        </details>
      )}
    </div>
  )
}

const FLAG_HINTS = {
  confirm: 'Tick it once the owner has agreed. Visitors see the text either way.',
  sample: 'Tick it once it is; on a legal page, once your lawyer has agreed.',
} as const

/** Flags that any record may have without its schema naming them. */
function Flags({ fields, record, path }: { fields: readonly NamedField[]; record: object; path: string }) {
  const { change } = useForm()
  return FLAG_KINDS.map((name) => {
    if (!(name in record) || fields.some((field) => field.name === name)) return null
    return (
      <div key={name} data-path={join(path, name)}>
        <Check
          label={FLAG_TITLES[name]}
          hint={FLAG_HINTS[name]}
          isSmall={name === 'sample'}
          checked={false}
          onChange={() => change(join(path, name), undefined)}
        />
      </div>
    )
  })
}

type Of<Kind extends FormField['kind']> = {
  field: Extract<FormField, { kind: Kind }>
  value: unknown
  path: string
}

/** Records by name; some names are fixed, others can be added and removed. */
function NamedFields({ field, value, path }: Of<'named'>) {
  const { change } = useForm()
  const [name, setName] = useState('')
  const record = isRecord(value) ? value : {}
  const others = Object.keys(record).filter((each) => !field.fields.some((always) => always.name === each))
  const isUsable = /^[^.[\]]+$/.test(name.trim()) && !(name.trim() in record)
  const add = () => {
    change(path, { ...record, [name.trim()]: newEntry(field.item) })
    setName('')
  }
  return (
    <div className={css.fields}>
      {field.fields.map((always) => (
        <EntryCard
          key={always.name}
          field={always.field}
          value={record[always.name]}
          path={join(path, always.name)}
          title={always.field.title}
        />
      ))}
      {others.map((each) => (
        <EntryCard
          key={each}
          field={field.item}
          value={record[each]}
          path={join(path, each)}
          title={field.titles?.[each] ?? each}
          onRemove={() => change(join(path, each), undefined)}
        />
      ))}
      <form
        className={css.add}
        onSubmit={(event) => {
          event.preventDefault()
          if (isUsable) add()
        }}
      >
        <Field
          label="New name"
          hint={field.help && 'In the same style as the others.'}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" icon="plus" disabled={!isUsable}>
          Add
        </Button>
      </form>
    </div>
  )
}

/** Remembers the values of other kinds, so that choosing a kind again restores its value. */
function useEarlierValues<Key>(current: Key, value: unknown) {
  const earlier = useRef(new Map<Key, unknown>())
  return (next: Key): unknown => {
    earlier.current.set(current, value)
    return earlier.current.get(next)
  }
}

const jsonType = (field: FormField | undefined) =>
  field?.kind === 'text' || field?.kind === 'choice' ? 'text' : field?.kind === 'list' ? 'list' : 'record'
const typeOf = (value: unknown) => (Array.isArray(value) ? 'list' : isRecord(value) ? 'record' : 'text')

/** A field that is either a text, a list or a record. */
function EitherField({ field, value, path, title }: Of<'either'> & { title: string }) {
  const { change } = useForm()
  const at = Math.max(
    0,
    field.options.findIndex((option) => jsonType(option) === typeOf(value)),
  )
  const earlierValueOf = useEarlierValues(at, value)
  const option = field.options[at]
  return (
    <div className={css.fields}>
      <Field
        kind="select"
        label={`Kind of “${title}”`}
        value={at}
        className={css.short}
        onChange={({ target }) => {
          const next = Number(target.value)
          const chosen = field.options[next]
          if (chosen) change(path, earlierValueOf(next) ?? newEntry(chosen))
        }}
      >
        {field.options.map((each, index) => (
          <option key={index} value={index}>
            {each.title}
          </option>
        ))}
      </Field>
      {option && (
        <FormFieldView field={option} value={value} path={path} isBare={!['text', 'choice'].includes(option.kind)} />
      )}
    </div>
  )
}

/** A record of one of several kinds. Fields that two kinds have in common are kept when the kind changes. */
function KindsField({ field, value, path }: Of<'kinds'>) {
  const { change } = useForm()
  const record = isRecord(value) ? value : {}
  const current = String(record[field.by] ?? '')
  const earlierValueOf = useEarlierValues(current, value)
  const variant = field.variants.find((each) => each.value === current)
  const choose = (next: string) => {
    const chosen = field.variants.find((each) => each.value === next)
    if (!chosen) return
    const shared = Object.fromEntries(
      Object.entries(record).filter(([name]) => chosen.fields.some((each) => each.name === name)),
    )
    change(path, earlierValueOf(next) ?? { ...newRecord(chosen.fields), ...shared, [field.by]: next })
  }
  return (
    <div className={css.fields}>
      {field.variants.length > 1 && (
        <div data-path={join(path, field.by)}>
          <Field
            kind="select"
            label="Kind"
            hint="Decides how it looks and which fields it has."
            value={current}
            className={css.short}
            onChange={({ target }) => choose(target.value)}
          >
            {!variant && <option value={current}>Choose…</option>}
            {field.variants.map((each) => (
              <option key={each.value} value={each.value}>
                {each.title}
              </option>
            ))}
          </Field>
        </div>
      )}
      {variant && <Fields fields={variant.fields.filter(({ name }) => name !== field.by)} value={value} path={path} />}
    </div>
  )
}
