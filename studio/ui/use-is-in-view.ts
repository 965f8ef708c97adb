import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

/** Whether an element is in view below a bar; an element that is not displayed counts as out of view. */
export function useIsInView(element: RefObject<Element | null>, barHeightPx: number): boolean {
  const [isInView, setIsInView] = useState(true)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver((entries) => setIsInView(entries.at(-1)?.isIntersecting ?? true), {
      rootMargin: `-${barHeightPx}px 0px 0px`,
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, barHeightPx])
  return isInView
}
