import { useRef } from 'react'
import { caseList } from '../../content/case-list.ts'
import type { Challenge, Solution } from '../../content/cases.ts'
import { Section } from '../../ui/section.tsx'
import { FacingItem } from './facing-item.tsx'
import css from './facing.module.css'
import { FlightLines } from './flight-lines.tsx'
import { usePairing } from './pairing.ts'

const { detail } = caseList

/** Challenges and solutions face each other; the active item lights what answers it, or what it answers. */
export function Facing({ challenges, solutions }: { challenges: Challenge[]; solutions: Solution[] }) {
  const columns = useRef<HTMLDivElement>(null)
  const pairing = usePairing(challenges, solutions)
  const numberOf = (id: string) => challenges.findIndex((challenge) => challenge.id === id) + 1
  const propsOf = (side: 'challenge' | 'solution', id: string) => ({
    side,
    id,
    state: pairing.stateOf(side, id),
    onEnter: () => pairing.enter(side, id),
    onLeave: () => pairing.leave(side, id),
  })
  return (
    <Section ground="ink" labelledBy="pairs-title">
      <h2 id="pairs-title" className={css.heading}>
        {detail.pairs}
      </h2>
      <div ref={columns} className={css.columns}>
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
        <FlightLines columns={columns} active={pairing.active} lit={pairing.lit} />
        <div>
          <p id="solutions-title" className={css.column}>
            {detail.solutions}
          </p>
          <ul role="list" className={css.list} aria-labelledby="solutions-title">
            {solutions.map(({ id, title, text, answers }, index) => (
              <FacingItem key={id} {...propsOf('solution', id)} number={index + 1} title={title} text={text}>
                <p className={css.answers}>
                  {detail.answers} {answers.map(numberOf).join(' + ')}
                </p>
              </FacingItem>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  )
}
