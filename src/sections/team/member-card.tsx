import { storyAddress } from '../../content/member-story.ts'
import type { Member } from '../../content/team.ts'
import { Icon } from '../../ui/icon.tsx'
import { Image } from '../../ui/image.tsx'
import { Link } from '../../ui/link.tsx'
import css from './member-card.module.css'

export function MemberCard({ member, expanded }: { member: Member; expanded: boolean }) {
  const { id, name, title, picture } = member
  return (
    <li className={css.card} data-member={id} data-expanded={expanded}>
      <Image picture={picture} sizes="(min-width: 48em) 40vw, 92vw" cover className={css.portrait} />
      <div className={css.plate}>
        <p className={css.name}>{name}</p>
        <p className={css.title}>{title}</p>
      </div>
      <Link to={storyAddress(member)} className={css.arrow} aria-haspopup="dialog">
        <Icon name="arrow-up-right" />
        <span className="visually-hidden">{`About ${name}`}</span>
      </Link>
    </li>
  )
}
