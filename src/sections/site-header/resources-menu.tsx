import { navigation } from '../../content/navigation.ts'
import { classNames } from '../../lib/class-names.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { MenuTab } from './menu-tab.tsx'
import css from './mega-menu.module.css'
import tabs from './menu-tab.module.css'

export function ResourcesMenu() {
  const {
    about,
    resources: { cases, blogs },
  } = navigation
  return (
    <ul className={tabs.tabs}>
      <MenuTab tab={cases} first>
        <ul className={css.pictured}>
          {cases.items.map(({ name, to }) => (
            <li key={to}>
              <Link to={to} className={css.pictureLink}>
                <span className={css.pictureTitle}>{name}</span>
              </Link>
            </li>
          ))}
        </ul>
      </MenuTab>
      <MenuTab tab={blogs}>
        <ul className={css.featured}>
          {blogs.featured.map(({ title, to }) => (
            <li key={to}>
              <Link to={to} className={css.feature}>
                <span className={css.pictureTitle}>{title}</span>
              </Link>
            </li>
          ))}
        </ul>
        <Button to={blogs.to} variant="outline">
          {blogs.viewAll}
        </Button>
      </MenuTab>
      <li className={classNames(tabs.tab, tabs.small)}>
        <Link to={about.to} className={tabs.tabLink}>
          {about.label}
        </Link>
      </li>
    </ul>
  )
}
