import type { about } from '../../content/about.ts'
import { groups } from '../../content/team.ts'
import { TeamCards } from '../../sections/team/team-cards.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Section } from '../../ui/section.tsx'
import css from './team.module.css'

export function Team({ heading, text }: typeof about.team) {
  return (
    <Section labelledBy="team">
      <header className={css.head}>
        <Heading id="team">{heading}</Heading>
        <p className="lead">{text}</p>
      </header>
      <TeamCards rows={groups} />
    </Section>
  )
}
