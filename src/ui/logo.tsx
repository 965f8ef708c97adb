import { classNames } from '../lib/class-names.ts'
import css from './logo.module.css'

type LogoProps = {
  name: string
  label: string
  /**
   * Empty space at the left of the drawing, in percent of its width. The logo is moved by it, so that the drawing
   * begins at the box's edge.
   */
  empty?: number
  className?: string | undefined
}

/**
 * A client's logo in the text colour, from the sprite made of content/logos. Its 21 kB wait for the first picture
 * (build/head-script.ts).
 */
export function Logo({ name, label, empty, className }: LogoProps) {
  return (
    <span className={classNames(css.logo, className)} role="img" aria-label={label}>
      <noscript>
        <svg aria-hidden="true">
          <use href={`${import.meta.env.BASE_URL}logos.svg#${name}`} x={empty ? `-${empty}%` : undefined} />
        </svg>
      </noscript>
    </span>
  )
}
