import { classNames } from '../lib/class-names.ts'
import type { PatternName } from './ground.ts'
import css from './pattern.module.css'

export type PatternProps = {
  name: PatternName
  /** Size of one repeat of the pattern. */
  size?: 'small' | 'medium' | 'large'
  className?: string | undefined
}

/** Decorative pattern that fills the box of its class. */
export function Pattern({ name, size = 'medium', className }: PatternProps) {
  return <div className={classNames(css.pattern, className)} data-pattern={name} data-size={size} aria-hidden="true" />
}
