import { useEffect, useRef, useState } from 'react'
import { useLocation } from '../../router/route-view.tsx'
import { navigation } from '../../content/navigation.ts'
import { site } from '../../content/site.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Brand } from './brand.tsx'
import { closeMenus, runHeader } from './header-behaviour.ts'
import { MenuFooter } from './menu-footer.tsx'
import { ResourcesMenu } from './resources-menu.tsx'
import { ServicesMenu } from './services-menu.tsx'
import css from './site-header.module.css'
import { SmallMenu } from './small-menu.tsx'

export function SiteHeader() {
  const header = useRef<HTMLElement>(null)
  const { key } = useLocation()
  const { about, contact, services, resources } = navigation
  const [menuPictures, setMenuPictures] = useState(false)
  useEffect(() => (header.current ? runHeader(header.current, () => setMenuPictures(true)) : undefined), [])
  // A menu that was opened before the code came stays open.
  const shownFor = useRef(key)
  useEffect(() => {
    if (header.current && shownFor.current !== key) closeMenus(header.current)
    shownFor.current = key
  }, [key])
  return (
    <header ref={header} className={css.header} data-header>
      <div className={css.bar}>
        <Link to="/" className={css.home} aria-label={`${site.brand}, home`}>
          <Brand />
        </Link>
        <nav aria-label="Main" className={css.wide}>
          <Link to={about.to} className={css.item}>
            {about.label}
          </Link>
          <details data-menu name="menu">
            <summary className={css.item}>{services.label}</summary>
            <div className={css.sheet} data-ground="ink">
              <ServicesMenu pictures={menuPictures} />
              <MenuFooter />
            </div>
          </details>
          <details data-menu name="menu">
            <summary className={css.item}>{resources.label}</summary>
            <div className={css.sheet} data-ground="ink">
              <ResourcesMenu pictures={menuPictures} />
              <MenuFooter />
            </div>
          </details>
        </nav>
        <Button to={contact.to} icon={false} className={css.contact}>
          {contact.label}
        </Button>
        <SmallMenu />
      </div>
    </header>
  )
}
