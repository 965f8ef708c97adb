import css from './scroll-down-link.module.css'
import { Icon } from './icon.tsx'

type ScrollDownLinkProps = {
  to: string
  label?: string
  /**
   * Distance in px from the top of the viewport at which the target comes to rest; just below the bar when left out.
   */
  offset?: number | undefined
  /** Id of the element to scroll to if the target is in place already. */
  beyond?: string
}

/** Link to the content below. The hash router would read `#id` as a route, so src/client/navigation.ts scrolls. */
export function ScrollDownLink({ to, label = 'Scroll to the content', offset, beyond }: ScrollDownLinkProps) {
  return (
    // The in-view observer may set data-play before React hydrates.
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
