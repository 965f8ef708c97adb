import { classNames } from '../lib/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import css from './motion-toggle.module.css'

type MotionToggleProps = {
  /** Says what it does beside its sign. */
  worded?: boolean
  className?: string | undefined
}

/** A switch for everything that moves; preference.ts hears it and keeps all of them in step. Not shown without script. */
export function MotionToggle({ worded, className }: MotionToggleProps) {
  return (
    <button type="button" className={classNames(css.toggle, className)} data-motion-toggle="" aria-pressed="false">
      <Icon name="pause" className={css.pause} />
      <Icon name="play" className={css.play} />
      <span className={worded ? undefined : 'visually-hidden'}>Pause motion</span>
    </button>
  )
}
