import { Children, Suspense, type ReactNode } from 'react'

/**
 * The parts of a page, each of which hydrates by itself: React takes them in small steps, and the one that is pressed
 * or pointed at first. Nothing suspends in them, so the boundaries never show a fallback.
 */
export function Sections({ children }: { children: ReactNode }) {
  return Children.map(children, (section) => section && <Suspense>{section}</Suspense>)
}
