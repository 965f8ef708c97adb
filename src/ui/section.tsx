import type { ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'
import { Band } from './band.tsx'
import type { Ground } from './ground.ts'
import css from './section.module.css'

type SectionProps = {
  ground?: Ground
  /** Woven band on the upper or lower edge. */
  seam?: 'top' | 'bottom' | undefined
  /** Id of its heading. */
  labelledBy?: string | undefined
  label?: string | undefined
  id?: string | undefined
  /** Room above and below. */
  room?: 'none' | 'small' | 'large'
  /** Children span the window instead of the content column. */
  bleed?: boolean
  className?: string | undefined
  children: ReactNode
}

export function Section(props: SectionProps) {
  const { ground = 'bone', seam, labelledBy, label, id, room = 'large', bleed, className, children } = props
  return (
    <section
      id={id}
      className={classNames(css.section, className)}
      data-ground={ground}
      data-room={room}
      aria-labelledby={labelledBy}
      aria-label={label}
    >
      {seam === 'top' && <Band className={css.top} />}
      {bleed ? children : <div className="wrap">{children}</div>}
      {seam === 'bottom' && <Band className={css.bottom} />}
    </section>
  )
}
