import css from './call-marks.module.css'
import { CheckedRows } from './checked-rows.tsx'
import figure from './figure.module.css'

/** Which of two sources each of four calls came from. */
const calls = [0, 1, 0, 1]
const coats = [figure.laterite, figure.cobalt, figure.periwinkle, figure.saffron]
const paints = [figure.saffron, figure.periwinkle]
const ROW = 84
const tick = 'M-11 0l8 9 14-17'

/**
 * Calls that a visitor marks, the first for an example, and what the marks do to the week after: the style sheet counts them. labels: four calls,
 * two sources, the week, what is asked, what is said to each call once it is marked.
 */
export function CallMarks({ alt, labels }: { alt: string; labels: readonly string[] }) {
  const sources = labels.slice(4, 6)
  return (
    <div className={css.marks} role="group" aria-label={alt}>
      <p className={css.asked}>{labels[7]}</p>
      <CheckedRows
        rows={calls.map((source, at) => ({ label: `${labels[at]}, ${sources[source]}`, isChecked: at === 0 }))}
      >
        <svg viewBox={`24 10 552 ${4 * ROW}`} className={figure.drawing} aria-hidden="true">
          <rect x="24" y="10" width="552" height={4 * ROW} rx="12" className={figure.bone} />
          {calls.map((source, at) => (
            <g key={at} transform={`translate(24 ${10 + at * ROW})`}>
              {at > 0 && <path d="M16 0h520" className={figure.grid} />}
              <path d="M16 14h10v58H16z" className={paints[source]} />
              <circle cx="70" cy="43" r="30" className={figure.sand} />
              <circle cx="70" cy="34" r="12" className={figure.ink} />
              <path d="M46 61q3-13 24-13t24 13a30 30 0 0 1-48 0z" className={coats[at]} />
              <text x="116" y="38" className={figure.dark}>
                {labels[at]}
              </text>
              <text x="116" y="67" data-off={at} className={`${figure.small} ${figure.dark}`}>
                {sources[source]}
              </text>
              <text x="116" y="67" data-on={at} className={`${figure.small} ${figure.remark}`}>
                {labels[8 + at]}
              </text>
              <g transform="translate(506 43)">
                <circle r="25" className={figure.pen} />
                <g data-on={at}>
                  <circle r="25" className={source === 0 ? figure.saffron : figure.laterite} />
                  <path d={tick} className={source === 0 ? figure.inkLine : figure.check} />
                </g>
              </g>
            </g>
          ))}
        </svg>
      </CheckedRows>
      <div aria-live="polite">
        <p className={css.question}>{labels[6]}</p>
        <dl className={css.budget}>
          {sources.map((source) => (
            <div key={source} className={css.source}>
              <dt>{source}</dt>
              <dd className={css.share}>
                <span className={css.bar} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}
