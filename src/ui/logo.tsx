import { classNames } from '../lib/class-names.ts'
import css from './logo.module.css'

type LogoProps = { name: string; label: string; className?: string | undefined }

/** A client's logo in the text colour, from the sprite made of content/logos. */
export function Logo({ name, label, className }: LogoProps) {
  return (
    <svg className={classNames(css.logo, className)} role="img" aria-label={label}>
      <use href={`${import.meta.env.BASE_URL}logos.svg#${name}`} />
    </svg>
  )
}
