import css from '../../../sections/figures/figure.module.css'

/** What each week of a season is: 0 a meeting, 1 small tables, 2 an open evening, 3 a week for helping each other. */
const weeks = [2, 0, 1, 3, 0, 1, 0, 3, 2, 1, 0, 2]

/** Twelve weeks as squares of cloth. labels: the four kinds of weeks. */
export function SeasonCalendar({ labels }: { labels: readonly string[] }) {
  return (
    <>
      {weeks.map((kind, at) => (
        <g key={at} transform={`translate(${(at % 4) * 161} ${Math.floor(at / 4) * 122})`}>
          <Square kind={kind} />
          <text x="10" y="28" className={kind === 2 ? css.dark : css.light}>
            {at + 1}
          </text>
        </g>
      ))}
      {labels.map((label, kind) => (
        <g key={label} transform={`translate(${(kind % 2) * 322} ${392 + Math.floor(kind / 2) * 48})`}>
          <path d="M0 0h34v34H0z" className={[css.laterite, css.ink, css.saffron, css.cobalt][kind]} />
          <text x="48" y="25" className={css.small}>
            {label}
          </text>
        </g>
      ))}
    </>
  )
}

function Square({ kind }: { kind: number }) {
  const box = 'M0 0h157v118H0z'
  if (kind === 0) {
    return (
      <>
        <path d={box} className={css.laterite} />
        <path d="M0 118l26-46 26 46 26-46 26 46 26-46 27 46z" className={css.saffron} />
      </>
    )
  }
  if (kind === 1) {
    return (
      <>
        <path d={box} className={css.ink} />
        <circle cx="78" cy="62" r="22" className={css.saffron} />
        {[0, 60, 120, 180, 240, 300].map((turn) => (
          <circle key={turn} cx="78" cy="24" r="9" className={css.bone} transform={`rotate(${turn} 78 62)`} />
        ))}
      </>
    )
  }
  if (kind === 2) {
    return (
      <>
        <path d={box} className={css.saffron} />
        <path d="M38 118V78a40 40 0 0 1 80 0v40z" className={css.laterite} />
        <path d="M58 118V82a20 20 0 0 1 40 0v36z" className={css.bone} />
      </>
    )
  }
  return (
    <>
      <path d={box} className={css.cobalt} />
      <path d="M40 118L78 48l38 70zM6 118L40 60l34 58zM82 118l34-58 34 58z" className={css.periwinkle} />
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

/** Six tasks by twelve weeks, each square by who does it. labels: the tasks, and the three who do them. */
export function Handover({ labels }: { labels: readonly string[] }) {
  return (
    <>
      {weeks.map((_, at) => (
        <text key={at} x={204 + at * 37} y="22" className={`${css.small} ${css.middle}`}>
          {at + 1}
        </text>
      ))}
      {tasks.map(({ alone, together }, row) => (
        <g key={labels[row]} transform={`translate(0 ${38 + row * 52})`}>
          <text y="32" className={css.small}>
            {labels[row]}
          </text>
          {weeks.map((_, at) => (
            <Turn key={at} x={187 + at * 37} by={at < alone ? 0 : at < together ? 1 : 2} />
          ))}
        </g>
      ))}
      {labels.slice(tasks.length).map((label, by) => (
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
      <path d={`M${x} 0h34v48h-34z`} className={by === 2 ? css.saffron : css.laterite} />
      {by === 1 && <path d={`M${x} 48L${x + 34} 0v48z`} className={css.saffron} />}
    </>
  )
}
