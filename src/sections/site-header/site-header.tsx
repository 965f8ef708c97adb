import { useEffect, useRef } from 'react'
import { useLocation } from '../../router/route-view.tsx'
import { navigation } from '../../content/navigation.ts'
import { site } from '../../content/site.ts'
import { MotionToggle } from '../../motion/motion-toggle.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Brand } from './brand.tsx'
import { closeMenus, mountHeader } from './header-behaviour.ts'
import { MenuFooter } from './menu-footer.tsx'
import menus from './menus.module.css'
import { ResourcesMenu } from './resources-menu.tsx'
import { ServicesMenu } from './services-menu.tsx'
import css from './site-header.module.css'

/** Small screens have one button that shows both menus, and nothing else of them is theirs alone. */
export function SiteHeader() {
  const header = useRef<HTMLElement>(null)
  const { key } = useLocation()
  const { about, contact, services, resources } = navigation
  useEffect(() => (header.current ? mountHeader(header.current) : undefined), [])
  // A menu that was opened before the code came stays open.
  const shownFor = useRef(key)
  useEffect(() => {
    if (header.current && shownFor.current !== key) closeMenus(header.current)
    shownFor.current = key
  }, [key])
  return (
    <header ref={header} className={css.header} data-header data-bar="">
      <div className={css.bar}>
        <Link to="/" className={css.home} aria-label={`${site.brand}, home`}>
          <Brand />
        </Link>
        <details data-menu="small" className={menus.small}>
          <summary className={css.burger} aria-label="Menu">
            <Icon name="menu" className={css.whenClosed} />
            <Icon name="close" className={css.whenOpen} />
          </summary>
        </details>
        <nav aria-label="Main" className={menus.menus}>
          <Link to={about.to} className={menus.item}>
            {about.label}
          </Link>
          <details data-menu="">
            <summary className={menus.item}>{services.label}</summary>
            <div className={menus.sheet} data-ground="ink">
              <ServicesMenu />
              <MenuFooter />
            </div>
          </details>
          <details data-menu="">
            <summary className={menus.item}>{resources.label}</summary>
            <div className={menus.sheet} data-ground="ink">
              <ResourcesMenu />
              <MenuFooter />
            </div>
          </details>
        </nav>
        <MotionToggle className={menus.pause} />
        <Button to={contact.to} icon={false} className={css.contact}>
          {contact.label}
        </Button>
      </div>
    </header>
  )
}
