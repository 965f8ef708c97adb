import { Children, Suspense, useEffect, type ReactNode } from 'react'
import { expectSections } from '../lib/hydration.ts'

/**
 * The parts of a page, each of which hydrates by itself: React takes them in small steps, and the one that is pressed
 * or pointed at first. Nothing suspends in them, so the boundaries never show a fallback.
 */
export function Sections({ children }: { children: ReactNode }) {
  const sections = Children.toArray(children)
  useAwaited(sections.length)
  return sections.map((section, index) => (
    <Suspense key={index}>
      <Arrived>{section}</Arrived>
    </Suspense>
  ))
}

function Arrived({ children }: { children: ReactNode }) {
  useAwaited(-1)
  return children
}

function useAwaited(count: number): void {
  useEffect(() => {
    expectSections(count)
    return () => expectSections(-count)
  }, [count])
}
