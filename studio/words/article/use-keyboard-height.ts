import { useEffect } from 'react'

/** Sets `--keyboard` to the height in pixels that a phone's keyboard covers of the page. */
export function useKeyboardHeight(ref: { current: HTMLElement | null }) {
  useEffect(() => {
    const viewport = globalThis.visualViewport
    const element = ref.current?.parentElement
    if (!viewport || !element) return
    const measure = () => {
      const height = Math.max(0, globalThis.innerHeight - viewport.height - viewport.offsetTop)
      element.style.setProperty('--keyboard', `${Math.round(height)}px`)
    }
    viewport.addEventListener('resize', measure)
    viewport.addEventListener('scroll', measure)
    measure()
    return () => {
      viewport.removeEventListener('resize', measure)
      viewport.removeEventListener('scroll', measure)
    }
  }, [ref])
}
