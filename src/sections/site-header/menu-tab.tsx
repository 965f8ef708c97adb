import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import css from './mega-menu.module.css'

type MenuTabProps = {
  tab: { id: string; label: string; to: string; line: string }
  active: boolean
  onActive: () => void
  children: ReactNode
}

/** A link to an overview whose content shows on hover and focus; touch and keyboard also have a button for it. */
export function MenuTab({ tab: { id, label, to, line }, active, onActive, children }: MenuTabProps) {
  return (
    <li className={css.tab} data-active={active || undefined}>
      <span className={css.tabHead} onPointerEnter={(event) => event.pointerType === 'mouse' && onActive()}>
        <Link to={to} className={css.tabLink} onFocus={onActive}>
          {label}
        </Link>
        <button
          type="button"
          className={css.peek}
          aria-expanded={active}
          aria-controls={`menu-${id}`}
          aria-label={`Show ${label}`}
          onClick={onActive}
        >
          <Icon name="arrow-right" />
        </button>
      </span>
      <div id={`menu-${id}`} className={css.content}>
        <p className={css.tabLine}>{line}</p>
        {children}
      </div>
    </li>
  )
}
