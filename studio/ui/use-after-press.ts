import { useCallback, useEffect, useRef } from 'react'

/**
 * Runs something once the pointer that is down has been released and its click was dealt with; with no pointer down, in
 * the next task. What moves the page between press and release takes the click from what was pressed.
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
    // On touch screens focus moves after the release: the click follows in the same task.
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
