export type Side = 'challenge' | 'solution'
export type Active = { side: Side; id: string } | undefined
type Answering = { id: string; answers: readonly string[] }

/**
 * Returns the ids the active item highlights on the other side: a challenge's solutions, or a solution's challenges.
 */
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

type Pair<Challenge, Solution> = { challenge: Challenge; answered: Solution[] }

/** Groups each challenge with the solutions that answer it and no later challenge. */
export function inPairs<Challenge extends { id: string }, Solution extends Answering>(
  challenges: readonly Challenge[],
  solutions: readonly Solution[],
): Pair<Challenge, Solution>[] {
  const lastAnswered = ({ answers }: Solution): number =>
    Math.max(...answers.map((answer) => challenges.findIndex(({ id }) => id === answer)))
  return challenges.map((challenge, at) => ({
    challenge,
    answered: solutions.filter((solution) => lastAnswered(solution) === at),
  }))
}
