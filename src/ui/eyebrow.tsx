import type { ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'
import css from './eyebrow.module.css'

type EyebrowProps = { number?: number | undefined; className?: string | undefined; children: ReactNode }

/** Label above a heading, optionally numbered 01, 02 … */
export function Eyebrow({ number, className, children }: EyebrowProps) {
  return (
    <p className={classNames(css.eyebrow, className)}>
      {number !== undefined && <span className={css.number}>{String(number).padStart(2, '0')}</span>}
      {children}
    </p>
  )
}
