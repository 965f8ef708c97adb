import type { FigureOf } from '../../content/services.ts'
import css from './parts.module.css'

type PartsContent = FigureOf<'letter' | 'guide'>

/** Draws an object, with the name and reason of each part beside it. */
export function Parts({ drawing, parts }: PartsContent) {
  return (
    <dl className={css.object} data-object={drawing}>
      {parts.map(({ name, shown, lines, table, why }) => (
        <div key={name} className={css.part}>
          <dt className={css.shown}>
            <span>{shown}</span>
            {table && <Table {...table} />}
            {lines && <p className={css.lines}>{lines.join('\n')}</p>}
          </dt>
          <dd className={css.why}>
            <b className={css.name}>{name}.</b> {why}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Table({ columns, rows }: NonNullable<PartsContent['parts'][number]['table']>) {
  return (
    <table className={css.table}>
      <thead>
        <tr>
          {columns.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ cells: [first, ...others] }) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {others.map((cell) => (
              <td key={cell}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
