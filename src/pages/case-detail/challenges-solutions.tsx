import { caseList } from '../../content/case-list.ts'
import type { Challenge, Solution } from '../../content/cases.ts'
import { Button } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'
import { Item } from './item.tsx'
import css from './challenges-solutions.module.css'
import { stateOf, type Active } from './highlight.ts'

const { detail } = caseList

/** Challenges beside solutions; `challenges-solutions.client.ts` highlights what the active item answers or is answered by. */
export function ChallengesSolutions({ challenges, solutions }: { challenges: Challenge[]; solutions: Solution[] }) {
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
      <div className={css.columns} data-enhance="challenges-solutions">
        <div>
          <p id="challenges-title" className={css.column}>
            {detail.challenges}
          </p>
          <ul role="list" className={css.list} aria-labelledby="challenges-title">
            {challenges.map(({ id, title, text }, index) => (
              <Item key={id} {...propsOf('challenge', id)} number={index + 1} title={title} text={text} />
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
              <Item
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
              </Item>
            ))}
          </ul>
        </div>
        <Button to="/contact-us" className={css.action}>
          {detail.action}
        </Button>
      </div>
    </Section>
  )
}
