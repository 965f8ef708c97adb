import { useState } from 'react'
import { navigation } from '../../content/navigation.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { MenuPicture } from './menu-picture.tsx'
import { MenuTab } from './menu-tab.tsx'
import css from './mega-menu.module.css'

export function ResourcesMenu({ pictures }: { pictures: boolean }) {
  const { cases, blogs } = navigation.resources
  const [active, setActive] = useState<'cases' | 'blogs'>('cases')
  return (
    <ul className={css.tabs}>
      <MenuTab tab={cases} active={active === 'cases'} onActive={() => setActive('cases')}>
        <ul className={css.pictured}>
          {cases.items.map(({ name, to, picture }) => (
            <li key={to}>
              <Link to={to} className={css.pictureLink}>
                <MenuPicture picture={picture} sizes="5rem" shown={pictures} className={css.thumb} />
                <span className={css.pictureTitle}>{name}</span>
              </Link>
            </li>
          ))}
        </ul>
      </MenuTab>
      <MenuTab tab={blogs} active={active === 'blogs'} onActive={() => setActive('blogs')}>
        <ul className={css.featured}>
          {blogs.featured.map(({ title, to, picture }) => (
            <li key={to}>
              <Link to={to} className={css.feature}>
                <MenuPicture picture={picture} sizes="18rem" shown={pictures} className={css.featurePicture} />
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
