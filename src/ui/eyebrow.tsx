import type { ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'
import css from './eyebrow.module.css'

type EyebrowProps = { number?: number | undefined; className?: string | undefined; children: ReactNode }

/** The small label over a heading, numbered 01, 02 … where sections count up. */
export function Eyebrow({ number, className, children }: EyebrowProps) {
  return (
    <p className={classNames(css.eyebrow, className)}>
      {number !== undefined && <span className={css.number}>{String(number).padStart(2, '0')}</span>}
      {children}
    </p>
  )
}
