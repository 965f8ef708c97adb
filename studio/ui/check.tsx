import { useId } from 'react'
import type { InputHTMLAttributes, ReactNode } from 'react'
import css from './check.module.css'

type Props = {
  label: string
  hint?: ReactNode
  /** Smaller text, for an option of lesser importance. */
  isSmall?: boolean
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'type'>

/** Checkbox with a label and a hint; the whole line can be pressed. */
export function Check({ label, hint, isSmall, ...input }: Props) {
  const id = useId()
  return (
    <label className={css.check} data-small={isSmall || undefined}>
      <input
        {...input}
        type="checkbox"
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
      <span className={css.text}>
        <span id={`${id}-label`} className={css.label}>
          {label}
        </span>
        {hint && <small id={`${id}-hint`}>{hint}</small>}
      </span>
    </label>
  )
}
