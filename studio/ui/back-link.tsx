import { Link } from 'react-router'
import css from './back-link.module.css'
import { Icon } from './icon.tsx'

export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <Link to={to} className={css.back} aria-label={label}>
      <Icon name="arrow-left" />
    </Link>
  )
}
