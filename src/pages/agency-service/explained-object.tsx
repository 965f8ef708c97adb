import type { SectionOf } from '../../content/services.ts'
import { Button } from '../../ui/button.tsx'
import type { Ground } from '../../ui/ground.ts'
import { Heading } from '../../ui/heading.tsx'
import { Section } from '../../ui/section.tsx'
import { TitledItems } from '../../ui/titled-items.tsx'
import css from './explained-object.module.css'
import { Reasons } from './reasons.tsx'
import { SignalPapers } from './signal-papers.tsx'

type ObjectContent = Extract<
  SectionOf<'explain'>,
  { layout: 'books' | 'calendar' | 'named' | 'player' | 'signals' | 'stamps' }
>

/** Grounds of the objects that lie on the section: for the what, the why, or both. */
const GROUNDS: Record<ObjectContent['layout'], { what?: Ground; why?: Ground }> = {
  books: { what: 'bone', why: 'bone' },
  calendar: {},
  named: {},
  player: { what: 'ink-2' },
  signals: {},
  stamps: {},
}

/**
 * What the service is and why, as a thing of its own work. `books`: the two pages of an account book. `calendar`: a week
 * full of appointments above the points. `player`: the what is the picture on a screen, the points are its chapters. `stamps`: a stamp each.
 * `signals`: a paper each, as a client receives it. `named`: what is done, each by its name in large type, the points as large as headings.
 */
export function ExplainedObject(section: ObjectContent) {
  const { layout, ground, why, action, folded } = section
  const calendar = section.layout === 'calendar' ? section : undefined
  const grounds = GROUNDS[layout]
  return (
    <Section ground={ground} className={css[layout]}>
      <div className={css.what} data-ground={grounds.what}>
        {section.layout === 'named' ? (
          <>
            <Heading size="h3">{section.heading}</Heading>
            <ul role="list" className={css.tasks}>
              <TitledItems items={section.items} className={css.task} />
            </ul>
          </>
        ) : (
          <>
            <Heading size="h3">{section.what.heading}</Heading>
            {section.what.paragraphs.map((paragraph) => (
              <p key={paragraph}>
                <span>{paragraph}</span>
              </p>
            ))}
          </>
        )}
        {action && (
          <Button to={action.to} srSuffix={action.about} variant="outline" className={css.action}>
            {action.label}
          </Button>
        )}
      </div>
      <div className={css.why} data-ground={grounds.why}>
        <Reasons heading={why.heading} paragraphs={why.paragraphs} folded={folded}>
          <div className={css.sheet}>
            {calendar && (
              <div className={css.week} aria-hidden="true">
                {calendar.days.map((day) => (
                  <span key={day} className={css.day}>
                    {day}
                  </span>
                ))}
                {calendar.appointments.map(({ at, who, about }) => (
                  <div key={who} className={css.appointment}>
                    <span>{at}</span> <b>{who}</b> <span className={css.about}>{about}</span>
                  </div>
                ))}
              </div>
            )}
            {section.layout === 'signals' ? (
              <SignalPapers points={why.points} papers={section.papers} />
            ) : (
              <ul role="list" className={css.points}>
                {why.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </div>
        </Reasons>
      </div>
    </Section>
  )
}
