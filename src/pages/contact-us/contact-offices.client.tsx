import { hydrateIsland } from '../../ui/hydrate-island.tsx'
import { Offices } from './offices.tsx'

export const mount = hydrateIsland(Offices)
