import { usePath } from '../../router/path-context.tsx'
import { documentUrl } from '../../lib/document-url.ts'
import css from './sticky-tabs.module.css'

/** Distance in px from the top of the window at which a chosen section comes to rest. */
export const TAB_CLICK_OFFSET = 100

type StickyTabsProps = {
  label: string
  /** `group` is a heading above the first tab of a group, in the look `index`. */
  items: readonly { id: string; label: string; group?: string | undefined }[]
  /** `board` rests 60 px below the top, `quiet` 50 px, `index` beside the sections where there is room. */
  look: 'board' | 'quiet' | 'index'
  /**
   * Share of a section in view that makes it the current one. When left out, the current one is the last whose top has
   * passed 200 px.
   */
  threshold?: number
  /** Hides the bar at the end of the page. */
  hidesAtBottom?: boolean
}

/** Links to the sections below that follow the reader. Behaviour: sticky-tabs.client.ts. */
export function StickyTabs({ label, items, look, threshold, hidesAtBottom }: StickyTabsProps) {
  const path = usePath()
  return (
    <nav
      aria-label={label}
      className={css.bar}
      data-look={look}
      data-sticky-tabs=""
      data-bar=""
      data-enhance="sticky-tabs"
      data-threshold={threshold}
      data-hides-at-bottom={hidesAtBottom || undefined}
    >
      <ul className={css.list}>
        {items.map((item, index) => (
          <li key={item.id} className={css.item} data-group={item.group}>
            <a
              href={`${documentUrl(path, import.meta.env.BASE_URL)}#${item.id}`}
              aria-current={index === 0 ? 'location' : undefined}
              className={css.tab}
              data-scroll={TAB_CLICK_OFFSET}
            >
              {item.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
