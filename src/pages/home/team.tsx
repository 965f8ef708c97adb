import type { home } from '../../content/home.ts'
import { Ask } from '../../sections/ask/ask.tsx'
import { TeamCards } from '../../sections/team/team-cards.tsx'
import { Button } from '../../ui/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Section } from '../../ui/section.tsx'
import css from './team.module.css'

export function Team({ heading, text, entries, call, ask }: typeof home.team) {
  if (entries.length === 0) return null
  const members = entries.map(({ member, title }) => ({ ...member, ...(title && { title }) }))
  return (
    <Section ground="ink" divider="top" labelledBy="team" className={css.team}>
      <header className={css.head}>
        <Heading id="team" size="h3">
          {heading}
        </Heading>
        <div className={css.side}>
          <p className="lead">{text}</p>
          <Button to={call.to} variant="ghost">
            {call.label}
          </Button>
        </div>
      </header>
      <TeamCards rows={[{ key: 'home', members }]} />
      <Ask {...ask} ground="ink" />
    </Section>
  )
}
