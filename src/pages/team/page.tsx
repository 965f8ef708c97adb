import { about } from '../../content/about.ts'
import { navigation } from '../../content/navigation.ts'
import { storyId } from '../../content/member-story.ts'
import { groups } from '../../content/team.ts'
import { MemberStory } from '../../sections/team/member-story.tsx'
import { Button } from '../../ui/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import css from './team.module.css'

/** Every story on one page: where a card's arrow leads without script, or in a new tab. */
export function TeamPage() {
  return (
    <div className={css.page}>
      <header className={css.head}>
        <Heading level={1}>{about.team.heading}</Heading>
        <Button to={navigation.about.to} variant="ghost">
          {navigation.about.label}
        </Button>
      </header>
      <ul className={css.stories}>
        {groups
          .flatMap(({ members }) => members)
          .map((member) => (
            <li key={member.id} id={storyId(member)} className={css.story}>
              <MemberStory member={member} headingId={`name-${member.id}`} />
            </li>
          ))}
      </ul>
    </div>
  )
}
