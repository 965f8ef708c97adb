import sprite from '../../ui/icons.svg?no-inline'
import css from './site-footer.module.css'

/** Birds crossing slowly behind the call; a far echo of the film. */
export function Flock() {
  return (
    <svg className={css.flock} viewBox="0 0 240 60" aria-hidden="true" data-drift="">
      <use href={`${sprite}#flock`} />
    </svg>
  )
}
