import { classNames } from '../lib/class-names.ts'
import css from './hero-pattern.module.css'
import { Pattern, type PatternProps } from './pattern.tsx'

/** Pattern in the first view. */
export function HeroPattern({ className, ...rest }: PatternProps) {
  return <Pattern {...rest} className={classNames(css.pattern, className)} />
}
