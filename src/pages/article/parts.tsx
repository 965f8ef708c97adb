import type { ReactNode } from 'react'
import css from './prose.module.css'

/** Short parts of a chapter, in two columns where there is room: build/content/article-body.ts finds them. */
export const Parts = ({ children }: { children: ReactNode }) => <div className={css.parts}>{children}</div>

export const Part = ({ children }: { children: ReactNode }) => <div className={css.part}>{children}</div>
