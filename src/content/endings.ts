import data from '#content/endings.yaml'
import { routeIdOf } from './route-ids.ts'
import type schema from './schemas/endings.ts'
import type { ContentOf } from './schemas/kit.ts'

const endings = data as ContentOf<typeof schema>
type Ending = NonNullable<(typeof endings)['default']>

/** The question that the page at a path ends with. */
export const endingOf = (path: string): Ending => endings[routeIdOf(path) ?? 'default'] ?? (endings.default as Ending)
