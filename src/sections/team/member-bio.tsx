import { home } from '../../content/home.ts'
import { bioId } from '../../content/member-bio.ts'
import type { Member } from '../../content/team.ts'
import { Button } from '../../ui/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { Image } from '../../ui/image.tsx'
import { Link } from '../../ui/link.tsx'
import summary from '../../ui/summary.module.css'
import css from './member-bio.module.css'

type Channel = { key: 'instaUrl' | 'faceBookUrl' | 'linkedinUrl'; icon: IconName; label: string }

const channels: Channel[] = [
  { key: 'instaUrl', icon: 'instagram', label: 'Instagram' },
  { key: 'faceBookUrl', icon: 'facebook', label: 'Facebook' },
  { key: 'linkedinUrl', icon: 'linkedin', label: 'LinkedIn' },
]

/** White space that ends a sentence: after a full stop, question, exclamation or quotation mark, before a capital. */
const SENTENCE_END = /(?<=[.?!]”?)\s+(?=[A-Z“])/

type MemberBioProps = {
  member: Member
  headingId: string
  /** Name shared by the stories of the row, of which one is unfolded at a time. */
  row: string
}

/**
 * Portrait, biography and links of one person on the page with all biographies. The dialog of a card shows it
 * unfolded.
 */
export function MemberBio({ member, headingId, row }: MemberBioProps) {
  const { name, title, known, picture, para } = member
  const [opening, ...rest] = para.split(SENTENCE_END)
  const links = channels.flatMap(({ key, icon, label }) => {
    const href = member[key]
    return href ? [{ href, icon, label }] : []
  })
  return (
    <article tabIndex={-1} className={css.member} aria-labelledby={headingId}>
      <Image
        picture={picture}
        sizes="(min-width: 48em) 22rem, 92vw"
        heights="(min-width: 48em) 36rem, 69vw"
        cover
        className={css.portrait}
      />
      <div className={css.words}>
        <Heading id={headingId} size="h3">
          {name}
        </Heading>
        <p className={css.title}>{title}</p>
        <details name={row}>
          <summary aria-label={known ? `About ${name}: ${known}` : `About ${name}`} className={summary.summary}>
            <h3 className={css.about}>About</h3>
            {known && <span className={css.known}>{known}</span>}
          </summary>
          {/* The fold opens when a link leads to this id. */}
          <p id={bioId(member)} className={css.opening}>
            {opening}
          </p>
          <div className={css.more} data-more="">
            <p>{rest.join(' ')}</p>
            {links.length > 0 && (
              <ul className={css.links}>
                {links.map(({ href, icon, label }) => (
                  <li key={icon}>
                    <Link href={href} className={css.link}>
                      <Icon name={icon} />
                      <span className="visually-hidden">{`${name} on ${label}`}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            )}
            <span className={css.call}>
              <Button to="/contact-us">{home.team.ask.label}</Button>
            </span>
          </div>
        </details>
      </div>
    </article>
  )
}
