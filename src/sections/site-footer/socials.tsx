import { site } from '../../content/site.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import css from './socials.module.css'

const networks = [
  { name: 'instagram', label: 'Instagram' },
  { name: 'youtube', label: 'YouTube' },
  { name: 'linkedin', label: 'LinkedIn' },
] as const

export function Socials() {
  return (
    <ul className={css.socials}>
      {networks.map(({ name, label }) => (
        <li key={name}>
          <Link href={site.socials[name]} className={css.social} aria-label={label}>
            <Icon name={name} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
