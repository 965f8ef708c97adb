import type { ComponentProps } from 'react'
import { partNumber, withoutNumber } from '../../lib/part-number.ts'
import css from './prose.module.css'

type NumberedHeadingProps = ComponentProps<'h2'> & {
  level: 2 | 3
  /** Whether headings of the next level follow directly. */
  opensGroup: boolean
}

/** Renders `## 3. Title` with the number as a figure of its own. Headings without a number are unchanged. */
export function NumberedHeading({ id, children, level, opensGroup }: NumberedHeadingProps) {
  const number = typeof children === 'string' ? partNumber(children) : undefined
  const Tag = `h${level}` as const
  return (
    <Tag
      id={id}
      className={css.heading}
      data-numbered={number ? '' : undefined}
      data-group={opensGroup ? '' : undefined}
    >
      {number && (
        <span className={css.figure}>
          {number}
          <span className="visually-hidden">. </span>
        </span>
      )}
      {number && typeof children === 'string' ? <span>{withoutNumber(children)}</span> : children}
    </Tag>
  )
}
