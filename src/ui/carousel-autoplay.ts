type Hold = 'paused' | 'outOfView' | 'hiddenTab' | 'hovered' | 'focused' | 'dragged'

export type Autoplay = {
  /** Adds or removes a reason to pause. */
  hold: (reason: Hold, holds: boolean) => void
  /** Restarts the delay. */
  restart: () => void
  stop: () => void
}

/**
 * Calls `turn` every `delayMs` while the carousel is in view in a visible tab, not hovered and without keyboard focus.
 * Starts paused.
 */
export function startAutoplay(root: HTMLElement, delayMs: number, turn: () => void): Autoplay {
  const holds = new Set<Hold>(['paused', 'outOfView'])
  const listening = new AbortController()
  const { signal } = listening
  let timer: ReturnType<typeof setTimeout> | undefined

  const restart = (): void => {
    clearTimeout(timer)
    if (holds.size > 0) return
    timer = setTimeout(() => {
      turn()
      restart()
    }, delayMs)
  }
  const hold = (reason: Hold, on: boolean): void => {
    if (holds.has(reason) === on) return
    if (on) holds.add(reason)
    else holds.delete(reason)
    restart()
  }

  const onHover = ({ type, pointerType }: PointerEvent): void => {
    if (pointerType === 'mouse') hold('hovered', type === 'pointerenter')
  }
  root.addEventListener('pointerenter', onHover, { signal })
  root.addEventListener('pointerleave', onHover, { signal })
  root.addEventListener('focusin', ({ target }) => hold('focused', (target as Element).matches(':focus-visible')), {
    signal,
  })
  root.addEventListener('focusout', () => hold('focused', false), { signal })
  const onVisibility = (): void => hold('hiddenTab', document.hidden)
  document.addEventListener('visibilitychange', onVisibility, { signal })
  onVisibility()
  const observer = new IntersectionObserver((entries) => hold('outOfView', !entries.at(-1)?.isIntersecting))
  observer.observe(root)

  return {
    hold,
    restart,
    stop() {
      holds.add('paused')
      clearTimeout(timer)
      observer.disconnect()
      listening.abort()
    },
  }
}
