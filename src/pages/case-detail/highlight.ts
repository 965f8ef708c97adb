export type Side = 'challenge' | 'solution'
export type Active = { side: Side; id: string } | undefined
type Answering = { id: string; answers: readonly string[] }

/** Ids that the active item highlights on the other side: the solutions of a challenge, the challenges of a solution. */
export function counterparts(active: Active, solutions: readonly Answering[]): readonly string[] {
  if (!active) return []
  if (active.side === 'solution') return solutions.find(({ id }) => id === active.id)?.answers ?? []
  return solutions.filter(({ answers }) => answers.includes(active.id)).map(({ id }) => id)
}

export function stateOf(
  { side, id }: { side: Side; id: string },
  active: Active,
  solutions: readonly Answering[],
): 'active' | 'highlighted' | undefined {
  if (active?.side === side) return active.id === id ? 'active' : undefined
  return counterparts(active, solutions).includes(id) ? 'highlighted' : undefined
}
