import routes from '#content/routes.yaml'
import type { ContentOf } from '../content/schemas/kit.ts'
import type schema from '../content/schemas/routes.ts'
import { canonicalIdOf, pathOf, routeIdOf, type RouteId } from '../content/route-ids.ts'
import { site } from '../content/site.ts'
import { twinAddress } from '../lib/twin-address.ts'
import { errorTitle } from './error-title.ts'
import { extraPages } from './extra-pages.ts'

const heads = routes as ContentOf<typeof schema>
const extraTitles: Readonly<Record<string, string | undefined>> = extraPages

/** Makes title, description and canonical those of the page shown. Returns the title, to be announced. */
export function showHead(path: string): string {
  const id: RouteId | undefined = routeIdOf(path)
  const head = id && heads[id]
  document.title = `${head?.title ?? extraTitles[path] ?? errorTitle} | ${site.brand}`
  if (!head || !id) return document.title
  const address = new URL(twinAddress(pathOf(canonicalIdOf(id)), import.meta.env.BASE_URL), site.url).href
  setContent('meta[name="description"]', head.description)
  setContent('meta[property="og:title"]', head.title)
  setContent('meta[property="og:description"]', head.description)
  setContent('meta[property="og:url"]', address)
  document.querySelector('link[rel="canonical"]')?.setAttribute('href', address)
  return document.title
}

function setContent(selector: string, content: string): void {
  document.querySelector(selector)?.setAttribute('content', content)
}
