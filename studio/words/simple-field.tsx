import type { FormField } from '#shared/studio/form.ts'
import type { ChoiceKind } from '#shared/studio/documents.ts'
import { countWords, isEmpty } from '#shared/values.ts'
import { Button } from '../ui/button.tsx'
import { Check } from '../ui/check.tsx'
import fieldCss from '../ui/field.module.css'
import { Field } from '../ui/field.tsx'
import { focusField } from './focus-field.ts'
import { bracesWords, filledLength, filledText } from './filled-text.ts'
import { useForm, useNotes } from './form-context.tsx'
import css from './form.module.css'
import { LogoField } from './logo-field.tsx'
import { PictureField } from './picture-field.tsx'
import { textCount } from './text-count.ts'

type TextFormField = Extract<FormField, { kind: 'text' }>
type SimpleFormField = Extract<FormField, { kind: 'text' | 'number' | 'tick' | 'choice' | 'fixed' }>
type Props<F> = { field: F; value: unknown; path: string; label: string }

const CHOSEN = { page: 'page', service: 'service', article: 'article', case: 'case' } as const
const INPUT_TYPES = { day: 'date', 'web-address': 'url', email: 'email' } as const

/** Field with a single control, its help and its faults. */
export function SimpleField(props: Props<SimpleFormField>) {
  const { field, path, value } = props
  const { choices } = useForm()
  const { error, warning, isChanged } = useNotes(path)
  // A fixed field has only one possible value.
  if (field.kind === 'fixed') return null
  const braces = field.kind === 'text' ? bracesWords(textOf(value), choices['site-value'] ?? []) : null
  return (
    <div className={css.simple} data-path={path} data-changed={isChanged || undefined}>
      <Control {...props} />
      {braces && <p className={fieldCss.hint}>{braces}</p>}
      {error && field.kind === 'text' && field.unless && <OtherField path={field.unless} />}
      {warning && <p className={css.warning}>{warning}</p>}
    </div>
  )
}

/** Button that leads to the field that replaces this one when its text does not fit. */
function OtherField({ path }: { path: string }) {
  const { change, valueOf } = useForm()
  const group = path.replace(/\.[^.]+$/, '')
  return (
    <div>
      <Button
        size="small"
        onClick={() => {
          if (valueOf(group) === undefined) change(group, {})
          requestAnimationFrame(() => focusField(path))
        }}
      >
        Give search results a title of their own
      </Button>
    </div>
  )
}

function Control({ field, ...props }: Props<SimpleFormField>) {
  switch (field.kind) {
    case 'number':
      return <NumberField field={field} {...props} />
    case 'tick':
      return <TickField field={field} {...props} />
    case 'choice':
      return <ChoiceField field={field} {...props} />
    case 'text':
      return <TextField field={field} {...props} />
    default:
      return null
  }
}

function TextField(props: Props<TextFormField>) {
  const { field, value, path, label } = props
  const { change, choices, valueOf } = useForm()
  const { error, mark } = useNotes(path)
  const kind = field.text
  if (kind === 'picture') return <PictureField {...props} />
  if (kind === 'logo') return <LogoField {...props} />
  if (kind in CHOSEN) return <NameField {...props} kind={CHOSEN[kind as keyof typeof CHOSEN]} />
  const text = textOf(value)
  const siteValues = choices['site-value'] ?? []
  const common = {
    label,
    value: text,
    error,
    mark,
    count: field.words
      ? textCount(countWords(text), { ...field.words, unit: 'words' }, Boolean(error))
      : textCount(
          filledLength(text, siteValues),
          limitsOf(
            field,
            filledText(field.tail ?? '', siteValues).length,
            filledLength(text, siteValues),
            !isEmpty(valueOf(field.unless ?? '')),
          ),
          Boolean(error),
        ),
    hint: field.help,
    autoComplete: 'off',
    spellCheck: kind === 'line' || kind === 'long',
  }
  const write = (typed: string) => change(path, typed === '' && field.optional ? undefined : typed)
  if (kind === 'long' || kind === 'article-text') {
    return <Field kind="textarea" rows={2} {...common} onChange={({ target }) => write(target.value)} />
  }
  // A line wraps, so that all of it is visible; line breaks are replaced by spaces.
  if (kind === 'line') {
    return (
      <Field
        kind="textarea"
        rows={1}
        className={css.growing}
        {...common}
        onChange={({ target }) => write(target.value.replaceAll(/\s*\n\s*/g, ' '))}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault()
        }}
      />
    )
  }
  const type = kind in INPUT_TYPES ? INPUT_TYPES[kind as keyof typeof INPUT_TYPES] : 'text'
  return <Field {...common} type={type} onChange={({ target }) => write(target.value)} />
}

