import type { ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'
import css from './marquee.module.css'

type MarqueeProps = {
  /** Accessible name, for a row whose section does not name it. */
  label?: string
  /** Speed of the loop. */
  pace?: 'slow' | 'medium' | 'fast'
  reverse?: boolean
  className?: string
  children: ReactNode
}

/** Row that loops. Its children (list items) are rendered twice, with the copy hidden from assistive technology. */
export function Marquee({ label, pace = 'medium', reverse, className, children }: MarqueeProps) {
  return (
    <div
      className={classNames(css.marquee, className)}
      data-play=""
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
