import type { about } from '../../content/about.ts'
import { groups } from '../../content/team.ts'
import { TeamCards } from '../../sections/team/team-cards.tsx'
import { Button } from '../../ui/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Section } from '../../ui/section.tsx'
import css from './team.module.css'

export function Team({ heading, text, everyone, call }: typeof about.team & { call: typeof about.call }) {
  if (groups.length === 0) return null
  return (
    <Section ground="sand" labelledBy="team">
      <header className={css.head}>
        <Heading id="team">{heading}</Heading>
        <div className={css.side}>
          <p className="lead">{text}</p>
          <div className={css.calls}>
            <Button to={call.to}>{call.label}</Button>
            <Button to="/about-us/team" variant="ghost">
              {everyone}
            </Button>
          </div>
        </div>
      </header>
      <TeamCards rows={groups} />
    </Section>
  )
}
