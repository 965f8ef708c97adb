import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useSearchParams } from 'react-router'
import { VIEW_LABELS, VIEWS, viewSchema } from '#shared/studio/leads.ts'
import type { View } from '#shared/studio/leads.ts'
import { isAllowed, ROLE_LABELS } from '#shared/studio/roles.ts'
import { site } from '../../src/content/site.ts'
import { countsQuery, editingQuery } from '../api/queries.ts'
import { Icon } from '../ui/icon.tsx'
import type { IconName } from '../ui/icon.tsx'
import { openKeyboardHelp } from './keyboard-help.tsx'
import css from './navigation.module.css'
import { PublishingNotice } from './publishing-notice.tsx'
import { useMe } from './use-me.ts'

const VIEW_ICONS: Record<View, IconName> = {
  open: 'inbox',
  unread: 'dot',
  mine: 'person',
  due: 'calendar',
  closed: 'archive',
  held: 'shield',
  all: 'list',
}

const MAX_SHOWN = 99

/** Main navigation: a bar of four items at the bottom of narrow windows, otherwise a column with every list. */
export function Navigation() {
  const me = useMe()
  const worksLeads = isAllowed(me.role, 'leads')
  const { pathname } = useLocation()
  const mayEdit = isAllowed(me.role, 'content')
  const { data: canEdit = false } = useQuery({ ...editingQuery, enabled: mayEdit })
  const isSettings = pathname.startsWith('/settings')
  return (
    <nav className={css.navigation} aria-label="Studio">
      <p className={css.brand}>
        {site.brand} <span>Studio</span>
      </p>
      {worksLeads && <Views onBar={canEdit ? ON_BAR.slice(0, 2) : ON_BAR} />}
      <ul className={css.foot}>
        {mayEdit && canEdit && (
          <li>
            <Link to="/words" className={css.item} aria-current={pathname.startsWith('/words') ? 'page' : undefined}>
              <Icon name="pencil" />
              <span className={css.label}>
                Words<span className={css.rest}> and pictures</span>
              </span>
              <PublishingNotice />
            </Link>
          </li>
        )}
        <li>
          <Link to="/numbers" className={css.item} aria-current={pathname.startsWith('/numbers') ? 'page' : undefined}>
            <Icon name="chart" />
            <span className={css.label}>Numbers</span>
          </Link>
        </li>
        <li>
          <Link to="/settings" className={css.item} aria-current={isSettings ? 'page' : undefined}>
            <Icon name="settings" />
            <span className={css.label}>Settings</span>
          </Link>
        </li>
        {worksLeads && (
          <li className={css.wideOnly}>
            <button type="button" className={css.item} onClick={openKeyboardHelp}>
              <Icon name="keyboard" />
              <span className={css.label}>Keyboard</span>
            </button>
          </li>
        )}
      </ul>
      <p className={css.me}>
        {me.name}
        <small>{ROLE_LABELS[me.role]}</small>
      </p>
    </nav>
  )
}

/**
 * Lists on the bar of narrow windows; the last one is left out when “Words” needs its place. The others are shown as
 * chips above the list.
 */
const ON_BAR: readonly View[] = ['open', 'mine', 'due']

function Views({ onBar }: { onBar: readonly View[] }) {
  const { data: counts } = useQuery(countsQuery)
  const shown: Partial<Record<View, number>> = { ...counts, open: counts?.unread ?? 0, unread: counts?.unread ?? 0 }
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const current = pathname.startsWith('/leads') ? viewSchema.catch('open').parse(search.get('view') ?? 'open') : null
  return (
    <ul className={css.views}>
      {VIEWS.map((view) => (
        <li key={view} className={onBar.includes(view) ? undefined : css.wideOnly}>
          <Link
            to={view === 'open' ? '/leads' : `/leads?view=${view}`}
            className={css.item}
            aria-current={view === current ? 'page' : undefined}
          >
            <Icon name={VIEW_ICONS[view]} />
            <span className={css.label}>{view === 'open' ? 'Enquiries' : VIEW_LABELS[view]}</span>
            <Count value={view === 'open' ? undefined : shown[view]} />
            {view === 'open' && <Count value={shown.unread} isOnBar />}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Count({ value, isOnBar }: { value: number | undefined; isOnBar?: boolean }) {
  if (!value) return null
  return (
    <span className={css.count} data-on-bar={isOnBar || undefined}>
      {value > MAX_SHOWN ? `${MAX_SHOWN}+` : value}
      {isOnBar && <span className="visually-hidden"> unread</span>}
    </span>
  )
}
