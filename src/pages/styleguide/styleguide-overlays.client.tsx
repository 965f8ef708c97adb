import { hydrateIsland } from '../../ui/hydrate-island.tsx'
import { Overlays } from './overlays.tsx'

export const mount = hydrateIsland(Overlays)
