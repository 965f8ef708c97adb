import css from '../../../sections/figures/figure.module.css'

/** What each week of a season is: 0 a meeting, 1 small tables, 2 an open evening, 3 a week for helping each other. */
const weeks = [2, 0, 1, 3, 0, 1, 0, 3, 2, 1, 0, 2]

/** None of these means who does the work in `Handover`. */
const kinds = [css.laterite, css.ink, css.periwinkle, css.cobalt]

/** Twelve weeks as squares of cloth. labels: the four kinds of weeks, and what each square is. */
export function SeasonCalendar({ labels }: { labels: readonly string[] }) {
  return (
    <>
      {weeks.map((kind, at) => (
        <g key={at} transform={`translate(${(at % 4) * 161} ${Math.floor(at / 4) * 122})`}>
          <path d="M0 0h157v118H0z" className={kinds[kind]} />
          <Sign kind={kind} />
          <text x="10" y="30" className={kind === 2 ? css.dark : css.light}>
            {labels[kinds.length]} {at + 1}
          </text>
        </g>
      ))}
      {labels.slice(0, kinds.length).map((label, kind) => (
        <g key={label} transform={`translate(${(kind % 2) * 322} ${392 + Math.floor(kind / 2) * 48})`}>
          <path d="M0 0h34v34H0z" className={kinds[kind]} />
          <text x="48" y="25" className={css.small}>
            {label}
          </text>
        </g>
      ))}
    </>
  )
}

/** What is done in a week: many side by side, a table, an open door, hands that hold one another up. */
function Sign({ kind }: { kind: number }) {
  if (kind === 0) return <path d="M0 118l26-46 26 46 26-46 26 46 26-46 27 46z" className={css.sand} />
  if (kind === 1) {
    return (
      <>
        <circle cx="78" cy="76" r="17" className={css.sand} />
        {[0, 60, 120, 180, 240, 300].map((turn) => (
          <circle key={turn} cx="78" cy="47" r="7" className={css.bone} transform={`rotate(${turn} 78 76)`} />
        ))}
      </>
    )
  }
  if (kind === 2) {
    return (
      <>
        <path d="M42 118V80a36 36 0 0 1 72 0v38z" className={css.ink} />
        <path d="M60 118V84a18 18 0 0 1 36 0v34z" className={css.bone} />
      </>
    )
  }
  return (
    <>
      <path d="M6 118l34-52 34 52zm76 0l34-52 34 52z" className={css.bone} />
      <path d="M40 118l38-66 38 66z" className={css.sand} />
    </>
  )
}

const coats = [css.saffron, css.periwinkle, css.laterite, css.sand, css.cobalt, css.bone]

/** Six at a round table, one of them with a decision. labels: the decision, the others, the day. */
export function SmallTable({ labels }: { labels: readonly string[] }) {
  return (
    <>
      <circle cx="320" cy="240" r="226" className={css.deep} />
      {coats.map((coat, at) => (
        <g key={coat} transform={`rotate(${at * 60} 320 240)`}>
          <path d="M258 86a62 46 0 0 1 124 0v18H258z" className={coat} />
          <circle cx="320" cy="62" r="27" className={at === 0 ? css.laterite : css.ink} />
        </g>
      ))}
      <circle cx="320" cy="240" r="142" className={css.sand} />
      <circle cx="320" cy="240" r="132" className={css.inkLine} strokeDasharray="2 12" />
      <path d="M236 176h168v92H236z" className={css.bone} />
      <path d="M236 176h168v16H236z" className={css.saffron} />
      <text x="320" y="240" className={`${css.middle} ${css.dark}`}>
        {labels[0]}
      </text>
      <text x="320" y="304" className={`${css.middle} ${css.small} ${css.dark}`}>
        {labels[1]}
      </text>
      <text x="320" y="332" className={`${css.middle} ${css.small} ${css.dark}`}>
        {labels[2]}
      </text>
    </>
  )
}

/** Until which week of twelve we do a task of the community alone, and until which together with its hosts. */
const tasks = [
  { alone: 2, together: 4 },
  { alone: 3, together: 5 },
  { alone: 4, together: 6 },
  { alone: 4, together: 8 },
  { alone: 6, together: 9 },
  { alone: 8, together: 11 },
]
/** The week of each stage. */
const STAGE_WEEKS = [2, 5, 8, 12]
const LEFT = 187
const STEP = 37
const ROW = 52

/** Six tasks by twelve weeks, each square by who does it. labels: the tasks, the three who do them, and what each column is. */
export function Handover({ labels }: { labels: readonly string[] }) {
  const doers = labels.slice(tasks.length, -1)
  return (
    <>
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
              <path d={`M${right} 36H640V${38 + tasks.length * ROW}H${right}z`} className={css.later} />
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

/** A square of one week: 0 ours, 1 shared, 2 the hosts'. */
function Turn({ x, by }: { x: number; by: number }) {
  return (
    <>
      <path d={`M${x} 0h34v48h-34z`} className={by === 2 ? css.saffron : css.bone} />
      {by === 1 && <path d={`M${x} 48L${x + 34} 0v48z`} className={css.saffron} />}
    </>
  )
}
