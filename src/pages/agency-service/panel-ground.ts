import type { Ground } from '../../ui/ground.ts'

/** Grounds of a panel's drawing, by the ground of the words beside it. */
export const BESIDE: Record<Ground, Ground> = {
  bone: 'ink-2',
  sand: 'ink',
  saffron: 'ink',
  laterite: 'sand',
  ink: 'sand',
  'ink-2': 'sand',
}
