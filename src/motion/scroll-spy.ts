import { useEffect, useState } from 'react'
import { throttle } from '../lib/throttle.ts'

export const SPY_OFFSET = 200
export const SPY_THROTTLE_MS = 100

/** Index of the last section whose top has passed `offset`; 0 while none has. Tops are px from the top of the window. */
export function sectionAt(tops: readonly number[], offset: number): number {
  let index = 0
  for (const [at, top] of tops.entries()) if (top <= offset) index = at
  return index
}

/** Index of the section most in view, for ratios by index; `now` stays while none reaches `threshold`. */
export function mostInView(ratios: readonly number[], threshold: number, now: number): number {
  let best = now
  let most = 0
  for (const [at, ratio] of ratios.entries()) {
    if (ratio >= threshold && ratio > most) {
      most = ratio
      best = at
    }
  }
  return best
}

type Spy = { by: 'offset'; offset?: number } | { by: 'threshold'; threshold?: number }

/**
 * Which of the elements with these ids the visitor is reading.
 * `offset`: the last one whose top has passed it (200 px, looked at every 100 ms at most).
 * `threshold`: the one with at least this share in view, or filling that share of a window too small for it (0.5).
 * `ids` should be a constant or memoised array.
 */
export function useScrollSpy(ids: readonly string[], spy: Spy): number {
  const [active, setActive] = useState(0)
  const by = spy.by
  const offset = spy.by === 'offset' ? (spy.offset ?? SPY_OFFSET) : 0
  const threshold = spy.by === 'threshold' ? (spy.threshold ?? 0.5) : 0
  const key = ids.join(' ')

  useEffect(() => {
    const sections = key.split(' ').flatMap((id) => document.getElementById(id) ?? [])
    if (by === 'offset') {
      const look = throttle(
        () =>
          setActive(
            sectionAt(
              sections.map((section) => section.getBoundingClientRect().top),
              offset,
            ),
          ),
        SPY_THROTTLE_MS,
      )
      look()
      addEventListener('scroll', look, { passive: true })
      return () => {
        removeEventListener('scroll', look)
        look.cancel()
      }
    }
    const ratios = sections.map(() => 0)
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio, intersectionRect, rootBounds } of entries) {
          const filled = rootBounds ? intersectionRect.height / rootBounds.height : 0
          ratios[sections.indexOf(target as HTMLElement)] = Math.max(intersectionRatio, filled)
        }
        setActive((now) => mostInView(ratios, threshold, now))
      },
      { threshold: [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.75, 1] },
    )
    for (const section of sections) observer.observe(section)
    return () => observer.disconnect()
  }, [key, by, offset, threshold])

  return active
}
