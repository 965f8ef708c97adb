import type { FigureOf } from '../../content/services.ts'
import { formatAmount } from '../../lib/customer-cost.ts'
import css from './search-terms.module.css'

/**
 * Draws a report of search terms with a bar for the cost of each, the waste struck out, and the week's cost without
 * it.
 */
export function SearchTerms({ heading, columns, rows, toggle, before, after }: FigureOf<'search-terms'>) {
  const sum = (costs: typeof rows) =>
    formatAmount(
      costs.reduce((total, { cost }) => total + cost, 0),
      'INR',
    )
  const highest = Math.max(...rows.map(({ cost }) => cost))
  return (
    <div className={css.report}>
      <label className={css.toggle}>
        <input type="checkbox" defaultChecked className={css.box} />
        <span>{toggle}</span>
      </label>
      <table className={css.table} aria-label={heading}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ term, cost, who, waste }) => (
            <tr key={term} data-waste={waste ? '' : undefined}>
              <th scope="row">
                <span className={css.term}>{term}</span>
                <svg viewBox="0 0 100 1" preserveAspectRatio="none" className={css.bar} aria-hidden="true">
                  <path d={`M0 0h${Math.round((cost / highest) * 100)}v1H0z`} />
                </svg>
              </th>
              <td className={css.cost}>{formatAmount(cost, 'INR')}</td>
              <td className={css.who}>{who}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={css.sums} aria-live="polite">
        <p className={css.before}>
          <b className={css.sum}>{sum(rows)}</b> <span>{before}</span>
        </p>
        <p className={css.after}>
          <b className={css.sum}>{sum(rows.filter(({ waste }) => !waste))}</b>{' '}
          <span>{after.replace('{waste}', sum(rows.filter(({ waste }) => waste))).replace('{all}', sum(rows))}</span>
        </p>
      </div>
    </div>
  )
}
