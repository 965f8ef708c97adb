import { site } from '../../content/site.ts'
import sprite from '../../ui/icons.svg?no-inline'
import css from './brand.module.css'

/** Eagle head and name. The mark takes the accent of its ground, the name its text colour. */
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
