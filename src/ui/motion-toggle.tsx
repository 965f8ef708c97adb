import { classNames } from '../lib/class-names.ts'
import { Icon } from './icon.tsx'
import css from './motion-toggle.module.css'

type MotionToggleProps = {
  /** Shows the label, too. */
  worded?: boolean
  className?: string | undefined
}

/** Button that pauses all motion; motion/preference.ts handles its clicks. Hidden without script. */
export function MotionToggle({ worded, className }: MotionToggleProps) {
  return (
    <button type="button" className={classNames(css.toggle, className)} data-motion-toggle="" aria-pressed="false">
      <Icon name="pause" className={css.pause} />
      <Icon name="play" className={css.play} />
      <span className={worded ? undefined : 'visually-hidden'}>Pause motion</span>
    </button>
  )
}
