import type { SectionOf } from '../../content/services.ts'
import { classNames } from '../../lib/class-names.ts'
import rail from '../../ui/rail.module.css'
import { railKeys } from '../../ui/rail.ts'
import css from './signal-papers.module.css'

type SignalPapersProps = Pick<Extract<SectionOf<'explain'>, { layout: 'signals' }>, 'papers'> & {
  points: readonly string[]
}

/** The paper a client receives for each point: a log of calls, a lead with a stamp, a report with amounts and bars. */
export function SignalPapers({ points, papers }: SignalPapersProps) {
  return (
    <ul className={classNames(rail.rail, css.list)} {...railKeys}>
      {points.map((point, at) => (
        <li key={point} className={css.entry} data-of={points.length}>
          {papers[at] && <Paper {...papers[at]} />}
          <b className={css.point}>{point}</b>
        </li>
      ))}
    </ul>
  )
}

function Paper({ title, rows, foot }: SignalPapersProps['papers'][number]) {
  const most = Math.max(...rows.map(({ amount = 0 }) => amount))
  return (
    <div className={css.paper}>
      <p className={css.title}>{title}</p>
      <dl className={css.rows}>
        {rows.map(({ name, value, amount, waste }) => (
          <div key={name} className={css.row} data-waste={waste}>
            <dt>{name}</dt>
            <dd>{amount ? `₹${amount.toLocaleString('en-IN')}` : value}</dd>
            {amount && (
              <svg className={css.bar} aria-hidden="true">
                <rect width={`${Math.round((100 * amount) / most)}%`} height="100%" />
              </svg>
            )}
          </div>
        ))}
      </dl>
      <p className={css.foot}>{foot}</p>
    </div>
  )
}
