import { useEffect, useState } from 'react'
import { throttle } from '../../lib/throttle.ts'
import { SPY_THROTTLE_MS } from '../../motion/scroll-spy.ts'

/** Fractions of a pixel keep a zoomed page from ever reaching its exact end. */
const SLACK_PX = 2

/** Whether the page is scrolled to its end. */
export function usePageBottom(): boolean {
  const [atBottom, setAtBottom] = useState(false)
  useEffect(() => {
    const look = throttle(() => {
      const { scrollHeight } = document.documentElement
      setAtBottom(scrollY > 0 && scrollY + innerHeight >= scrollHeight - SLACK_PX)
    }, SPY_THROTTLE_MS)
    look()
    addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    return () => {
      removeEventListener('scroll', look)
      removeEventListener('resize', look)
      look.cancel()
    }
  }, [])
  return atBottom
}
