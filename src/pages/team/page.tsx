import { about } from '../../content/about.ts'
import { home } from '../../content/home.ts'
import { navigation } from '../../content/navigation.ts'
import { bioId } from '../../content/member-bio.ts'
import { groups } from '../../content/team.ts'
import { MemberBio } from '../../sections/team/member-bio.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Image } from '../../ui/image.tsx'
import { Link } from '../../ui/link.tsx'
import css from './team.module.css'

/** Clears the bar at the top. */
const OFFSET = 100

const groupId = (key: string): string => `group-${key}`

/** Every biography on one page: where a card's arrow leads without script, or in a new tab. */
export function TeamPage() {
  const { heading, intro } = about.team
  return (
    <div className={css.page}>
      <header className={css.head}>
        <Image picture={home.whoWeAre.picture} sizes="(min-width: 60em) 40vw, 92vw" cover className={css.group} />
        <Link to={navigation.about.to} className={css.back}>
          <Icon name="arrow-left" /> {navigation.about.label}
        </Link>
        <Heading level={1}>{heading}</Heading>
        <p className="lead">{intro}</p>
        <nav aria-label={heading}>
          <ul className={css.groups}>
            {groups.map(({ key, heading: name, members }) => (
              <li key={key}>
                <a href={`#${groupId(key)}`} data-scroll={OFFSET}>
                  {name} <span>{members.length}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      {groups.map(({ key, heading: name, members }) => (
        <section key={key} aria-labelledby={groupId(key)}>
          <Heading id={groupId(key)} size="h3" className={css.groupName}>
            {name}
          </Heading>
          <ul className={css.stories}>
            {members.map((member) => (
              <li key={member.id} id={bioId(member)} className={css.story}>
                <MemberBio member={member} headingId={`name-${member.id}`} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
