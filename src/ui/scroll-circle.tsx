import css from './scroll-circle.module.css'
import { Icon } from './icon.tsx'

type ScrollCircleProps = {
  to: string
  label?: string
  /** Where the content comes to rest, in px below the top of the window; just below the bar when left out. */
  offset?: number | undefined
  /** Id of what follows: the circle leads there where the content is in its place already. */
  beyond?: string
}

/** A round link to the content below. `#id` in the URL belongs to the hash router: src/client/navigation.ts scrolls. */
export function ScrollCircle({ to, label = 'Scroll to the content', offset, beyond }: ScrollCircleProps) {
  return (
    <a href={`#${to}`} className={css.circle} data-drift="" data-scroll={offset ?? ''} data-beyond={beyond}>
      <span className="visually-hidden">{label}</span>
      <Icon name="arrow-down" className={css.arrow} />
    </a>
  )
}
