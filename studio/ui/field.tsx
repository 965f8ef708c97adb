import { useId } from 'react'
import type { InputHTMLAttributes, ReactNode, Ref, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react'
import { classNames } from '../../src/lib/class-names.ts'
import css from './field.module.css'
import { Icon } from './icon.tsx'

type Common = {
  label: string
  hint?: ReactNode
  error?: string | undefined
  /** The label is read out but not shown. */
  isLabelHidden?: boolean
  className?: string | undefined
}

type Control =
  | ({ kind?: 'input'; ref?: Ref<HTMLInputElement> } & InputHTMLAttributes<HTMLInputElement>)
  | ({ kind: 'textarea'; ref?: Ref<HTMLTextAreaElement> } & TextareaHTMLAttributes<HTMLTextAreaElement>)
  | ({ kind: 'select'; ref?: Ref<HTMLSelectElement>; children: ReactNode } & SelectHTMLAttributes<HTMLSelectElement>)

/** Label, control, hint and error, connected by ids. */
export function Field({ label, hint, error, isLabelHidden, className, ...control }: Common & Control) {
  const id = useId()
  const tied = {
    id,
    className: css.control,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': classNames(hint ? `${id}-hint` : '', error && `${id}-error`) || undefined,
  }
  return (
    <div className={classNames(css.field, className)}>
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : css.label}>
        {label}
      </label>
      <Input control={control} tied={tied} />
      {hint && (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
      <p id={`${id}-error`} className={css.error} role="alert">
        {error}
      </p>
    </div>
  )
}

function Input({ control, tied }: { control: Control; tied: object }) {
  if (control.kind === 'textarea') {
    const { kind: _, ...rest } = control
    return <textarea rows={3} {...rest} {...tied} />
  }
  if (control.kind === 'select') {
    const { kind: _, ...rest } = control
    return (
      <span className={css.select}>
        <select {...rest} {...tied} />
        <Icon name="chevron-down" />
      </span>
    )
  }
  const { kind: _, ...rest } = control
  return <input type="text" {...rest} {...tied} />
}
