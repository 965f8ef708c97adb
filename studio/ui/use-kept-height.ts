import { useLayoutEffect, useRef } from 'react'

/**
 * Keeps an element, and so the dialog around it, from getting smaller than when the dialog opened, so that nothing
 * moves.
 */
export function useKeptHeight() {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const kept = element.current
    if (!kept) return
    // A dialog has no size before it opens.
    const observer = new ResizeObserver(() => {
      if (kept.offsetHeight === 0) return
      observer.disconnect()
      let hidden = 0
      for (let around = kept.parentElement; around; around = around.parentElement) {
        hidden = Math.max(hidden, around.scrollHeight - around.clientHeight)
        if (around.matches('dialog')) break
      }
      kept.style.minHeight = `${kept.offsetHeight - hidden}px`
    })
    observer.observe(kept)
    return () => observer.disconnect()
  }, [])
  return element
}
