import { useId, type ReactNode } from 'react'
import type { AdvisoryDetail } from '../../../content/advisory-details.ts'
import figure from '../../../sections/figures/figure.module.css'
import staged from '../../../sections/figures/staged.module.css'
import css from './one-evening.module.css'

type OneEveningProps = {
  labels: readonly string[]
  alt: string
  choice: NonNullable<AdvisoryDetail['blocks'][number]['choice']>
}

/** Minutes of the hour before the first owner's turn, and minutes of each owner's turn. */
const [OPENING, TURN] = [9, 7]
/**
 * Returns the angle of a minute, clockwise from the top. The hour begins at the foot of the table, where the host
 * sits.
 */
const degreesOf = (minute: number): number => minute * 6 - 180
const startOf = (seat: number): number => OPENING + seat * TURN
const middleOf = (seat: number): number => degreesOf(startOf(seat) + TURN / 2)

const [CENTRE, RIM, CARDS] = [320, 200, 146]

const pointAt = (degrees: number, radius: number): string => {
  const angle = (degrees * Math.PI) / 180
  return `${(CENTRE + radius * Math.sin(angle)).toFixed(1)} ${(CENTRE - radius * Math.cos(angle)).toFixed(1)}`
}

/** Draws the part of the rim between two minutes, with a gap at its end. */
const arc = (from: number, to: number, radius = RIM): string =>
  `M${pointAt(degreesOf(from + 0.25), radius)}A${radius} ${radius} 0 0 1 ${pointAt(degreesOf(to - 0.25), radius)}`

/** People seen from above: coat, and hair or headwear. */
const people: { coat: string | undefined; head: ReactNode }[] = [
  {
    coat: figure.laterite,
    head: (
      <>
        <circle r="26" className={figure.ink} />
        <circle cy="-24" r="12" className={figure.ink} />
        <circle cy="-24" r="5" className={figure.saffron} />
      </>
    ),
  },
  {
    coat: figure.bone,
    head: (
      <>
        <circle r="26" className={figure.umber} />
        <circle r="22" cy="-3" className={figure.bone} />
        <circle r="14" cy="-3" className={figure.frame} />
      </>
    ),
  },
  {
    coat: figure.cobalt,
    head: (
      <>
        <path d="M-7-54h14v34H-7z" className={figure.ink} />
        <circle r="26" className={figure.ink} />
        <path d="M0-8v32" className={figure.check} />
      </>
    ),
  },
  {
    coat: figure.saffron,
    head: (
      <path
        d="M0-29q9-5 14 3 10-1 10 9 8 4 4 12 5 8-3 13-1 10-11 9-5 8-14 4-9 4-14-4-10 1-11-9-8-5-3-13-4-8 4-12 0-10 10-9 5-8 14-3z"
        className={figure.ink}
      />
    ),
  },
  {
    coat: figure.periwinkle,
    head: (
      <>
        <path d="M-30 2a30 31 0 0 1 60 0q0 22-12 24-18 8-36 0-12-2-12-24z" className={figure.laterite} />
        <path d="M-20 14q20 14 40 0" className={figure.check} />
      </>
    ),
  },
  {
    coat: figure.deep,
    head: (
      <>
        <circle r="26" className={figure.ink} />
        <circle r="15" cy="-4" className={figure.umber} />
      </>
    ),
  },
]

/**
 * Draws a table of six owners whose rim is the hour. The heads are radio buttons; the style sheet alone shows whose
 * turn it is.
 */
