import type { ReactNode } from 'react'
import { site } from '../../src/content/site.ts'
import css from './door.module.css'

/** The card in front of the studio: signing in, and the first visit. */
export function Door({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className={css.door}>
      <div className={css.card}>
        <p className={css.brand}>
          {site.brand} <span>Studio</span>
        </p>
        <h1>{title}</h1>
        {children}
      </div>
    </main>
  )
}
