import { contact } from '../../content/contact.ts'
import { chatLink, site } from '../../content/site.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import css from './direct-ways.module.css'
import { directWords } from './direct-words.ts'
import { draftMessage, mailLink, type Draft } from './draft.ts'

/** Phone, e-mail and chat; the latter two start with what has been typed into the form. */
export function DirectWays({ draft }: { draft: Draft }) {
  const { direct } = contact
  const { email, phone, phoneShown } = site.contact
  const ways = [
    { href: `tel:${phone}`, icon: 'phone', label: direct.phone, shown: phoneShown },
    { href: mailLink(email, draft, directWords), icon: 'mail', label: direct.mail, shown: email },
    { href: chatLink(draftMessage(draft, directWords)), icon: 'chat', label: direct.chat, shown: undefined },
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
        </li>
      ))}
    </ul>
  )
}
