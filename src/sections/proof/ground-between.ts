import type { Ground } from '../../ui/ground.ts'

const others = ['bone', 'ink', 'sand', 'laterite'] as const satisfies readonly Ground[]
/** `ink` and `ink-2` count as the same ground. */
const family = (ground: Ground) => ground.replace('-2', '')

/** `preferred`, or another ground where a neighbour has it. */
export function groundBetween(preferred: Ground, neighbours: readonly Ground[]): Ground {
  const taken = neighbours.map(family)
  return [preferred, ...others].find((ground) => !taken.includes(family(ground))) ?? preferred
}
