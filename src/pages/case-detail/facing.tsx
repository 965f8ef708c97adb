import { caseList } from '../../content/case-list.ts'
import type { Challenge, Solution } from '../../content/cases.ts'
import { Button } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'
import { FacingItem } from './facing-item.tsx'
import css from './facing.module.css'
import { stateOf, type Active } from './pairing.ts'

const { detail } = caseList

/** Challenges and solutions face each other; the active item lights what answers it, or what it answers: facing.client.ts. */
export function Facing({ challenges, solutions }: { challenges: Challenge[]; solutions: Solution[] }) {
  const [first] = challenges
  const active: Active = first && { side: 'challenge', id: first.id }
  const titleOf = (id: string) => challenges.find((challenge) => challenge.id === id)?.title
  const propsOf = (side: 'challenge' | 'solution', id: string) => ({
    side,
    id,
    state: stateOf({ side, id }, active, solutions),
  })
  return (
    <Section ground="ink" labelledBy="pairs-title" className="no-print">
      <h2 id="pairs-title" className={css.heading}>
        {detail.pairs}
      </h2>
      <div className={css.columns} data-enhance="facing">
        <div>
          <p id="challenges-title" className={css.column}>
            {detail.challenges}
          </p>
          <ul role="list" className={css.list} aria-labelledby="challenges-title">
            {challenges.map(({ id, title, text }, index) => (
              <FacingItem key={id} {...propsOf('challenge', id)} number={index + 1} title={title} text={text} />
            ))}
          </ul>
        </div>
        <svg className={css.lines} aria-hidden="true">
          <path pathLength={1} />
        </svg>
        <div>
          <p id="solutions-title" className={css.column}>
            {detail.solutions}
          </p>
          <ul role="list" className={css.list} aria-labelledby="solutions-title">
            {solutions.map(({ id, title, text, answers }, index) => (
              <FacingItem
                key={id}
                {...propsOf('solution', id)}
                number={index + 1}
                title={title}
                text={text}
                answers={answers}
              >
                <p className={css.answers}>
                  {detail.answers} {answers.map((answer) => `“${titleOf(answer)}”`).join(' + ')}
                </p>
              </FacingItem>
            ))}
          </ul>
        </div>
      </div>
      <Button to="/contact-us" className={css.action}>
        {detail.action}
      </Button>
    </Section>
  )
}
