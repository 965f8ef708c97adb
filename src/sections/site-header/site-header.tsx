import { navigation } from '../../content/navigation.ts'
import { site } from '../../content/site.ts'
import { MotionToggle } from '../../ui/motion-toggle.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Brand } from './brand.tsx'
import { MenuFooter } from './menu-footer.tsx'
import menus from './menus.module.css'
import { ResourcesMenu } from './resources-menu.tsx'
import { ServicesMenu } from './services-menu.tsx'
import css from './site-header.module.css'

/** Bar and menus; small screens have one button that shows both menus. Behaviour: site-header.client.ts. */
export function SiteHeader() {
  const { about, contact, services, resources } = navigation
  return (
    <header className={css.header} data-header data-bar="" data-enhance="site-header">
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
