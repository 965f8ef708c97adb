import type { SectionOf } from '../../content/services.ts'
import { RotatingBadge } from '../../ui/rotating-badge.tsx'
import css from './seam.module.css'

/** The turning badge, pinned to the seam between two sections. */
export function Seam({ text }: SectionOf<'badge'>) {
  return (
    <div className={css.seam}>
      <RotatingBadge text={text} className={css.badge} />
    </div>
  )
}
