import { navigation } from '../../content/navigation.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { MenuTab } from './menu-tab.tsx'
import css from './mega-menu.module.css'

export function ResourcesMenu() {
  const { cases, blogs } = navigation.resources
  return (
    <ul className={css.tabs}>
      <MenuTab tab={cases} active>
        <ul className={css.pictured}>
          {cases.items.map(({ name, to }) => (
            <li key={to}>
              <Link to={to} className={css.pictureLink}>
                <span className={css.thumb} data-sizes="5rem" />
                <span className={css.pictureTitle}>{name}</span>
              </Link>
            </li>
          ))}
        </ul>
      </MenuTab>
      <MenuTab tab={blogs} active={false}>
        <ul className={css.featured}>
          {blogs.featured.map(({ title, to }) => (
            <li key={to}>
              <Link to={to} className={css.feature}>
                <span className={css.featurePicture} data-sizes="18rem" />
                <span className={css.pictureTitle}>{title}</span>
              </Link>
            </li>
          ))}
        </ul>
        <Button to={blogs.to} variant="outline">
          {blogs.viewAll}
        </Button>
      </MenuTab>
    </ul>
  )
}
