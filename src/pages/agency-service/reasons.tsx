import type { ReactNode } from 'react'
import { Heading } from '../../ui/heading.tsx'
import { Icon } from '../../ui/icon.tsx'
import css from './reasons.module.css'

type ReasonsProps = {
  heading: string
  paragraphs: readonly string[]
  folded?: boolean | undefined
  children: ReactNode
}

/** Reasons to use a service, with the points as children. `folded`: on phones the heading unfolds them. */
export function Reasons({ heading, paragraphs, folded, children }: ReasonsProps) {
  const title = <Heading size="h3">{heading}</Heading>
  const reasons = (
    <>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {children}
    </>
  )
  if (!folded) {
    return (
      <>
        {title}
        {reasons}
      </>
    )
  }
  return (
    <details className={css.fold}>
      <summary className={css.summary}>
        {title} <Icon name="plus" />
      </summary>
      <div className={css.folded}>{reasons}</div>
    </details>
  )
}
