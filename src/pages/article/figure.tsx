import { useId, type ReactNode } from 'react'
import type { FigureName } from '../../content/figures.ts'
import type { ContentsEntry } from '../../sections/table-of-contents/table-of-contents.tsx'
import { reveal } from '../../motion/reveal.tsx'
import { diagrams } from './figures/diagrams.ts'
import css from './figures/diagram.module.css'

type FigureProps = {
  name: FigureName
  title: string
  /** Description of the drawing for screen readers. */
  description: string
  /** Words in the drawing, in the drawing's order. */
  labels: readonly string[]
  /** Caption of the figure. */
  children: ReactNode
  /** Numbered parts of the article, which some drawings link to. */
  parts?: readonly ContentsEntry[]
}

/** Scroll offset in px above a part that a drawing links to. */
const OFFSET = 100

export function Figure({ name, title, description, labels, children, parts }: FigureProps) {
  const id = useId()
  const { Drawing, viewBox, isPicture, isWide, linked = 0 } = diagrams[name]
  // With another number of parts the drawing's links could lead to the wrong ones.
  const links = parts?.length === linked ? parts : []
  const drawing = (
    <svg
      viewBox={viewBox}
      role="img"
      aria-label={title}
      aria-describedby={id}
      className={css.drawing}
      data-picture={isPicture && name}
    >
      <desc id={id}>{description}</desc>
      <g aria-hidden="true">
        <Drawing labels={labels} />
      </g>
    </svg>
  )
  return (
    <figure {...reveal} className={css.figure} data-figure data-wide={isWide}>
      {links.length > 0 ? (
        <div className={css.stage} data-of={name}>
          {drawing}
          {links.map(({ id: part, text }) => (
            <a key={part} href={`#${part}`} className={css.link} data-scroll={OFFSET} aria-label={text} />
          ))}
        </div>
      ) : (
        drawing
      )}
      <figcaption className={css.caption}>{children}</figcaption>
    </figure>
  )
}
