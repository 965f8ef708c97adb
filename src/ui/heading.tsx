import type { ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'
import css from './heading.module.css'

type HeadingProps = {
  level?: 1 | 2 | 3 | 4
  /** Level the heading looks like, if the outline asks for another. */
  size?: 'banner' | 'h1' | 'h2' | 'h3' | 'h4'
  id?: string | undefined
  className?: string | undefined
  children: ReactNode
}

export function Heading({ level = 2, size, id, className, children }: HeadingProps) {
  const Tag = `h${level}` as const
  return (
    <Tag id={id} className={classNames(css.heading, className)} data-size={size}>
      {children}
    </Tag>
  )
}

/** Renders each line as a span, separated by spaces for screen readers and copying. */
export function Lines({ lines, className }: { lines: readonly string[]; className?: string | undefined }) {
  return lines.map((line, index) => (
    <span key={line} className={className}>
      {index > 0 ? ` ${line}` : line}
    </span>
  ))
}
