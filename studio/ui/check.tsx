import { useId } from 'react'
import type { InputHTMLAttributes, ReactNode } from 'react'
import css from './check.module.css'

type Props = { label: string; hint?: ReactNode } & Omit<InputHTMLAttributes<HTMLInputElement>, 'type'>

/** A box to tick, with what it does beside it; the whole line can be pressed. */
export function Check({ label, hint, ...input }: Props) {
  const id = useId()
  return (
    <label className={css.check}>
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
