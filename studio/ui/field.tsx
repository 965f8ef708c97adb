import { useId } from 'react'
import type { InputHTMLAttributes, ReactNode, Ref, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react'
import { classNames } from '../../src/lib/class-names.ts'
import css from './field.module.css'
import { Icon } from './icon.tsx'

/** Length of the text, shown beside the label. */
export type Count = { words: string; isFault: boolean }

type Common = {
  label: string
  /** Short label such as “To write”, shown beside the label but not part of the accessible name. */
  mark?: string | undefined
  count?: Count | undefined
  hint?: ReactNode
  error?: string | undefined
  /** Whether the label is only for screen readers. */
  isLabelHidden?: boolean
  className?: string | undefined
}

type Control =
  | ({ kind?: 'input'; ref?: Ref<HTMLInputElement> } & InputHTMLAttributes<HTMLInputElement>)
  | ({ kind: 'textarea'; ref?: Ref<HTMLTextAreaElement> } & TextareaHTMLAttributes<HTMLTextAreaElement>)
  | ({ kind: 'select'; ref?: Ref<HTMLSelectElement>; children: ReactNode } & SelectHTMLAttributes<HTMLSelectElement>)

/** Label, control, error and hint, associated by ids. */
export function Field({ label, mark, count, hint, error, isLabelHidden, className, ...control }: Common & Control) {
  const id = useId()
  const tied = {
    id,
    className: css.control,
    'aria-invalid': error ? true : undefined,
    'aria-describedby':
      classNames(mark && `${id}-mark`, error && `${id}-error`, hint ? `${id}-hint` : '', count && `${id}-count`) ||
      undefined,
  }
  return (
    <div className={classNames(css.field, className)}>
      <div className={isLabelHidden ? 'visually-hidden' : css.head}>
        <label htmlFor={id} className={css.label}>
          {label}
        </label>
        {mark && (
          <span id={`${id}-mark`} className={css.mark}>
            {mark}
          </span>
        )}
        {count && (
          <span id={`${id}-count`} className={css.count} data-fault={count.isFault || undefined}>
            {count.words}
          </span>
        )}
      </div>
      <Input control={control} tied={tied} />
      <p id={`${id}-error`} className={css.error} role="alert">
        {error}
      </p>
      {hint && (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
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
