import { useEffect, useRef, type PointerEvent } from 'react'

/**
 * Tells a mouse that was moved from a page that scrolled under a resting one:
 * browsers report both as a move, and the latter must not take the map from the keyboard.
 */
export function useMovedPointer(): (event: PointerEvent) => boolean {
  const last = useRef({ x: -1, y: -1 })
  useEffect(() => {
    const remember = ({ clientX, clientY }: globalThis.PointerEvent): void => {
      last.current = { x: clientX, y: clientY }
    }
    addEventListener('pointermove', remember, { passive: true })
    return () => removeEventListener('pointermove', remember)
  }, [])
  return ({ pointerType, clientX, clientY }) =>
    pointerType === 'mouse' && (clientX !== last.current.x || clientY !== last.current.y)
}