export function OneEvening({
  labels: [host, minutes, ...rest],
  alt,
  choice: { question, first, stages },
}: OneEveningProps) {
  const name = useId()
  const hour = rest.slice(0, -1)
  return (
    <div className={`${staged.staged} ${css.evening}`} data-drawing="one-evening">
      <fieldset className={css.seats}>
        <legend className={staged.question}>{question}</legend>
        <div className={css.table}>
          <svg viewBox="0 0 640 640" className={figure.drawing} role="img" aria-label={alt}>
            <circle cx={CENTRE} cy={CENTRE} r="214" className={figure.umber} />
            <circle cx={CENTRE} cy={CENTRE} r="206" className={figure.deep} />
            <path d={arc(0, OPENING)} className={css.hosted} />
            <path d={arc(startOf(stages.length), 60)} className={css.hosted} />
            {stages.map(({ label }, seat) => (
              <path key={label} d={arc(startOf(seat), startOf(seat + 1))} className={css.turn} />
            ))}
            {stages.map(({ label }, seat) => {
              const [from, to] = [startOf(seat), startOf(seat + 1)]
              return (
                <g key={label} data-at={seat}>
                  <path
                    d={`M${pointAt(degreesOf(from), 84)}L${pointAt(degreesOf(from), 206)}A206 206 0 0 1 ${pointAt(degreesOf(to), 206)}L${pointAt(degreesOf(to), 84)}A84 84 0 0 0 ${pointAt(degreesOf(from), 84)}z`}
                    className={figure.saffron}
                  />
                  <text x={CENTRE} y="334" className={`${figure.numeral} ${figure.middle} ${figure.light}`}>
                    {from}–{to}
                  </text>
                  <text x={CENTRE} y="368" className={`${figure.small} ${figure.middle} ${figure.light}`}>
                    {minutes}
                  </text>
                </g>
              )
            })}
            <Person degrees={180} coat={figure.ink}>
              <circle r="26" className={figure.umber} />
              <path d="M-26 2a26 28 0 0 1 52 0q-12-12-26-12t-26 12z" className={figure.ink} />
            </Person>
            <Card degrees={180}>{host}</Card>
            {stages.map(({ label }, seat) => (
              <g key={label}>
                <Person degrees={middleOf(seat)} coat={people[seat % people.length]?.coat}>
                  {people[seat % people.length]?.head}
                </Person>
                <Card degrees={middleOf(seat)} inwards={seat === 0 || seat === stages.length - 1 ? 12 : 0}>
                  {label}
                </Card>
              </g>
            ))}
          </svg>
          {stages.map(({ label }, seat) => (
            <label key={label} className={css.seat}>
              <input type="radio" name={name} value={seat} defaultChecked={seat === first} className={css.head} />
              <span className="visually-hidden">{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <p className={figure.note}>{rest.at(-1)}</p>
      <div className={staged.told} aria-live="polite">
        {stages.map(({ label, text }, seat) => (
          <p key={label} data-at={seat}>
            {text}
          </p>
        ))}
      </div>
      <dl className={css.hour}>
        {[0, OPENING, startOf(stages.length)].map((from, at, starts) => (
          <div key={from} className={css.span}>
            <dt>
              {from}–{starts[at + 1] ?? 60} <span className="visually-hidden">{minutes}</span>
            </dt>
            <dd>{hour[at]}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** Draws shoulders and hands towards the table: as seen at the head of the table, then turned to the person's place. */
function Person({ degrees, coat, children }: { degrees: number; coat: string | undefined; children: ReactNode }) {
  return (
    <g transform={`rotate(${degrees.toFixed(1)} ${CENTRE} ${CENTRE}) translate(${CENTRE} 58)`}>
      <path
        d="M-58 8a58 30 0 0 1 116 0q-2 26-20 48l-16-9q10-14 8-22-30 16-60 0-2 8 8 22l-16 9q-18-22-20-48z"
        className={coat}
      />
      <circle cx="-31" cy="54" r="9" className={figure.umber} />
      <circle cx="31" cy="54" r="9" className={figure.umber} />
      <circle cy="24" r="8" className={figure.umber} />
      {children}
    </g>
  )
}

/** Writes a name on the table, upright. */
function Card({ degrees, inwards = 0, children }: { degrees: number; inwards?: number; children: ReactNode }) {
  const [x, y] = pointAt(degrees, CARDS - inwards)
    .split(' ')
    .map(Number)
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-48-18h96v36h-96z" className={figure.bone} />
      <text y="8" className={`${figure.small} ${figure.middle} ${figure.dark}`}>
        {children}
      </text>
    </g>
  )
}
