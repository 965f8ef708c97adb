import { BakeryShot } from './bakery-shot.tsx'
import css from './figure.module.css'
import { NumberMarks } from './number-marks.tsx'

/** Centres of the numbers: the talk below the film, the order, the shared film, the call. */
const NUMBERS = [
  [372, 330],
  [286, 462],
  [538, 462],
  [226, 30],
] as const

/**
 * Draws a film on the page where it is watched, with a number on each thing that comes of it. labels: question,
 * answer, order, sharing, call.
 */
export function FilmPage({ labels }: { labels: readonly string[] }) {
  const [question, answer, order, sent, call] = labels
  return (
    <>
      <rect width="560" height="528" rx="16" className={css.bone} />
      <clipPath id="film-page">
        <rect width="560" height="340" rx="16" />
      </clipPath>
      <g clipPath="url(#film-page)">
        <BakeryShot name="bite" x={0} y={0} width={560} height={304} />
        <path d="M0 296h560v10H0z" className={css.ink} />
        <path d="M0 296h352v10H0z" className={css.saffron} />
      </g>
      <path d="M24 244v36l30-18z" className={css.bone} />
      <path d="M246 16h282q12 0 12 12v44q0 12-12 12H246q-12 0-12-12V28q0-12 12-12z" className={css.ink} />
      <path d="M262 34q4-6 9 3l-2 6q4 8 11 12l6-3q9 5 3 10-10 8-23-8t-4-20z" className={css.saffron} />
      <text x="306" y="59" className={css.light}>
        {call}
      </text>
      <path d="M36 330h320q12 0 12 12v28q0 12-12 12H48l-24 12V342q0-12 12-12z" className={css.sand} />
      <text x="46" y="366" className={css.dark}>
        {question}
      </text>
      <path d="M216 394h308q12 0 12 12v42l-24-12H216q-12 0-12-12v-18q0-12 12-12z" className={css.cobalt} />
      <text x="226" y="425" className={css.light}>
        {answer}
      </text>
      <path d="M24 462h258v48H24z" className={css.laterite} />
      <text x="153" y="496" className={`${css.middle} ${css.light}`}>
        {order}
      </text>
      <path d="M304 462h232v48H304z" className={css.sand} />
      <path d="M318 494q2-16 20-16v-8l16 14-16 14v-8q-12 0-20 4z" className={css.ink} />
      <text x="366" y="496" className={css.dark}>
        {sent}
      </text>
      <NumberMarks at={NUMBERS} />
    </>
  )
}
