import type { ComponentProps, ReactNode } from 'react'
import css from './fold.module.css'

type Props = ComponentProps<'details'> & { summary: ReactNode }

/** Disclosure with a summary line. `className` is for its placement. */
export function Fold({ summary, className, children, ...details }: Props) {
  return (
    <details {...details} className={className ? `${css.fold} ${className}` : css.fold}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
