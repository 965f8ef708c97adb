import { classNames } from '../lib/class-names.ts'
import css from './hero-pattern.module.css'
import { Pattern, type PatternProps } from './pattern.tsx'

type HeroPatternProps = PatternProps & {
  /** In tones of the ground. */
  calm?: boolean | undefined
}

/** Pattern in the first view. */
export function HeroPattern({ className, calm, ...rest }: HeroPatternProps) {
  return <Pattern {...rest} className={classNames(css.pattern, calm && css.calm, className)} />
}
