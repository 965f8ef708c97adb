import type { about } from '../../content/about.ts'
import { groups } from '../../content/team.ts'
import { TeamCards } from '../../sections/team/team-cards.tsx'
import { Button } from '../../ui/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Section } from '../../ui/section.tsx'
import css from './team.module.css'

export function Team({ heading, text, call }: typeof about.team & { call: typeof about.call }) {
  if (groups.length === 0) return null
  return (
    <Section ground="sand" labelledBy="team">
      <header className={css.head}>
        <Heading id="team">{heading}</Heading>
        <div className={css.side}>
          <p className="lead">{text}</p>
          <Button to={call.to}>{call.label}</Button>
        </div>
      </header>
      <TeamCards rows={groups} />
    </Section>
  )
}
