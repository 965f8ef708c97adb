import { contact } from '../../content/contact.ts'
import { chatLink, site } from '../../content/site.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import css from './contact-methods.module.css'
import { messageTexts } from './message-texts.ts'
import { draftMessage, mailLink, type Draft } from './draft.ts'

/** A row for each office's phone, for e-mail and for chat; the latter two are prefilled from the draft. */
export function ContactMethods({ draft }: { draft: Draft }) {
  const { direct } = contact
  const { email, chatShown } = site.contact
  const ways = [
    ...site.offices.map(({ city, phone, phoneShown }) => ({
      href: `tel:${phone}`,
      icon: 'phone' as const,
      label: direct.phone.replace('{city}', city),
      shown: phoneShown,
    })),
    { href: mailLink(email, draft, messageTexts), icon: 'mail' as const, label: direct.mail, shown: email },
    {
      href: chatLink(draftMessage(draft, messageTexts)),
      icon: 'whatsapp' as const,
      label: direct.chat,
      shown: chatShown,
    },
  ]
  return (
    <ul className={css.ways} aria-label={direct.title}>
      {ways.map(({ href, icon, label, shown }) => (
        <li key={shown ?? label}>
          <Link href={href} className={css.way}>
            <Icon name={icon} className={css.icon} />
            <span className={css.label}>{label}</span>
            {shown && <span className={css.shown}>{shown}</span>}
          </Link>
        </li>
      ))}
    </ul>
  )
}
