import type { FigureOf } from '../../content/services.ts'
import { Icon } from '../../ui/icon.tsx'
import css from './analysis-report.module.css'

/** Draws a report on one page: each finding, and the state after the repair. */
export function AnalysisReport({ heading, title, columns, findings }: FigureOf<'analysis-report'>) {
  const [part, found, repaired] = columns
  return (
    <div className={css.report}>
      <p className={css.title}>{title}</p>
      <table className={css.table} aria-label={heading}>
        <thead>
          <tr>
            <th scope="col">{part}</th>
            <th scope="col">{found}</th>
            <th scope="col">{repaired}</th>
          </tr>
        </thead>
        <tbody>
          {findings.map((row) => (
            <tr key={row.part}>
              <th scope="row">{row.part}</th>
              <td className={css.found}>
                <Icon name="close" className={css.mark} />
                <span>{row.found}</span>
              </td>
              <td className={css.repaired}>
                <Icon name="check" className={css.mark} />
                <span>{row.repaired}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
