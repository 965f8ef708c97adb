import type { ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'
import css from './marquee.module.css'

type MarqueeProps = {
  /** Named by the section around it, or by this label. */
  label?: string
  /** How long one turn takes. */
  pace?: 'slow' | 'medium' | 'fast'
  reverse?: boolean
  className?: string
  children: ReactNode
}

/** A drifting band. Its children (list items) are drawn twice, the second time hidden from assistive technology. */
export function Marquee({ label, pace = 'medium', reverse, className, children }: MarqueeProps) {
  return (
    <div
      className={classNames(css.marquee, className)}
      data-drift=""
      data-pace={pace}
      data-reverse={reverse || undefined}
    >
      <ul className={css.row} aria-label={label}>
        {children}
      </ul>
      <ul className={css.row} aria-hidden="true" inert>
        {children}
      </ul>
    </div>
  )
}