/** Returns the limits for the typed text alone, without what the site appends to it. */
function limitsOf(
  { min, max, unless, most = Infinity }: TextFormField,
  tail: number,
  length: number,
  isReplaced: boolean,
) {
  // The text is replaced in search results, or too long even for that: the larger limit applies, as in the fault.
  if (unless && (isReplaced || length > most)) return { max: most }
  return { min: min && Math.max(min - tail, 0), max: max && max - tail }
}

function NumberField({ field, value, path, label }: Props<Extract<FormField, { kind: 'number' }>>) {
  const { change } = useForm()
  const { error, mark } = useNotes(path)
  if (field.isPerson) {
    return <NameField field={field} value={value} path={path} label={label} kind="person" />
  }
  return (
    <Field
      type="number"
      inputMode={field.isWhole ? 'numeric' : 'decimal'}
      step={field.isWhole ? 1 : 'any'}
      min={field.min}
      max={field.max}
      label={label}
      hint={field.help}
      error={error}
      mark={mark}
      value={typeof value === 'number' ? value : ''}
      className={css.short}
      onChange={({ target }) => change(path, target.value === '' ? undefined : Number(target.value))}
    />
  )
}

function TickField({ field, value, path, label }: Props<Extract<FormField, { kind: 'tick' }>>) {
  const { change } = useForm()
  const { error } = useNotes(path)
  // The content stores what is still open, but the box is ticked for what is settled.
  const isSettling = field.waits !== undefined
  return (
    <>
      <Check
        label={label}
        hint={field.help}
        isSmall={field.waits === 'sample'}
        checked={(value === true) !== isSettling}
        aria-invalid={error ? true : undefined}
        // Where the field may be omitted, “no” is stored by omitting it.
        onChange={({ target }) =>
          change(path, target.checked !== isSettling || (field.isFlag || field.optional ? undefined : false))
        }
      />
      {error && <p className={fieldCss.error}>{error}</p>}
    </>
  )
}

function ChoiceField({ field, value, path, label }: Props<Extract<FormField, { kind: 'choice' }>>) {
  const { change } = useForm()
  const { error, mark } = useNotes(path)
  const isKnown = field.options.some((option) => option.value === value)
  return (
    <Field
      kind="select"
      label={label}
      hint={field.help}
      error={error}
      mark={mark}
      value={isKnown ? String(value) : ''}
      className={css.short}
      onChange={({ target }) => change(path, target.value || undefined)}
    >
      {(field.optional || !isKnown) && <option value="">{field.optional ? 'As usual' : 'Choose…'}</option>}
      {field.options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.title}
        </option>
      ))}
    </Field>
  )
}

type NameProps = Props<Pick<FormField, 'help' | 'optional'> & { kind: string }> & {
  kind: Exclude<ChoiceKind, 'picture' | 'logo'>
}

/** Chooses something of the site by its name, such as a page, a person or a case. */
function NameField({ field, value, path, label, kind }: NameProps) {
  const { change, choices } = useForm()
  const { error, mark } = useNotes(path)
  const all = choices[kind] ?? []
  const current = textOf(value)
  const chosen = all.find((choice) => choice.value === current)
  const offered = all.filter(({ isHidden }) => !isHidden)
  const groups = [...Map.groupBy(offered, ({ group }) => group ?? '')]
  const write = (chosen: string) =>
    change(path, chosen === '' ? undefined : kind === 'person' ? Number(chosen) : chosen)
  return (
    <Field
      kind="select"
      label={label}
      hint={field.help}
      error={error}
      mark={mark}
      value={current}
      onChange={({ target }) => write(target.value)}
    >
      {(field.optional || !current) && <option value="">{field.optional ? 'None' : 'Choose…'}</option>}
      {current && !offered.some(({ value }) => value === current) && (
        <option value={current}>{chosen ? `${chosen.title} (hidden)` : `${current} (not found)`}</option>
      )}
      {groups.map(([group, entries]) =>
        group ? (
          <optgroup key={group} label={group}>
            <Options entries={entries} />
          </optgroup>
        ) : (
          <Options key="" entries={entries} />
        ),
      )}
    </Field>
  )
}

const Options = ({ entries }: { entries: { value: string; title: string }[] }) =>
  entries.map(({ value, title }) => (
    <option key={value} value={value}>
      {entries.some((other) => other.value !== value && other.title === title) ? `${title} (${value})` : title}
    </option>
  ))

export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
