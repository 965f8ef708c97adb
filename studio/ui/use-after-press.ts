import { useCallback, useEffect, useRef } from 'react'

/**
 * Returns a function that runs a callback after the current press: once the pointer is released and its click has been
 * handled, or in the next task when no pointer is down. A layout change between press and release would take the click
 * away from its target.
 */
export function useAfterPress(): (run: () => void) => void {
  const isDown = useRef(false)
  useEffect(() => {
    const { signal, abort } = controller()
    const note = ({ type }: Event) => {
      isDown.current = type === 'pointerdown'
    }
    for (const type of ['pointerdown', ...RELEASES]) addEventListener(type, note, { capture: true, signal })
    return abort
  }, [])
  return useCallback((run) => {
    // On touch screens the focus moves after the release, and the click follows in the same task.
    if (!isDown.current) return void setTimeout(run)
    const { signal, abort } = controller()
    const release = () => {
      abort()
      setTimeout(run)
    }
    for (const type of RELEASES) addEventListener(type, release, { signal })
  }, [])
}

const RELEASES = ['pointerup', 'pointercancel']

function controller() {
  const made = new AbortController()
  return { signal: made.signal, abort: () => made.abort() }
}
