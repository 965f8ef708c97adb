import { useLayoutEffect, useRef } from 'react'

/** Room of a dialog around its content: title, padding, and the window's edges. */
const AROUND = '12rem'

/** Keeps an element of a dialog as tall as it was at first, as far as the window has room: less in it moves nothing. */
export function useKeptHeight() {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const kept = element.current
    if (kept) kept.style.minHeight = `min(${kept.offsetHeight}px, 100svh - ${AROUND})`
  }, [])
  return element
}
