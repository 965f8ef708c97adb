import type { RoutePath } from '../../routes.ts'
import { navigation, type Navigation } from '../../content/navigation.ts'
import { Link } from '../../ui/link.tsx'
import { MenuTab } from './menu-tab.tsx'
import css from './mega-menu.module.css'
import tabs from './menu-tab.module.css'

type Tab = Navigation['services']['tabs'][number]

export function ServicesMenu() {
  return (
    <ul className={tabs.tabs}>
      {navigation.services.tabs.map((tab, index) => (
        <MenuTab key={tab.id} tab={tab} first={index === 0}>
          {tab.id === 'technology' ? <TechnologyItems items={tab.items} to={tab.to} /> : <Groups groups={tab.groups} />}
        </MenuTab>
      ))}
    </ul>
  )
}

function Groups({ groups }: { groups: Extract<Tab, { groups: unknown }>['groups'] }) {
  return (
    <div className={css.groups} data-groups="">
      {groups.map(({ title, links }) => (
        <div key={title}>
          <p className={css.groupTitle}>{title}</p>
          <ul className={css.links} data-long={links.length > 6 || undefined}>
            {links.map(({ label, to }) => (
              <li key={to}>
                <Link to={to} className={css.link}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

function TechnologyItems({ items, to }: { items: Extract<Tab, { items: unknown }>['items']; to: RoutePath }) {
  return (
    <ul className={css.pictured}>
      {items.map(({ index, heading, content }) => (
        <li key={index}>
          <Link to={to} state={{ index }} className={css.pictureLink}>
            <span>
              <span className={css.pictureTitle}>{heading}</span>
              <span className={css.pictureLine}>{content}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
