import { useState } from 'react'
import type { Challenge, Solution } from '../../content/cases.ts'

export type Active = { side: 'challenge' | 'solution'; id: string } | undefined

/** What the active item lights on the other side: the solutions of a challenge, the challenges of a solution. */
export function counterparts(active: Active, solutions: readonly Pick<Solution, 'id' | 'answers'>[]): string[] {
  if (!active) return []
  if (active.side === 'solution') return solutions.find(({ id }) => id === active.id)?.answers ?? []
  return solutions.filter(({ answers }) => answers.includes(active.id)).map(({ id }) => id)
}

/** First challenge active at first; entering makes an item active; leaving a solution leaves none active. */
export function usePairing(challenges: readonly Challenge[], solutions: readonly Solution[]) {
  const [active, setActive] = useState<Active>(challenges[0] && { side: 'challenge', id: challenges[0].id })
  const lit = counterparts(active, solutions)
  return {
    active,
    lit,
    stateOf: (side: 'challenge' | 'solution', id: string): 'active' | 'lit' | undefined =>
      active?.side === side ? (active.id === id ? 'active' : undefined) : lit.includes(id) ? 'lit' : undefined,
    enter: (side: 'challenge' | 'solution', id: string) => setActive({ side, id }),
    leave: (side: 'challenge' | 'solution', id: string) => {
      if (side === 'solution') setActive((now) => (now?.side === side && now.id === id ? undefined : now))
    },
  }
}
