import { useId, type ReactNode } from 'react'
import type { FigureName } from '../../content/figures.ts'
import type { ContentsEntry } from '../../sections/table-of-contents/table-of-contents.tsx'
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
  /** The numbered parts of the article, to which some drawings lead. */
  parts?: readonly ContentsEntry[]
}

/** Above a part that a drawing leads to, in px. */
const OFFSET = 100

export function Figure({ name, title, description, labels, children, parts }: FigureProps) {
  const id = useId()
  const { Drawing, viewBox, isPicture, isWide, linked = 0 } = diagrams[name]
  // An article of another length than the drawing is of: what its numbers mean is not known.
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
