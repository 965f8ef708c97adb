import { classNames } from '../lib/class-names.ts'
import type { PatternName } from './ground.ts'
import css from './pattern.module.css'

export type PatternProps = {
  name: PatternName
  /** Size of one repeat. */
  size?: 'small' | 'medium' | 'large'
  className?: string | undefined
}

/** A panel of cloth; decorative. It fills the box its class gives it. */
export function Pattern({ name, size = 'medium', className }: PatternProps) {
  return <div className={classNames(css.pattern, className)} data-pattern={name} data-size={size} aria-hidden="true" />
}
