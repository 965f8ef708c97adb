import type { MouseEvent } from 'react'
import { scrollToId } from '../motion/scroll.ts'
import css from './scroll-circle.module.css'
import { Icon } from './icon.tsx'

/** A round link to the content below. The address of `#id` belongs to the hash router, so script scrolls by itself. */
export function ScrollCircle({ to, label = 'Scroll to the content' }: { to: string; label?: string }) {
  const onClick = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    scrollToId(to)
  }
  return (
    <a href={`#${to}`} className={css.circle} onClick={onClick}>
      <span className="visually-hidden">{label}</span>
      <Icon name="arrow-down" className={css.arrow} />
    </a>
  )
}
