import css from '../../../sections/figures/figure.module.css'
import season from './season-calendar.module.css'

/** Kind of each week of a season: 0 a meeting, 1 small tables, 2 an open evening, 3 a week of mutual help. */
const weeks = [2, 0, 1, 3, 0, 1, 0, 3, 2, 1, 0, 2]

const kinds = [
  { tile: css.laterite, sign: css.sand, words: css.light },
  { tile: css.saffron, sign: css.ink, words: css.dark },
  { tile: css.periwinkle, sign: css.ink, words: css.dark },
  { tile: css.cobalt, sign: css.bone, words: css.light },
]

/**
 * Draws twelve weeks as tiles, each with the name of its activity. labels: the activities, and a description of the
 * tiles.
 */
export function SeasonCalendar({ labels, alt }: { labels: readonly string[]; alt: string }) {
  const tiles = weeks.map((kind, at) => {
    const { tile, sign, words } = kinds[kind] ?? {}
    return (
      <svg key={at} viewBox="0 0 210 148" className={css.drawing} aria-hidden="true">
        <path d="M0 0h210v148H0z" className={tile} />
        <g transform="translate(64 46)" className={sign}>
          <Sign kind={kind} />
        </g>
        <text x="12" y="30" className={words}>
          {labels[kinds.length]} {at + 1}
        </text>
        <text x="12" y="134" className={`${css.small} ${words}`}>
          {labels[kind]}
        </text>
      </svg>
    )
  })
  return (
    <div className={season.weeks} role="img" aria-label={alt}>
      {tiles}
    </div>
  )
}

/**
 * Draws the icon of a week's activity, 80 by 60: all in one room, a table of six, an open door, two people who hold a
 * third up.
 */
function Sign({ kind }: { kind: number }) {
  if (kind === 0) {
    return (
      <>
        {[8, 24, 40, 56, 72].map((x) => (
          <path key={x} d={`M${x - 8} 58a8 12 0 0 1 16 0z`} />
        ))}
        {[8, 24, 40, 56, 72].map((x) => (
          <circle key={x} cx={x} cy="38" r="6" />
        ))}
        {[16, 32, 48, 64].map((x) => (
          <circle key={x} cx={x} cy="22" r="6" />
        ))}
      </>
    )
  }
  if (kind === 1) {
    return (
      <>
        <circle cx="40" cy="32" r="15" />
        {[0, 60, 120, 180, 240, 300].map((turn) => (
          <circle key={turn} cx="40" cy="7" r="6" transform={`rotate(${turn} 40 32)`} />
        ))}
      </>
    )
  }
  if (kind === 2) return <path d="M8 60V34a32 32 0 0 1 64 0v26H56V36a16 16 0 0 0-32 0v24z" />
  return <path d="M0 60l20-32 20 32zm40 0l20-32 20 32zM20 26L40-4l20 30z" />
}

/**
 * For each task, the last of twelve weeks in which the agency does it alone, and the last in which it is shared with
 * the hosts.
 */
const tasks = [
  { alone: 2, together: 4 },
  { alone: 3, together: 5 },
  { alone: 4, together: 6 },
  { alone: 4, together: 8 },
  { alone: 6, together: 9 },
  { alone: 8, together: 11 },
]
/** The week shown at each stage. */
const STAGE_WEEKS = [2, 5, 8, 12]
const LEFT = 187
const STEP = 37
const ROW = 52

/**
 * Draws six tasks by twelve weeks, with a square for who does each; future weeks are outlines. labels: the tasks, the
 * three who do them, and a description of the columns.
 */
export function Handover({ labels }: { labels: readonly string[] }) {
  const doers = labels.slice(tasks.length, -1)
  return (
    <>
      <pattern id="week-to-come" x={LEFT} y="38" width={STEP} height={ROW} patternUnits="userSpaceOnUse">
        <path d="M1 1h32v46H1z" className={css.line} />
      </pattern>
      <text y="22" className={css.small}>
        {labels.at(-1)}
      </text>
      {weeks.map((_, at) => (
        <text key={at} x={LEFT + 17 + at * STEP} y="22" className={`${css.small} ${css.middle}`}>
          {at + 1}
        </text>
      ))}
      {tasks.map(({ alone, together }, row) => (
        <g key={labels[row]} transform={`translate(0 ${38 + row * ROW})`}>
          <text y="32" className={css.small}>
            {labels[row]}
          </text>
          {weeks.map((_, at) => (
            <Turn key={at} x={LEFT + at * STEP} by={at < alone ? 0 : at < together ? 1 : 2} />
          ))}
        </g>
      ))}
      {STAGE_WEEKS.map((week, at) => {
        const right = LEFT + week * STEP
        return (
          <g key={week} data-at={at}>
            {week < weeks.length && (
              <>
                <path d={`M${right} 36H640V${38 + tasks.length * ROW}H${right}z`} className={css.ground} />
                <path d={`M${right} 38H631V${38 + tasks.length * ROW}H${right}z`} fill="url(#week-to-come)" />
              </>
            )}
            <circle cx={right - 20} cy="14" r="20" className={css.periwinkle} />
            <text x={right - 20} y="22" className={`${css.small} ${css.middle} ${css.dark}`}>
              {week}
            </text>
            <path
              d={`M${right - STEP - 1} 37h${STEP - 1}v${tasks.length * ROW - 2}h-${STEP - 1}z`}
              className={css.chosen}
            />
          </g>
        )
      })}
      {doers.map((label, by) => (
        <g key={label} transform={`translate(${by * 220} 368)`}>
          <Turn x={0} by={by} />
          <text x="46" y="32" className={css.small}>
            {label}
          </text>
        </g>
      ))}
    </>
  )
}

/** Draws the square of one week: 0 the agency's, 1 shared, 2 the hosts'. */
function Turn({ x, by }: { x: number; by: number }) {
  return (
    <>
      <path d={`M${x} 0h34v48h-34z`} className={by === 2 ? css.saffron : css.bone} />
      {by === 1 && <path d={`M${x} 48L${x + 34} 0v48z`} className={css.saffron} />}
    </>
  )
}
