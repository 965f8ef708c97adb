import type { InputHTMLAttributes, ReactNode, Ref, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react'
import { classNames } from '../lib/class-names.ts'
import css from './field.module.css'
import { Icon } from './icon.tsx'

type Common = {
  /** Also the id, so that a server can find and fill the field. */
  name: string
  label: string
  hint?: string | undefined
  error?: string | undefined
  /** Stands before the control, on its line. */
  before?: ReactNode
  /** Stands below the control, after the error: a counter, another way. */
  aside?: ReactNode
  /** Word shown after the label of a field that may stay empty. */
  optional?: string | undefined
  className?: string | undefined
}

type Control =
  | ({ kind?: 'input'; ref?: Ref<HTMLInputElement> } & InputHTMLAttributes<HTMLInputElement>)
  | ({ kind: 'textarea'; ref?: Ref<HTMLTextAreaElement> } & TextareaHTMLAttributes<HTMLTextAreaElement>)
  | ({ kind: 'select'; ref?: Ref<HTMLSelectElement>; children: ReactNode } & SelectHTMLAttributes<HTMLSelectElement>)

/** Label, control, hint and error, tied together. The error's place is always in the HTML, so that it is announced. */
export function Field({ name, label, hint, error, before, aside, optional, className, ...control }: Common & Control) {
  const hintId = `${name}-hint`
  const errorId = `${name}-error`
  const asideId = `${name}-aside`
  const tied = {
    id: name,
    name,
    className: css.control,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': classNames(hint && hintId, error && errorId, Boolean(aside) && asideId) || undefined,
  }
  return (
    <div className={classNames(css.field, className)} data-invalid={error ? '' : undefined}>
      <label htmlFor={name} className={css.label}>
        {optional ? `${label} ` : label}
        {optional && <span className={css.optional}>{optional}</span>}
      </label>
      {hint && (
        <p id={hintId} className={css.hint}>
          {hint}
        </p>
      )}
      {before ? (
        <div className={css.row}>
          {before}
          <Input control={control} tied={tied} />
        </div>
      ) : (
        <Input control={control} tied={tied} />
      )}
      <div className={css.below}>
        <p id={errorId} className={css.error}>
          {error && (
            <>
              <Icon name="alert" />
              {error}
            </>
          )}
        </p>
        {aside && (
          <p id={asideId} className={css.aside}>
            {aside}
          </p>
        )}
      </div>
    </div>
  )
}

function Input({ control, tied }: { control: Control; tied: object }) {
  if (control.kind === 'textarea') {
    const { kind: _, ...rest } = control
    return <textarea rows={4} {...rest} {...tied} />
  }
  if (control.kind === 'select') {
    const { kind: _, ...rest } = control
    return <select {...rest} {...tied} />
  }
  const { kind: _, ...rest } = control
  return <input type="text" {...rest} {...tied} />
}
