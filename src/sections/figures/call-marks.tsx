import css from './call-marks.module.css'
import { CheckedRows } from './checked-rows.tsx'
import figure from './figure.module.css'

/** Which of two sources each of four calls came from. */
const calls = [0, 1, 0, 1]
const coats = [figure.laterite, figure.cobalt, figure.periwinkle, figure.saffron]
const paints = [figure.saffron, figure.periwinkle]
const ROW = 77
const tick = 'M-11 0l8 9 14-17'

/**
 * Calls that a visitor marks, the first for an example, and what the marks do to the week after: the style sheet counts them. labels: four calls,
 * two sources, the week, what is asked.
 */
export function CallMarks({ alt, labels }: { alt: string; labels: readonly string[] }) {
  const sources = labels.slice(4, 6)
  return (
    <div className={css.marks} role="group" aria-label={alt}>
      <p className={css.question}>{labels[7]}</p>
      <CheckedRows
        rows={calls.map((source, at) => ({ label: `${labels[at]}, ${sources[source]}`, isChecked: at === 0 }))}
      >
        <svg viewBox="24 10 552 308" className={figure.drawing} aria-hidden="true">
          <rect x="24" y="10" width="552" height="308" rx="12" className={figure.bone} />
          {calls.map((source, at) => (
            <g key={at} transform={`translate(24 ${10 + at * ROW})`}>
              {at > 0 && <path d="M16 0h520" className={figure.grid} />}
              <path d="M16 12h10v53H16z" className={paints[source]} />
              <circle cx="70" cy="39" r="28" className={figure.sand} />
              <circle cx="70" cy="31" r="11" className={figure.ink} />
              <path d="M48 56q3-12 22-12t22 12a28 28 0 0 1-44 0z" className={coats[at]} />
              <text x="112" y="34" className={figure.dark}>
                {labels[at]}
              </text>
              <text x="112" y="62" className={`${figure.small} ${figure.dark}`}>
                {sources[source]}
              </text>
              <g transform="translate(506 39)">
                <circle r="25" className={figure.pen} />
                <g data-on={at}>
                  <circle r="25" className={figure.saffron} />
                  <path d={tick} className={figure.inkLine} />
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
