import type { ArtefactOf } from '../../../content/cases.ts'
import { Choices } from './choices.tsx'
import css from './sources.module.css'

/** Rows from the front: number of seats, width of a place, height of the middle seat. */
const ROWS = [
  { count: 13, width: 62, y: 196 },
  { count: 12, width: 74, y: 258 },
  { count: 11, width: 88, y: 334 },
  { count: 10, width: 106, y: 426 },
  { count: 9, width: 128, y: 540 },
]
const WIDTH = 1200
/** Factor by which the ends of a row are nearer to the stage than its middle. */
const BEND = 0.42

/** Positions of all seats. Every third one belongs to one source; the split has no figure behind it. */
const places = ROWS.flatMap(({ count, width, y }, row) =>
  Array.from({ length: count }, (_, at) => {
    const aside = at - (count - 1) / 2
    return {
      x: Math.round(WIDTH / 2 + aside * width),
      y: Math.round(y - BEND * aside * aside * (width / 14)),
      scale: width / 100,
      source: (at * 2 + row) % 3,
    }
  }),
)

/** Icons on the backs of lit seats, one for each source: lines of a form, a telephone, a bubble. */
const SIGNS = [
  'M-16-40h32v5h-32zM-16-29h32v5h-32zM-16-18h20v5h-20z',
  'M-10-44h20a4 4 0 0 1 4 4v28a4 4 0 0 1-4 4h-20a4 4 0 0 1-4-4v-28a4 4 0 0 1 4-4zm0 6v20h20v-20z',
  'M-14-44h28a6 6 0 0 1 6 6v14a6 6 0 0 1-6 6h-12l-10 10v-10h-6a6 6 0 0 1-6-6v-14a6 6 0 0 1 6-6z',
]

/** Draws a hall seen from behind, with the seats of the chosen source lit. */
export function Sources({ cards, question }: ArtefactOf<'sources'>) {
  return (
    <div>
      <svg viewBox={`0 0 ${WIDTH} 560`} className={css.hall} aria-hidden="true">
        <defs>
          <g id="seat">
            <path d="M0-94a19 19 0 0 1 19 19v14h-38v-14a19 19 0 0 1 19-19z" className={css.head} />
            <path d="M-40 20v-66a20 20 0 0 1 20-20h40a20 20 0 0 1 20 20v66z" className={css.back} />
          </g>
          {SIGNS.map((sign, source) => (
            <g key={sign} id={`seat-${source}`}>
              <use href="#seat" />
              <path d={sign} className={css.sign} />
            </g>
          ))}
        </defs>
        <path d="M340 16h520v118H340z" className={css.screen} />
        <path d="M600 43a32 32 0 0 1 0 64a32 32 0 0 1 0-64z" className={css.disc} />
        <path d="M590 58l27 17-27 17z" className={css.play} />
        <path d="M300 134h600" className={css.stage} />
        {ROWS.map((_, row) => {
          const from = ROWS.slice(0, row).reduce((all, { count }) => all + count, 0)
          return (
            <g key={row}>
              {places.slice(from, from + (ROWS[row]?.count ?? 0)).map(({ x, y, scale, source }) => (
                <g key={x} transform={`translate(${x} ${y})scale(${scale})`}>
                  <use href="#seat" />
                  <use href={`#seat-${source}`} className={css.lit} data-shown={source + 1} />
                </g>
              ))}
            </g>
          )
        })}
      </svg>
      <div className={css.ask}>
        <Choices question={question} choices={cards} chosen={0} />
        {cards.map(({ label, title, text }, at) => (
          <div key={label} className={css.label} data-shown={at + 1}>
            <p className={css.title}>{title}</p>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </div>
  )
}
