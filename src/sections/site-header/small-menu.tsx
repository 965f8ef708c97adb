import { navigation } from '../../content/navigation.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { MenuFooter } from './menu-footer.tsx'
import menu from './menu.module.css'
import css from './site-header.module.css'

/** The plain dropdown of small screens. */
export function SmallMenu() {
  return (
    <details data-menu="small" className={css.small}>
      <summary className={css.burger} aria-label="Menu">
        <Icon name="menu" className={css.whenClosed} />
        <Icon name="close" className={css.whenOpen} />
      </summary>
      <div className={css.dropdown} data-ground="ink">
        <nav aria-label="Menu">
          <ul>
            {navigation.small.map(({ label, to }) => (
              <li key={to}>
                <Link to={to} className={menu.smallLink}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <MenuFooter />
      </div>
    </details>
  )
}
