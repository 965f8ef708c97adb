import { useState, type MouseEvent } from 'react'
import { navigation, type Navigation } from '../../content/navigation.ts'
import { Link } from '../../ui/link.tsx'
import { hideMenus } from './header-behaviour.ts'
import { MenuPicture } from './menu-picture.tsx'
import { MenuTab } from './menu-tab.tsx'
import css from './mega-menu.module.css'

type Tab = Navigation['services']['tabs'][number]

export function ServicesMenu({ pictures }: { pictures: boolean }) {
  const [active, setActive] = useState<Tab['id']>('agency')
  return (
    <ul className={css.tabs}>
      {navigation.services.tabs.map((tab) => (
        <MenuTab key={tab.id} tab={tab} active={tab.id === active} onActive={() => setActive(tab.id)}>
          {tab.id === 'technology' ? (
            <TechnologyItems items={tab.items} to={tab.to} pictures={pictures} />
          ) : (
            <Groups groups={tab.groups} />
          )}
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

type TechnologyItemsProps = { items: Extract<Tab, { items: unknown }>['items']; to: string; pictures: boolean }

function TechnologyItems({ items, to, pictures }: TechnologyItemsProps) {
  const hide = (event: MouseEvent<HTMLElement>) => hideMenus(event.currentTarget)
  return (
    <ul className={css.pictured}>
      {items.map(({ index, heading, content, picture }) => (
        <li key={index}>
          <Link to={to} state={{ index }} onClick={hide} className={css.pictureLink}>
            <MenuPicture picture={picture} sizes="5rem" shown={pictures} className={css.thumb} />
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
