import { site } from '../../content/site.ts'
import { Icon } from '../../ui/icon.tsx'
import { Socials } from '../site-footer/socials.tsx'
import css from './menu.module.css'

export function MenuFooter() {
  const { email, phone, phoneShown } = site.contact
  return (
    <div className={css.menuFooter}>
      <a href={`mailto:${email}`} className={css.direct}>
        <Icon name="mail" /> {email}
      </a>
      <a href={`tel:${phone}`} className={css.direct}>
        <Icon name="phone" /> {phoneShown}
      </a>
      <Socials />
    </div>
  )
}
