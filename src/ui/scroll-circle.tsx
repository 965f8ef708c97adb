import type { MouseEvent } from 'react'
import { scrollToId } from '../motion/scroll.ts'
import css from './scroll-circle.module.css'
import { Icon } from './icon.tsx'

type ScrollCircleProps = {
  to: string
  label?: string
  /** Where the content comes to rest, in px below the top of the window; just below the bar when left out. */
  offset?: number
  /** Id of what follows: the circle leads there where the content is in its place already. */
  beyond?: string
}

const AT_REST_PX = 100

/** A round link to the content below. The address of `#id` belongs to the hash router, so script scrolls by itself. */
export function ScrollCircle({ to, label = 'Scroll to the content', offset, beyond }: ScrollCircleProps) {
  const onClick = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const rest = offset ?? barHeight()
    const top = document.getElementById(to)?.getBoundingClientRect().top ?? 0
    scrollToId(beyond && top - rest < AT_REST_PX ? beyond : to, { offset: rest })
  }
  return (
    <a href={`#${to}`} className={css.circle} data-drift="" onClick={onClick}>
      <span className="visually-hidden">{label}</span>
      <Icon name="arrow-down" className={css.arrow} />
    </a>
  )
}

/** Of the bar as it is once the page is scrolled. */
function barHeight(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--header-height-small'))
}
