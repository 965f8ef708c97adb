import { useLocation } from '../../router/route-view.tsx'
import { navigation } from '../../content/navigation.ts'
import { chatLink, site } from '../../content/site.ts'
import { Band } from '../../ui/band.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Brand } from '../site-header/brand.tsx'
import { Flock } from './flock.tsx'
import { OfficeCards } from './office-cards.tsx'
import css from './site-footer.module.css'
import { Socials } from './socials.tsx'

export function SiteFooter() {
  const { pathname } = useLocation()
  const { call } = navigation.footer
  return (
    <footer className={css.footer}>
      {pathname !== '/contact-us' && (
        <section className={css.call} data-ground="laterite" aria-labelledby="footer-call">
          <Flock />
          <h2 id="footer-call" className={css.callHeading}>
            {call.heading}
          </h2>
          <div className={css.callEnd}>
            <p className={css.callLine}>{call.line}</p>
            <Button to="/contact-us" size="large">
              {call.button}
            </Button>
          </div>
        </section>
      )}
      <div className={css.ground} data-ground="ink">
        <OfficeCards />
        <Columns />
        <Band />
        <Closing />
      </div>
    </footer>
  )
}

function Columns() {
  const { columns, contactTitle } = navigation.footer
  const { email, phone, phoneShown } = site.contact
  const [mailbox, host] = email.split('@')
  return (
    <div className={css.columns}>
      <Link to="/" className={css.brand} aria-label={`${site.brand}, home`}>
        <Brand />
      </Link>
      {columns.map(({ title, links }) => (
        <nav key={title} aria-label={title}>
          <p className={css.title} aria-hidden="true">
            {title}
          </p>
          <ul>
            {links.map(({ label, to }) => (
              <li key={to}>
                <Link to={to} className={css.link}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ))}
      <div>
        <p className={css.title}>{contactTitle}</p>
        <a href={`mailto:${email}`} className={css.link}>
          <span>
            {mailbox}
            <wbr />
            {`@${host}`}
          </span>
        </a>
        <a href={`tel:${phone}`} className={css.link}>
          {phoneShown}
        </a>
        <Socials />
      </div>
    </div>
  )
}

function Closing() {
  const { copyright, legal, accessibility } = navigation.footer
  return (
    <div className={css.closing}>
      <p>
        © {new Date(import.meta.env.VITE_BUILT_ON).getUTCFullYear()} {site.legalName}. {copyright}
      </p>
      <ul className={css.legal}>
        {[...legal, { label: accessibility, to: '/accessibility' }].map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className={css.link}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

export function ChatLink() {
  return (
    <Link href={chatLink()} className={css.chat} aria-label={navigation.footer.chat}>
      <Icon name="chat" />
    </Link>
  )
}
