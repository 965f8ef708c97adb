import { useEffect } from 'react'
import { afterHydration } from '../lib/hydration.ts'
import { layOutInTurn } from '../lib/lay-out.ts'
import { Icon } from '../ui/icon.tsx'
import { startMotion } from './engine.ts'
import css from './motion-toggle.module.css'
import { armMotion } from './preference.ts'
import { useMotion } from './use-motion.ts'

/** The one switch for everything that moves. Needs script to do anything, so without script it is not shown. */
export function MotionToggle() {
  const { running, toggle } = useMotion()
  useEffect(() => {
    armMotion()
    return afterHydration(() =>
      layOutInTurn(() => {
        startMotion()
        document.documentElement.dataset['hydrated'] = ''
      }),
    )
  }, [])
  return (
    <button type="button" className={css.toggle} onClick={toggle} aria-pressed={!running}>
      <Icon name={running ? 'pause' : 'play'} />
      <span className="visually-hidden">Pause motion</span>
    </button>
  )
}
