import { contact } from '../../content/contact.ts'
import { chatLink, site } from '../../content/site.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import css from './contact-methods.module.css'
import { messageTexts } from './message-texts.ts'
import { draftMessage, mailLink, type Draft } from './draft.ts'

/** Phone, with the number of every other office beside it, e-mail and chat; the latter two are prefilled with the draft. */
export function ContactMethods({ draft }: { draft: Draft }) {
  const { direct } = contact
  const { email, phone, phoneShown } = site.contact
  const others = site.offices.filter((office) => office.phone !== phone)
  const ways = [
    { href: `tel:${phone}`, icon: 'phone', label: direct.phone, shown: phoneShown },
    { href: mailLink(email, draft, messageTexts), icon: 'mail', label: direct.mail, shown: email },
    { href: chatLink(draftMessage(draft, messageTexts)), icon: 'whatsapp', label: direct.chat, shown: undefined },
  ] as const
  return (
    <ul className={css.ways} aria-label={direct.title}>
      {ways.map(({ href, icon, label, shown }) => (
        <li key={icon}>
          <Link href={href} className={css.way}>
            <Icon name={icon} className={css.icon} />
            <span className={css.label}>{label}</span>
            {shown && <span className={css.shown}>{shown}</span>}
          </Link>
          {icon === 'phone' &&
            others.map((office) => (
              <Link key={office.id} href={`tel:${office.phone}`} className={css.other}>
                {office.city} {office.phoneShown}
              </Link>
            ))}
        </li>
      ))}
    </ul>
  )
}
