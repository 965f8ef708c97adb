import { motionNow, setMotion, watchMotion } from './preference.ts'

/** Pauses and resumes all motion; its icon says which. */
export function mount(button: HTMLElement): () => void {
  const update = (): void => {
    const isRunning = motionNow() === 'running'
    button.setAttribute('aria-pressed', String(!isRunning))
    const icon = button.querySelector('use')
    icon?.setAttribute('href', icon.getAttribute('href')?.replace(/#.*$/, isRunning ? '#pause' : '#play') ?? '')
  }
  update()
  const unsubscribe = watchMotion(update)
  const onClick = (): void => setMotion(motionNow() === 'running' ? 'paused' : 'running')
  button.addEventListener('click', onClick)
  return () => {
    unsubscribe()
    button.removeEventListener('click', onClick)
  }
}
