import { classNames } from '../lib/class-names.ts'
import css from './hero-pattern.module.css'
import { Pattern, type PatternProps } from './pattern.tsx'

type HeroPatternProps = PatternProps & {
  /** Draws the pattern in tones of the ground. */
  calm?: boolean | undefined
}

/** Pattern for the first screen of a page. */
export function HeroPattern({ className, calm, ...rest }: HeroPatternProps) {
  return <Pattern {...rest} className={classNames(css.pattern, calm && css.calm, className)} />
}
