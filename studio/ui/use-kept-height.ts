import { useLayoutEffect, useRef } from 'react'

/** Keeps the dialog around an element as tall as it was when it opened: less in the element moves nothing. */
export function useKeptHeight() {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const kept = element.current
    if (!kept) return
    // Before it opens, a dialog has no size.
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
