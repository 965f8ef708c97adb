import { endingOf } from '../../content/endings.ts'
import { usePath } from '../../router/path-context.tsx'
import { navigation } from '../../content/navigation.ts'
import { site } from '../../content/site.ts'
import { MotionToggle } from '../../ui/motion-toggle.tsx'
import { Divider } from '../../ui/divider.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { ChatLink } from '../dock/chat-link.tsx'
import { OfficeCards } from './office-cards.tsx'
import css from './site-footer.module.css'
import { Socials } from './socials.tsx'

/** Pages on which visitors write, or have just written. */
const WRITTEN = new Set(['/contact-us', '/thank-you'])

export function SiteFooter() {
  const path = usePath()
  const isAsking = !WRITTEN.has(path)
  const { call } = navigation.footer
  const { heading, text } = endingOf(path)
  return (
    <footer className={css.footer} data-variant={path}>
      {isAsking && (
        <section className={css.call} data-ground="laterite" aria-labelledby="footer-call">
          <p className={css.callLabel}>{call.heading}</p>
          <h2 id="footer-call" className={css.callHeading}>
            {heading}
          </h2>
          <div className={css.callEnd}>
            <p className={css.callLine}>{text}</p>
            <Button to="/contact-us">{call.button}</Button>
          </div>
        </section>
      )}
      <div className={css.ground} data-ground="ink">
        <Columns />
        <Divider />
        <Closing />
      </div>
    </footer>
  )
}

function Columns() {
  const { columns, contactTitle } = navigation.footer
  const { email } = site.contact
  const [mailbox, host] = email.split('@')
  return (
    <div className={css.columns}>
      <OfficeCards />
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
      <div className={css.contact}>
        <p className={css.title}>{contactTitle}</p>
        <a href={`mailto:${email}`} className={css.link}>
          <span>
            {mailbox}
            <wbr />
            {`@${host}`}
          </span>
        </a>
        <ChatLink className={css.link}>
          <Icon name="whatsapp" /> {navigation.dock.chat}
        </ChatLink>
        <MotionToggle worded className={css.link} />
        <Socials />
      </div>
    </div>
  )
}

function Closing() {
  const { copyright, legal } = navigation.footer
  return (
    <div className={css.closing}>
      <p>
        © {new Date(import.meta.env.VITE_BUILT_ON).getUTCFullYear()} {site.legalName}. {copyright}
      </p>
      <ul className={css.legal}>
        {legal.map(({ label, to }) => (
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
