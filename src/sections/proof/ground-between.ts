import type { Ground } from '../../ui/ground.ts'

const others = ['bone', 'ink', 'sand', 'laterite'] as const satisfies readonly Ground[]
/** Returns the family of a ground: `ink` and `ink-2` count as the same one. */
const family = (ground: Ground) => ground.replace('-2', '')

/** Returns `preferred`, or another ground if a neighbour has it. */
export function groundBetween(preferred: Ground, neighbours: readonly Ground[]): Ground {
  const taken = neighbours.map(family)
  return [preferred, ...others].find((ground) => !taken.includes(family(ground))) ?? preferred
}
