import { parse } from 'yaml'
import { readFileSync } from 'node:fs'
import { canonicalIdOf, routeIds, slugsIn } from './routes.ts'

const read = (name: string) =>
  parse(readFileSync(`content/${name}.yaml`, 'utf8')) as Record<string, readonly unknown[] | undefined>

const lengthOf = (name: string, list: string): number => read(name)[list]?.length ?? 0

/**
 * Number of entries of each kind in the content, which pages are compared with. agreed-counts.test.ts has the
 * specification's counts.
 */
export const shipped = {
  routes: routeIds.length,
  canonicalPages: routeIds.filter((id) => canonicalIdOf(id) === id).length,
  agencyServices: slugsIn('services').length,
  advisoryServices: slugsIn('advisory-details').length,
  technologyServices: lengthOf('technology', 'sections'),
  articles: slugsIn('articles').length,
  cases: slugsIn('cases').length,
  clientLogos: lengthOf('clients', 'clients'),
  resultLogos: lengthOf('clients', 'results'),
  testimonials: lengthOf('testimonials', 'testimonials'),
}
