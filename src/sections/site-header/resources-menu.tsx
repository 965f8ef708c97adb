import { navigation } from '../../content/navigation.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { MenuPicture } from './menu-picture.tsx'
import { MenuTab } from './menu-tab.tsx'
import css from './mega-menu.module.css'

export function ResourcesMenu() {
  const { cases, blogs } = navigation.resources
  return (
    <ul className={css.tabs}>
      <MenuTab tab={cases} active>
        <ul className={css.pictured}>
          {cases.items.map(({ name, to, picture }) => (
            <li key={to}>
              <Link to={to} className={css.pictureLink}>
                <MenuPicture picture={picture} sizes="5rem" shown={false} className={css.thumb} />
                <span className={css.pictureTitle}>{name}</span>
              </Link>
            </li>
          ))}
        </ul>
      </MenuTab>
      <MenuTab tab={blogs} active={false}>
        <ul className={css.featured}>
          {blogs.featured.map(({ title, to, picture }) => (
            <li key={to}>
              <Link to={to} className={css.feature}>
                <MenuPicture picture={picture} sizes="18rem" shown={false} className={css.featurePicture} />
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
