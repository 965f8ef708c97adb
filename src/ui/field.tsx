import type { InputHTMLAttributes, ReactNode, Ref, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react'
import { classNames } from '../lib/class-names.ts'
import css from './field.module.css'
import { Icon } from './icon.tsx'

type FieldProps = {
  /** Name of the control, which is also its id, so that a server can find and fill the field. */
  name: string
  label: string
  hint?: string | undefined
  error?: string | undefined
  /** Content before the control, on its line. */
  before?: ReactNode
  /** Content below the control and the error: a counter, another way to get in touch. */
  aside?: ReactNode
  /** Word after the label that says the field may stay empty. */
  optional?: string | undefined
  className?: string | undefined
}

type Control =
  | ({ kind?: 'input'; ref?: Ref<HTMLInputElement> } & InputHTMLAttributes<HTMLInputElement>)
  | ({ kind: 'textarea'; ref?: Ref<HTMLTextAreaElement> } & TextareaHTMLAttributes<HTMLTextAreaElement>)
  | ({ kind: 'select'; ref?: Ref<HTMLSelectElement>; children: ReactNode } & SelectHTMLAttributes<HTMLSelectElement>)

/**
 * Label, control, hint and error, linked by ARIA. The error element is always rendered, so that changes are announced.
 */
export function Field({
  name,
  label,
  hint,
  error,
  before,
  aside,
  optional,
  className,
  ...control
}: FieldProps & Control) {
  const hintId = `${name}-hint`
  const errorId = `${name}-error`
  const asideId = `${name}-aside`
  const controlProps = {
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
          <Input control={control} controlProps={controlProps} />
        </div>
      ) : (
        <Input control={control} controlProps={controlProps} />
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

function Input({ control, controlProps }: { control: Control; controlProps: object }) {
  if (control.kind === 'textarea') {
    const { kind: _, ...rest } = control
    return <textarea rows={4} {...rest} {...controlProps} />
  }
  if (control.kind === 'select') {
    const { kind: _, ...rest } = control
    return <select {...rest} {...controlProps} />
  }
  const { kind: _, ...rest } = control
  return <input type="text" {...rest} {...controlProps} />
}
