import type { RouteId } from '../../src/content/route-ids.ts'

/** The address of a route's document. */
export const twinOf = (id: RouteId) => (id === 'home' ? '/' : `/${id}/`)
