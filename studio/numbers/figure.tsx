import { useId } from 'react'
import type { ReactNode } from 'react'
import css from './figure.module.css'

type Props = { title: string; summary: string; columns: string[]; rows: string[][]; children: ReactNode }

/** A figure: its summary in one sentence, the chart, and the same data as a table. */
export function Figure({ title, summary, columns, rows, children }: Props) {
  const id = useId()
  return (
    <section className={css.figure} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className={css.summary}>{summary}</p>
      {children}
      <details className={css.details}>
        <summary className={css.open}>As a table</summary>
        <div className={css.scroll}>
          <table className={css.table} aria-labelledby={id}>
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
              {rows.map(([first, ...rest]) => (
                <tr key={first}>
                  <th scope="row">{first}</th>
                  {rest.map((cell, index) => (
                    <td key={index}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  )
}
