import { peopleOf } from '../../../lib/chart-shapes.ts'
import css from './people.module.css'

/** Of one person, and from one to the next. */
const WIDTH = 40
const STEP = 90
const PERSON = 'M20 4a11 11 0 1 1 0 22 11 11 0 0 1 0-22zM2 64V50c0-12 7-20 18-20s18 8 18 20v14z'

/** An increase in people: those of before, and beside them those who came in addition. */
export function People({ percent }: { percent: number }) {
  const { before, after } = peopleOf(percent)
  return (
    <svg viewBox={`0 0 ${(after - 1) * STEP + WIDTH} 64`} className={css.people} aria-hidden="true">
      {Array.from({ length: after }, (_, at) => (
        <path
          key={at}
          d={PERSON}
          transform={`translate(${at * STEP} 0)`}
          className={at < before ? undefined : css.added}
        />
      ))}
    </svg>
  )
}
