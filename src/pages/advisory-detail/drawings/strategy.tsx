import css from '../../../sections/figures/figure.module.css'
import plan from './two-pages.module.css'

/**
 * People of a hundred whom each of five pipes lets through, drawn two units wide each. The narrowest one limits the
 * result.
 */
const capacities = [95, 85, 75, 20, 75]
const NARROW = 3
const MIDDLE = 254

/**
 * Draws five pipes in a row, one of them narrow. labels: the pipes, what to do, what is lost there, why, the rule,
 * whose week it is.
 */
export function FivePipes({ labels }: { labels: readonly string[] }) {
  const through = capacities[NARROW] ?? 0
  const lost = (capacities[NARROW - 1] ?? 0) - through
  const [widen, leave, why, rule, example] = labels.slice(5)
  return (
    <>
      <text x="0" y="66" className={css.small}>
        {example}
      </text>
      {capacities.map((capacity, at) => {
        const width = 2 * capacity
        const flow = at > NARROW ? 2 * through : width
        return (
          <g key={at} transform={`translate(${at * 128} ${MIDDLE})`}>
            <path d={`M0 ${-width / 2 - 12}H128V${width / 2 + 12}H0z`} className={css.ink} />
            <path d={`M0 ${-width / 2}H128V${width / 2}H0z`} className={css.sand} />
            <path
              d={`M0 ${width / 2 - flow}H128V${width / 2}H0z`}
              className={at === NARROW ? css.laterite : css.saffron}
            />
            {at > 0 && <path d={`M-9 ${-width / 2 - 22}H9V${width / 2 + 22}H-9z`} className={css.ink} />}
            <text
              x="68"
              y={width / 2 - flow / 2 + 11}
              className={`${css.middle} ${css.big} ${at === NARROW ? css.light : css.dark}`}
            >
              {at > NARROW ? through : capacity}
            </text>
            <text x="64" y={148} className={`${css.middle} ${css.small}`}>
              {labels[at]}
            </text>
          </g>
        )
      })}
      <path
        d="M30 196q26-22 52 0t52 0 52 0M40 318q26-22 52 0t52 0 52 0 52 0M276 210q20-18 40 0t40 0"
        className={css.inkLine}
        opacity=".3"
      />
      <path d="M448 126v86m-16-18l16 22 16-22" className={css.strong} />
      <text x="448" y="112" className={css.middle}>
        {widen}
      </text>
      <path
        d="M414 300q-9 14 0 20 9-6 0-20zM448 296q-9 14 0 20 9-6 0-20zM482 302q-9 14 0 20 9-6 0-20z"
        className={css.laterite}
      />
      <text x="448" y="352" className={`${css.middle} ${css.small}`}>
        {`${lost} ${leave}`}
      </text>
      <path d="M0 426H640" className={css.line} />
      <text x="0" y="466">
        {why}
      </text>
      <text x="0" y="504" className={css.small}>
        {rule}
      </text>
    </>
  )
}

/** Share of the budget of each move, in percent. */
const shares = [20, 30, 50]
/** Index of the first label of the moves, and number of labels of each move. */
const MOVES_AT = 16
const MOVE = 4

/**
 * Renders the plan of an invented business, as text. labels: whose plan, that it is an example, six times a question
 * and its answer, the second page's title, what a share is of; for each of three moves when, what, whose, and when it
 * is stopped.
 */
export function TwoPages({ labels, alt }: { labels: readonly string[]; alt: string }) {
  const [whose, example] = labels
  const decided = labels.slice(2, MOVES_AT - 2)
  const [title, budget] = labels.slice(MOVES_AT - 2, MOVES_AT)
  return (
    <div className={plan.pages} role="group" aria-label={alt}>
      <div className={plan.page}>
        <svg viewBox="0 0 44 44" className={plan.mark} aria-hidden="true">
          <path d="M0 0h44v44H0z" className={css.laterite} />
          <path d="M0 44L22 0l22 44z" className={css.saffron} />
        </svg>
        <p className={plan.title}>{whose}</p>
        <p className={plan.example}>{example}</p>
        <dl className={plan.decided}>
          {decided.map(
            (question, at) =>
              at % 2 === 0 && (
                <div key={question}>
                  <dt>{question}</dt>
                  <dd>{decided[at + 1]}</dd>
                </div>
              ),
          )}
        </dl>
      </div>
      <div className={plan.page}>
        <p className={plan.title}>{title}</p>
        <ol className={plan.moves}>
          {shares.map((share, at) => {
            const [when, what, owner, stop] = labels.slice(MOVES_AT + at * MOVE)
            return (
              <li key={share}>
                <p className={plan.when}>{when}</p>
                <p className={plan.what}>{what}</p>
                <svg viewBox="0 0 100 4" preserveAspectRatio="none" className={plan.bar} aria-hidden="true">
                  <path d="M0 0h100v4H0z" className={css.sand} />
                  <path d={`M0 0h${share}v4H0z`} className={css.laterite} />
                </svg>
                <p>{`${share}% ${budget}`}</p>
                <p>{owner}</p>
                <p className={plan.stop}>{stop}</p>
              </li>
            )
          })}
        </ol>
      </div>
    </div>
  )
}
