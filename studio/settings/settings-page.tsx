import { Link, Outlet, useLocation } from 'react-router'
import { isAllowed } from '#shared/studio/roles.ts'
import type { Permission } from '#shared/studio/roles.ts'
import { useMe } from '../app/use-me.ts'
import { Empty } from '../ui/notice.tsx'
import { Icon } from '../ui/icon.tsx'
import type { IconName } from '../ui/icon.tsx'
import css from './settings-page.module.css'

type Section = { to: string; label: string; hint: string; icon: IconName; needs: Permission | null }

const SECTIONS: Section[] = [
  {
    to: '/settings/account',
    label: 'Your account',
    hint: 'Devices, sign-out, light or dark',
    icon: 'key',
    needs: null,
  },
  {
    to: '/settings/notices',
    label: 'Notifications',
    hint: 'Hear of new enquiries on your phone or by mail',
    icon: 'bell',
    needs: 'leads',
  },
  {
    to: '/settings/templates',
    label: 'Reply templates',
    hint: 'What answers begin with',
    icon: 'chat',
    needs: 'templates',
  },
  {
    to: '/settings/office-hours',
    label: 'Office hours',
    hint: 'When an hour of waiting counts',
    icon: 'clock',
    needs: 'settings',
  },
  {
    to: '/settings/outgoing',
    label: 'What the site sends',
    hint: 'Other programs, confirmation mail, what did not arrive',
    icon: 'share',
    needs: 'settings',
  },
  { to: '/settings/people', label: 'People', hint: 'Who may sign in, and as what', icon: 'people', needs: 'people' },
  {
    to: '/settings/privacy',
    label: 'Export and privacy',
    hint: 'Files, one person, how long enquiries are kept',
    icon: 'shield',
    needs: 'privacy',
  },
  { to: '/settings/log', label: 'Log', hint: 'Who did what', icon: 'list', needs: 'audit' },
]

/** Menu of the settings and the chosen section; side by side where there is room. */
export function SettingsPage() {
  const { role } = useMe()
  const { pathname } = useLocation()
  const allowed = SECTIONS.filter(({ needs }) => needs === null || isAllowed(role, needs))
  const known = SECTIONS.find(({ to }) => pathname.startsWith(to))
  const isOpen = pathname !== '/settings'
  return (
    <div className={css.settings} data-open={isOpen || undefined}>
      <nav aria-label="Settings" className={css.nav}>
        <h1>Settings</h1>
        <ul>
          {allowed.map(({ to, label, hint, icon }) => (
            <li key={to}>
              <Link to={to} className={css.link} aria-current={pathname.startsWith(to) ? 'page' : undefined}>
                <Icon name={icon} />
                <span>
                  {label}
                  <small>{hint}</small>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={css.section}>
        {isOpen && (
          <Link to="/settings" className={css.back}>
            <Icon name="arrow-left" /> Settings
          </Link>
        )}
        {known && !allowed.includes(known) ? (
          <Empty icon="shield" title="Not part of your account">
            <p>Ask an owner to change this.</p>
          </Empty>
        ) : (
          <Outlet />
        )}
      </div>
    </div>
  )
}
