import { parse } from 'yaml'
import { readFileSync } from 'node:fs'
import { canonicalIdOf, routeIds, slugsIn } from './routes.ts'

const read = (name: string) =>
  parse(readFileSync(`content/${name}.yaml`, 'utf8')) as Record<string, readonly unknown[] | undefined>

const lengthOf = (name: string, list: string): number => read(name)[list]?.length ?? 0

/** How many of each the content has: what pages are held against. What the specification counts is held elsewhere. */
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
