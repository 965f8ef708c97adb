import type { ReactNode } from 'react'
import css from './panel.module.css'

/** One screen of the settings: title, introduction and content. */
export function Panel({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <div className={css.panel}>
      <header className={css.header}>
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
      </header>
      {children}
    </div>
  )
}

export function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.block}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

export function Row({ title, detail, children }: { title: ReactNode; detail?: ReactNode; children?: ReactNode }) {
  return (
    <li className={css.row}>
      <div className={css.text}>
        <span className={css.title}>{title}</span>
        {detail && <small>{detail}</small>}
      </div>
      {children && <div className={css.actions}>{children}</div>}
    </li>
  )
}

export const Rows = ({ children }: { children: ReactNode }) => <ul className={css.rows}>{children}</ul>
