import { navigation, type Navigation } from '../../content/navigation.ts'
import { Link } from '../../ui/link.tsx'
import { MenuTab } from './menu-tab.tsx'
import css from './mega-menu.module.css'

type Tab = Navigation['services']['tabs'][number]

export function ServicesMenu() {
  return (
    <ul className={css.tabs}>
      {navigation.services.tabs.map((tab) => (
        <MenuTab key={tab.id} tab={tab} active={tab.id === 'agency'}>
          {tab.id === 'technology' ? <TechnologyItems items={tab.items} to={tab.to} /> : <Groups groups={tab.groups} />}
        </MenuTab>
      ))}
    </ul>
  )
}

function Groups({ groups }: { groups: Extract<Tab, { groups: unknown }>['groups'] }) {
  return (
    <div className={css.groups}>
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

type TechnologyItemsProps = { items: Extract<Tab, { items: unknown }>['items']; to: string }

function TechnologyItems({ items, to }: TechnologyItemsProps) {
  return (
    <ul className={css.pictured}>
      {items.map(({ index, heading, content }) => (
        <li key={index}>
          <Link to={to} state={{ index }} className={css.pictureLink}>
            <span className={css.thumb} data-sizes="5rem" />
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
