import type { ComponentProps } from 'react'
import { classNames } from '../lib/class-names.ts'
import { Divider } from './divider.tsx'
import type { Ground } from './ground.ts'
import css from './hero-frame.module.css'

type HeroFrameProps = ComponentProps<'div'> & {
  ground: Ground
  /** Whether a divider is drawn at the lower edge, to the next section. */
  divider?: boolean
}

/** The first screen of a page: a grid as tall as the window, on its ground. */
export function HeroFrame({ ground, divider = true, className, children, ...rest }: HeroFrameProps) {
  return (
    <div className={classNames(css.frame, className)} data-ground={ground} {...rest}>
      {children}
      {divider && <Divider className={css.divider} />}
    </div>
  )
}

/** Layer that fills the frame behind the words. */
export function HeroMedia({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={classNames(css.media, className)} {...rest} />
}

/** Topic of the page, in small type above its headline. */
export function HeroName({ children }: { children: string }) {
  return <span className={css.name}>{children}</span>
}
