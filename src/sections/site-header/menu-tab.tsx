import type { RoutePath } from '../../routes.ts'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import css from './menu-tab.module.css'

type MenuTabProps = {
  tab: { label: string; short?: string | undefined; to: RoutePath }
  /** Whether this tab is shown when the menu opens on a large screen. */
  first?: boolean
  children: ReactNode
}

/** A link to an overview and a button for its content; menu-tabs.ts opens and closes them. */
export function MenuTab({ tab: { label, short, to }, first, children }: MenuTabProps) {
  return (
    <li className={css.tab} data-tab="" data-active={first ? '' : undefined}>
      <span className={css.tabHead}>
        <Link to={to} className={css.tabLink}>
          {short ? (
            <>
              <span className={css.long}>{label}</span>
              <span className={css.short}>{short}</span>
            </>
          ) : (
            label
          )}
        </Link>
        <button type="button" className={css.peek} aria-expanded={Boolean(first)} aria-label={`Show ${short ?? label}`}>
          <Icon name="arrow-right" />
        </button>
      </span>
      <div className={css.content}>{children}</div>
    </li>
  )
}
