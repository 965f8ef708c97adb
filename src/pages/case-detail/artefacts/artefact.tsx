import type { Artefact as ArtefactData, CaseStudy } from '../../../content/cases.ts'
import { classNames } from '../../../lib/class-names.ts'
import { reveal } from '../../../motion/reveal.tsx'
import { Section } from '../../../ui/section.tsx'
import { Adverts } from './adverts.tsx'
import { Answers, Choices } from './choices.tsx'
import { OpenClass } from './open-class.tsx'
import { OrderPage } from './order-page.tsx'
import { Puzzle, PUZZLE_ANSWER } from './puzzle.tsx'
import { Reasons } from './reasons.tsx'
import { Reminder } from './reminder.tsx'
import { Sources } from './sources.tsx'
import adverts from './adverts.module.css'
import css from './artefact.module.css'
import orderPage from './order-page.module.css'

type ArtefactProps = { id?: string; caseStudy: CaseStudy }

/** A drawing of one thing that the work produced. */
export function Artefact({ id, caseStudy: { artefact, brand } }: ArtefactProps) {
  const { kind, ground, title, text, note } = artefact
  const right = kind === 'puzzle' ? PUZZLE_ANSWER : undefined
  return (
    <Section id={id} ground={ground} labelledBy="artefact-title" className={classNames('no-print', BANDS[kind])}>
      <div className={css.artefact} data-kind={kind}>
        <div className={css.words}>
          <h2 id="artefact-title" className={css.title}>
            {title}
          </h2>
          <p className={css.text}>{text}</p>
          {'choices' in artefact && (
            <Choices
              question={artefact.question}
              choices={artefact.choices}
              chosen={right === undefined ? 0 : undefined}
              right={right}
            />
          )}
          {kind === 'adverts' && <Choices question={artefact.question} choices={artefact.cards.slice(1)} chosen={0} />}
          {'choices' in artefact && !SPEAKS_IN_PICTURE.has(kind) && (
            <Answers
              choices={artefact.choices}
              prompt={'prompt' in artefact ? artefact.prompt : undefined}
              right={right}
              className={css.answers}
            />
          )}
          {NOTED_BESIDE.has(kind) && <p className={css.note}>{note}</p>}
        </div>
        <div className={css.stage} {...reveal}>
          {stage(artefact, brand)}
          {!NOTED_BESIDE.has(kind) && <p className={css.note}>{note}</p>}
        </div>
      </div>
    </Section>
  )
}

/** Classes of the artefacts whose band has a ground of its own. */
const BANDS: Partial<Record<ArtefactData['kind'], string | undefined>> = {
  adverts: adverts.ground,
  'order-page': orderPage.band,
}

const SPEAKS_IN_PICTURE = new Set<ArtefactData['kind']>(['reminder', 'reasons'])

/** Artefacts whose choice stands directly below the drawing, with the note below both. */
const NOTED_BESIDE = new Set<ArtefactData['kind']>(['order-page', 'puzzle'])

function stage(artefact: ArtefactData, brand: string) {
  switch (artefact.kind) {
    case 'order-page':
      return <OrderPage {...artefact} />
    case 'puzzle':
      return <Puzzle {...artefact} />
    case 'open-class':
      return <OpenClass />
    case 'reminder':
      return <Reminder {...artefact} brand={brand} />
    case 'reasons':
      return <Reasons {...artefact} brand={brand} />
    case 'adverts':
      return <Adverts {...artefact} />
    case 'sources':
      return <Sources {...artefact} />
  }
}
