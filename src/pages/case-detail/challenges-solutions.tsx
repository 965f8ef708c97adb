import { Fragment } from 'react'
import { caseList } from '../../content/case-list.ts'
import type { CaseStudy } from '../../content/cases.ts'
import { classNames } from '../../lib/class-names.ts'
import { Button } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'
import { Item } from './item.tsx'
import css from './challenges-solutions.module.css'
import headlinesLayout from './story-headlines.module.css'
import layouts from './story-layouts.module.css'
import lineLayout from './story-line.module.css'
import { inPairs, stateOf, type Active } from './highlight.ts'
import { Registration } from './registration.tsx'
import { Way } from './way.tsx'

const { detail } = caseList

/** Classes of the layouts that have their own style sheet. */
const OWN: Partial<Record<CaseStudy['composition']['story'], string | undefined>> = {
  line: lineLayout.line,
  headlines: headlinesLayout.headlines,
}

/** Layouts that show the numbers of challenges. */
const NUMBERED: readonly CaseStudy['composition']['story'][] = ['threads', 'halves', 'line', 'bands']

/** Layouts whose answers fold on phones, and those that fold all but the first. */
const FOLDED: readonly CaseStudy['composition']['story'][] = ['line', 'headlines']
const FOLDED_AFTER_FIRST: readonly CaseStudy['composition']['story'][] = ['halves']

/** Sway of the line at the first pairs; it is straight at all others. */
const SWAYS = ['far', 'near'] as const

/**
 * Challenges with the solutions that follow each, in the layout the case chooses. challenges-solutions.client.ts
 * highlights the counterparts of the active item.
 */
export function ChallengesSolutions({ caseStudy }: { caseStudy: CaseStudy }) {
  const { challenges, solutions, composition, way } = caseStudy
  const [first] = challenges
  const active: Active = first && { side: 'challenge', id: first.id }
  const isNumbered = NUMBERED.includes(composition.story)
  const inColumns = composition.story === 'threads'
  const onLine = composition.story === 'line'
  const folds = (at: number): boolean =>
    FOLDED.includes(composition.story) || (at > 0 && FOLDED_AFTER_FIRST.includes(composition.story))
  const didAbout = (answers: readonly string[]): string => {
    if (answers.length === 1 && !inColumns) return detail.did
    const numbers = answers.map((answer) => challenges.findIndex(({ id }) => id === answer) + 1)
    return `${detail.did} ${detail.about} ${isNumbered ? numbers.join(' + ') : detail.both}`
  }
  const propsOf = (side: 'challenge' | 'solution', id: string) => ({
    side,
    id,
    state: stateOf({ side, id }, active, solutions),
  })
  return (
    <Section ground={composition.storyGround} labelledBy="pairs" className="no-print">
      <div className={css.story}>
        <p id="pairs" className={css.pairs}>
          {detail.pairs}
        </p>
        <h2 className={css.heading}>{caseStudy.storyTitle}</h2>
        <Button to="/contact-us" className={css.action}>
          {detail.action}
        </Button>
        <div
          className={classNames(css.columns, OWN[composition.story] ?? layouts[composition.story])}
          data-enhance="challenges-solutions"
        >
          {inColumns && (
            <>
              <p className={css.column}>{detail.challenges}</p>
              <p className={css.column}>{detail.solutions}</p>
            </>
          )}
          {way && <Way way={way} />}
          <ul role="list" aria-labelledby="pairs" data-challenges={challenges.length} data-solutions={solutions.length}>
            {inPairs(challenges, solutions).map(({ challenge, answered }, at) => (
              <Fragment key={challenge.id}>
                <Item
                  {...propsOf('challenge', challenge.id)}
                  title={challenge.title}
                  text={challenge.text}
                  sway={onLine ? SWAYS[at] : undefined}
                >
                  <span className={css.number}>{at + 1}</span>
                </Item>
                {answered.map(({ id, title, text, answers, parts }) => (
                  <Item
                    key={id}
                    {...propsOf('solution', id)}
                    title={title}
                    text={text}
                    answers={answers}
                    sway={onLine ? SWAYS[at] : undefined}
                    drawing={parts && <Registration parts={parts} />}
                    fold={folds(at) ? { label: detail.how, open: at === 0 } : undefined}
                  >
                    <div className={css.did}>{didAbout(answers)}</div>
                  </Item>
                ))}
              </Fragment>
            ))}
          </ul>
          <svg className={css.lines} aria-hidden="true">
            <path pathLength={1} />
          </svg>
        </div>
      </div>
    </Section>
  )
}
