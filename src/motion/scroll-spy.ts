import { throttle } from '../lib/throttle.ts'

export const SPY_OFFSET_PX = 200
export const SPY_THROTTLE_MS = 100

/**
 * Returns the index of the last section whose top has passed `offset`, or 0. Tops are px from the top of the window.
 */
export function sectionAt(tops: readonly number[], offset: number): number {
  let index = 0
  for (const [at, top] of tops.entries()) if (top <= offset) index = at
  return index
}

/** Returns the index of the section most in view, for ratios by index; `now` if none reaches `threshold`. */
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

export type SpyOptions = { by: 'offset' } | { by: 'threshold'; threshold: number }

/**
 * Calls `onChange` with the index of the current section, at once and on changes. With `offset`, that is the last
 * section whose top has passed 200 px, checked every 100 ms at most. With `threshold`, it is the section with at least
 * this share in view, or covering this share of a smaller viewport; above all sections it is the first. Returns the
 * cleanup.
 */
export function spyOnScroll(
  sections: HTMLElement[],
  options: SpyOptions,
  onChange: (index: number) => void,
): () => void {
  let active = 0
  const update = (next: number): void => {
    if (next === active) return
    active = next
    onChange(active)
  }
  onChange(active)
  return options.by === 'offset' ? spyByOffset(sections, update) : spyByThreshold(sections, options.threshold, update)
}

function spyByOffset(sections: HTMLElement[], update: (index: number) => void): () => void {
  const report = throttle(() => {
    const tops = sections.map((section) => section.getBoundingClientRect().top)
    update(sectionAt(tops, SPY_OFFSET_PX))
  }, SPY_THROTTLE_MS)
  report()
  addEventListener('scroll', report, { passive: true })
  return () => {
    removeEventListener('scroll', report)
    report.cancel()
  }
}

function spyByThreshold(sections: HTMLElement[], threshold: number, update: (index: number) => void): () => void {
  const ratios = sections.map(() => 0)
  let active = 0
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio, intersectionRect, rootBounds } of entries) {
        const filled = rootBounds ? intersectionRect.height / rootBounds.height : 0
        ratios[sections.findIndex((section) => section === target)] = Math.max(intersectionRatio, filled)
      }
      const isAboveAll =
        !ratios.some((ratio) => ratio >= threshold) && (sections[0]?.getBoundingClientRect().top ?? 0) > 0
      active = isAboveAll ? 0 : mostInView(ratios, threshold, active)
      update(active)
    },
    { threshold: [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.75, 1] },
  )
  for (const section of sections) observer.observe(section)
  return () => observer.disconnect()
}

/** Marks the link whose section is being read. Returns the cleanup. */
export function markCurrentLink(
  links: HTMLAnchorElement[],
  options: SpyOptions,
  onChange: (link: HTMLAnchorElement | undefined) => void = () => undefined,
): () => void {
  const sections = links.flatMap(({ hash }) => document.getElementById(hash.slice(1)) ?? [])
  return spyOnScroll(sections, options, (index) => {
    for (const [at, link] of links.entries()) {
      if (at === index) link.setAttribute('aria-current', 'location')
      else link.removeAttribute('aria-current')
    }
    onChange(links[index])
  })
}
