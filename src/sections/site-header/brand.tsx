import { site } from '../../content/site.ts'
import sprite from '../../ui/icons.svg?no-inline'
import css from './brand.module.css'

/** Logo and name, in the accent and text colour of the ground. */
export function Brand() {
  return (
    <span className={css.brand}>
      <svg className={css.mark} aria-hidden="true">
        <use href={`${sprite}#mark`} />
      </svg>
      <span>{site.brand}</span>
    </span>
  )
}
