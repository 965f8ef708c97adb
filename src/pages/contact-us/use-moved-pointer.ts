import { useEffect, useRef, type PointerEvent } from 'react'

/**
 * Returns a function that tells whether the mouse was moved. Browsers also report a move when the page scrolls under a
 * resting mouse, which must not change the map of a keyboard user.
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
