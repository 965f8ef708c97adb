import { useId, type ReactNode } from 'react'
import type { FigureName } from '../../content/figures.ts'
import { reveal } from '../../motion/reveal.tsx'
import { diagrams } from './figures/diagrams.ts'
import css from './figures/diagram.module.css'

type FigureProps = {
  name: FigureName
  title: string
  /** What the drawing shows, for those who cannot see it. */
  description: string
  /** Words in the drawing, in the order the drawing takes them. */
  labels: readonly string[]
  /** The caption. */
  children: ReactNode
}

export function Figure({ name, title, description, labels, children }: FigureProps) {
  const id = useId()
  const { Drawing, viewBox } = diagrams[name]
  return (
    <figure {...reveal} className={css.figure}>
      <svg
        viewBox={viewBox}
        role="img"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        className={css.drawing}
      >
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-text`}>{description}</desc>
        <g aria-hidden="true">
          <Drawing labels={labels} />
        </g>
      </svg>
      <figcaption className={css.caption}>{children}</figcaption>
    </figure>
  )
}
