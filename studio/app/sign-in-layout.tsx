import type { ReactNode } from 'react'
import { site } from '../../src/content/site.ts'
import css from './sign-in-layout.module.css'

/** Layout of the pages before sign-in: a card with the brand. */
export function SignInLayout({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className={css.page}>
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
