import { navigation } from '../../content/navigation.ts'
import { site } from '../../content/site.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Brand } from './brand.tsx'
import { MenuFooter } from './menu-footer.tsx'
import { ResourcesMenu } from './resources-menu.tsx'
import { ServicesMenu } from './services-menu.tsx'
import css from './site-header.module.css'
import { SmallMenu } from './small-menu.tsx'

/** Bar and menus. Behaviour: site-header.client.ts. */
export function SiteHeader() {
  const { about, contact, services, resources } = navigation
  return (
    <header className={css.header} data-header data-enhance="site-header">
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
              <ServicesMenu />
              <MenuFooter />
            </div>
          </details>
          <details data-menu name="menu">
            <summary className={css.item}>{resources.label}</summary>
            <div className={css.sheet} data-ground="ink">
              <ResourcesMenu />
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
