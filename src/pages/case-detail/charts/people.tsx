import { peopleOf } from '../../../lib/chart-shapes.ts'
import css from './people.module.css'

/** Width of one person; STEP is the distance from one to the next. */
const WIDTH = 80
const STEP = 90
const HEIGHT = 120

/** Head and coat; shapes cut out of them show the ground. */
const PERSON = 'M40 12a21 21 0 1 1 0 42 21 21 0 0 1 0-42zM2 120V98c0-24 14-40 38-40s38 16 38 40v22z'

/**
 * Marks of five people, each with lines cut out of the person and shapes added: doctor, nurse, student, surgeon,
 * teacher.
 */
const MARKS = [
  {
    cut: 'M26 60l14 18 14-18M24 63c-6 18-2 30 8 30s12-10 8-14M32 93v12',
    add: 'M32 101a6 6 0 1 1 0 12 6 6 0 0 1 0-12z',
  },
  { cut: 'M40 84v22M29 95h22M19 26h42', add: 'M20 22l4-18h32l4 18z' },
  {
    cut: 'M18 86c9-5 16-4 22 1 6-5 13-6 22-1v26c-9-5-16-4-22 1-6-5-13-6-22-1zM40 87v26',
    add: 'M15 66C7 22 19 8 40 8s33 14 25 58H52c7-12 9-22 5-31-11 2-22-1-29-8-5 13-3 27 3 39z',
  },
  { cut: 'M20 36h40M24 48c10 6 22 6 32 0M28 60l12 16 12-16', add: 'M18 30C18 0 62 0 62 30z' },
  { cut: 'M26 60c-8 22 2 34 14 34s22-12 14-34M40 94v10', add: 'M40 2l42 16-42 16L-2 18zM74 22h4v24h-4z' },
]

/** Draws an increase in people: those from before, and the added ones beside them. */
export function People({ percent }: { percent: number }) {
  const { before, after } = peopleOf(percent)
  return (
    <svg viewBox={`0 0 ${(after - 1) * STEP + WIDTH} ${HEIGHT}`} className={css.people} aria-hidden="true">
      {Array.from({ length: after }, (_, at) => {
        const mark = MARKS[at % MARKS.length]
        return (
          <g key={at} transform={`translate(${at * STEP} 0)`} className={at < before ? undefined : css.added}>
            <path d={PERSON} />
            {mark && (
              <>
                <path d={mark.cut} className={css.cut} />
                <path d={mark.add} className={css.mark} />
              </>
            )}
          </g>
        )
      })}
    </svg>
  )
}
