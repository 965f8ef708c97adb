import type { ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'
import { Divider } from './divider.tsx'
import type { Ground } from './ground.ts'
import css from './section.module.css'

type SectionProps = {
  ground?: Ground
  /** Edge that has a divider. */
  divider?: 'top' | 'bottom' | undefined
  /** Id of the section's heading. */
  labelledBy?: string | undefined
  label?: string | undefined
  id?: string | undefined
  /** Block padding; the large one when left out. */
  padding?: 'none' | 'small' | undefined
  /** Lets the children span the window instead of the content column. */
  bleed?: boolean
  className?: string | undefined
  children: ReactNode
}

export function Section(props: SectionProps) {
  const { ground = 'bone', divider, labelledBy, label, id, padding, bleed, className, children } = props
  return (
    <section
      id={id}
      className={classNames(css.section, className)}
      data-ground={ground}
      data-pad={padding}
      aria-labelledby={labelledBy}
      aria-label={label}
    >
      {divider === 'top' && <Divider className={css.top} />}
      {bleed ? children : <div className="wrap">{children}</div>}
      {divider === 'bottom' && <Divider className={css.bottom} />}
    </section>
  )
}
