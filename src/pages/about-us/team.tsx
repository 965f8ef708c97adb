import type { about } from '../../content/about.ts'
import { groups } from '../../content/team.ts'
import { TeamCards } from '../../sections/team/team-cards.tsx'
import { Button } from '../../ui/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Section } from '../../ui/section.tsx'
import css from './team.module.css'

type TeamProps = typeof about.team & Pick<typeof about, 'call' | 'leadership'>

/** Group of the leaders in content/team.yaml. */
const LEADERS = 'leadership'

/** All people, each with a sentence: what a client gets from a leader, or what a member is known for. */
export function Team({ heading, text, everyone, intro, call, leadership }: TeamProps) {
  if (groups.length === 0) return null
  const rows = groups.map((group) => ({
    ...group,
    ...(group.key === LEADERS && { heading: leadership.heading, text: leadership.text }),
    members: group.members.map((member) => ({
      ...member,
      words: leadership.leaders.find((leader) => leader.member.name === member.name)?.words ?? member.known,
    })),
  }))
  return (
    <Section ground="sand" labelledBy="team" className={css.team}>
      <header className={css.head}>
        <Heading id="team">{heading}</Heading>
        <p className="lead">{text}</p>
      </header>
      <TeamCards rows={rows} />
      <div className={css.end} data-beside={rows.length % 2 === 0 || undefined}>
        <p className={css.intro}>{intro}</p>
        <div className={css.calls}>
          <Button to={call.to}>{call.label}</Button>
          <Button to="/about-us/team" variant="outline">
            {everyone}
          </Button>
        </div>
      </div>
    </Section>
  )
}
