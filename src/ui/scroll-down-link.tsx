import css from './scroll-down-link.module.css'
import { Icon } from './icon.tsx'

type ScrollDownLinkProps = {
  to: string
  label?: string
  /** Offset in px from the viewport's top at which the target comes to rest; just below the bar when left out. */
  offset?: number | undefined
  /** Id of the element to scroll to when the target is in place already. */
  beyond?: string
}

/** Link to the content below. `#id` would be a route to the hash router: src/client/navigation.ts scrolls. */
export function ScrollDownLink({ to, label = 'Scroll to the content', offset, beyond }: ScrollDownLinkProps) {
  return (
    // What comes into view before React is loaded has `on` or `off` in data-play.
    <a
      href={`#${to}`}
      className={css.circle}
      data-play=""
      data-scroll={offset ?? ''}
      data-beyond={beyond}
      suppressHydrationWarning
    >
      <span className="visually-hidden">{label}</span>
      <Icon name="arrow-down" className={css.arrow} />
    </a>
  )
}
