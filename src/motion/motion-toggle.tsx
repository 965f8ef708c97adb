import { Icon } from '../ui/icon.tsx'
import css from './motion-toggle.module.css'

/** The one switch for everything that moves. Needs script to do anything, so without script it is not shown. */
export function MotionToggle() {
  return (
    <button type="button" className={css.toggle} data-enhance="motion-toggle">
      <Icon name="pause" />
      <span className="visually-hidden">Pause motion</span>
    </button>
  )
}
