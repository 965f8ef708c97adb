import { bioPath } from '../../content/member-bio.ts'
import type { Member } from '../../content/team.ts'
import { Icon } from '../../ui/icon.tsx'
import { Image } from '../../ui/image.tsx'
import { Link } from '../../ui/link.tsx'
import css from './member-card.module.css'

type MemberCardProps = {
  member: Member & { words?: string | undefined }
  expanded: boolean
  /** Number of people in the group, for the numbering on a phone. */
  of?: number | undefined
}

export function MemberCard({ member, expanded, of }: MemberCardProps) {
  const { id, name, title, picture, words } = member
  return (
    <li className={css.card} data-member={id} data-expanded={expanded} data-of={of}>
      <Image
        picture={picture}
        sizes="(min-width: 48em) 40vw, 46vw"
        heights="(min-width: 48em) 40vw, 58vw"
        cover
        className={css.portrait}
      />
      <div className={css.plate}>
        <p className={css.name}>{name}</p>
        <p className={css.title}>{title}</p>
      </div>
      {words && <p className={css.words}>{words}</p>}
      {/* The link covers the whole card, so that a press anywhere opens the story. */}
      <Link to={bioPath(member)} className={css.whole} aria-haspopup="dialog">
        <span className={css.arrow} data-arrow="">
          <Icon name="arrow-up-right" />
        </span>
        <span className="visually-hidden">{`About ${name}`}</span>
      </Link>
    </li>
  )
}
