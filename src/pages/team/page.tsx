import { about } from '../../content/about.ts'
import { home } from '../../content/home.ts'
import { navigation } from '../../content/navigation.ts'
import { groups } from '../../content/team.ts'
import { MemberBio } from '../../sections/team/member-bio.tsx'
import { Button } from '../../ui/button.tsx'
import type { Ground } from '../../ui/ground.ts'
import { Heading } from '../../ui/heading.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Image } from '../../ui/image.tsx'
import { Link } from '../../ui/link.tsx'
import { Section } from '../../ui/section.tsx'
import css from './team.module.css'

const grounds: Ground[] = ['ink', 'bone', 'sand', 'bone']

/** Number of cards in a row of a large window. */
const CARDS_IN_A_ROW = 4
const LARGE_CARDS_IN_A_ROW = 2

const groupId = (key: string): string => `group-${key}`

/** Page with all biographies. A card's arrow leads here without script or in a new tab. */
export function TeamPage() {
  const { heading, intro } = about.team
  return (
    <>
      <header className={css.head}>
        <div className={css.words}>
          <Link to={navigation.about.to} className={css.back}>
            <Icon name="arrow-left" /> {navigation.about.label}
          </Link>
          <Heading level={1}>{heading}</Heading>
          <p className="lead">{intro}</p>
          <nav aria-label={heading}>
            <ul className={css.groups}>
              {groups.map(({ key, heading: name, members }) => (
                <li key={key}>
                  <a href={`#${groupId(key)}`} data-scroll="">
                    {name} <span>{members.length}</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <Image
          picture={home.whoWeAre.picture}
          sizes="(min-width: 48em) 42vw, 100vw"
          heights="(min-width: 48em) 52vw, 125vw"
          cover
          className={css.flock}
        />
      </header>
      {groups.map(({ key, heading: name, members }, index) => {
        // A large window shows the leaders larger: see team.module.css.
        const layout = index === 0 ? 'large' : 'row'
        const inRow = layout === 'large' ? LARGE_CARDS_IN_A_ROW : CARDS_IN_A_ROW
        return (
          <Section
            key={key}
            id={groupId(key)}
            ground={grounds[index % grounds.length] ?? 'bone'}
            padding="small"
            labelledBy={`name-${key}`}
          >
            <div className={css.group} data-layout={layout}>
              <Heading id={`name-${key}`} className={css.groupName}>
                {name}
              </Heading>
              <ul className={css.people}>
                {members.map((member, place) => (
                  <li key={member.id}>
                    <MemberBio
                      member={member}
                      headingId={`name-${member.id}`}
                      row={`${key}-${Math.floor(place / inRow)}`}
                    />
                  </li>
                ))}
                {members.length % CARDS_IN_A_ROW > 0 && (
                  <li className={css.ask}>
                    <div>
                      <p>{home.team.ask.text}</p>
                      <Button to="/contact-us" icon={false}>
                        {home.team.ask.label}
                      </Button>
                    </div>
                  </li>
                )}
              </ul>
            </div>
          </Section>
        )
      })}
    </>
  )
}
