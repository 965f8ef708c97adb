import { hydrateIsland } from '../../ui/hydrate-island.tsx'
import { Hero } from './hero.tsx'

export const mount = hydrateIsland(Hero)
