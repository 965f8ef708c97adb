import type { SectionOf } from '../../content/services.ts'
import { RotatingBadge } from '../../ui/rotating-badge.tsx'
import css from './badge-divider.module.css'

/** The rotating badge, half on the section above and half on the one below. */
export function BadgeDivider({ text }: SectionOf<'badge'>) {
  return (
    <div className={css.divider}>
      <RotatingBadge text={text} className={css.badge} />
    </div>
  )
}
