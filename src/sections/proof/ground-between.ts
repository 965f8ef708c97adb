import type { Ground } from '../../ui/ground.ts'

const others = ['bone', 'ink', 'sand', 'laterite'] as const satisfies readonly Ground[]
/** The two inks are one colour to the eye. */
const family = (ground: Ground) => ground.replace('-2', '')

/** The wished ground, or another where a neighbour stands on it. */
export function groundBetween(wished: Ground, neighbours: readonly Ground[]): Ground {
  const taken = neighbours.map(family)
  return [wished, ...others].find((ground) => !taken.includes(family(ground))) ?? wished
}
