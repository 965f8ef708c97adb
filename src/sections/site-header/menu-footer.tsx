import { navigation } from '../../content/navigation.ts'
import { site } from '../../content/site.ts'
import { MotionToggle } from '../../ui/motion-toggle.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ChatLink } from '../dock/chat-link.tsx'
import { Socials } from '../site-footer/socials.tsx'
import css from './menu.module.css'

/** Contact links that need no page. Small screens show only the one of the last menu. */
export function MenuFooter() {
  const { email } = site.contact
  return (
    <div className={css.menuFooter}>
      <ChatLink className={css.direct}>
        <Icon name="whatsapp" /> {navigation.dock.chat}
      </ChatLink>
      {site.offices.map(({ id, city, phone, phoneShown }) => (
        <a key={id} href={`tel:${phone}`} className={css.direct}>
          <Icon name="phone" />
          <span>
            Call {city} <span className={css.number}>{phoneShown}</span>
          </span>
        </a>
      ))}
      <a href={`mailto:${email}`} className={css.direct}>
        <Icon name="mail" /> {email}
      </a>
      <MotionToggle worded className={css.pause} />
      <Socials />
    </div>
  )
}
