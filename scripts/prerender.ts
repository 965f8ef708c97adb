import { readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createHash } from 'node:crypto'
import type { Manifest } from 'vite'
import { errorTitle } from '../src/app/error-title.ts'
import { extraPages } from '../src/app/extra-pages.ts'
import { readContent } from '../src/content/load.ts'
import { pathOf, routeIds, type RouteId } from '../src/content/route-ids.ts'
import type { Picture } from '../src/content/pictures.ts'
import type { Site } from '../src/content/site.ts'
import { htmlDocument, type Head } from './document.ts'
import { cspHash, headScript } from './head-script.ts'
import { pageStyle, readSheet } from './page-style.ts'
import { writeShareImage } from './write-share-image.ts'
import { absolute, basePath, canonicalOf } from './site-url.ts'
import { structuredData } from './structured-data.ts'

export type RenderModule = {
  render: (path: string) => Promise<{ html: string; status: number }>
}

export type RouteHead = { title: string; description: string; picture: Picture }
type Page = { file: string; path: string; head: Head; markup: string }

const ENTRY = 'src/client/start.ts'

/** Stands first in every sheet. */
const layerOrder = readFileSync('src/styles/layers.css', 'utf8')

/** Writes every route's document, the 404, the thank-you page, the team's stories and the accessibility statement. Any route that errs stops the build. */
export async function prerender(
  { render }: RenderModule,
  siteDir: string,
  sheet: string,
): Promise<{ csp: string; styles: Record<string, string>; pages: number }> {
  const site = await readContent<Site>('content/site.yaml')
  const heads = await readContent<Record<RouteId, RouteHead>>('content/routes.yaml')
  const manifest: Manifest = JSON.parse(await readFile(join(siteDir, 'manifest.json'), 'utf8'))
  const startScript = manifest[ENTRY]?.file
  if (!startScript) throw new Error(`prerender: the build has no chunk for ${ENTRY}`)
  const script = headScript(basePath)
  const { rules, fontFaces } = readSheet(sheet)
  const fonts = [...fontFaces.matchAll(/url\("?([^)"]+\.woff2)/g)]
    .map(([, url = '']) => url)
    .filter((url) => !/rupee|-rest-/.test(url))
  const shared = { headScript: script, startScript: basePath + startScript, fonts }

  const pages: Page[] = []
  for (const id of routeIds) {
    const { html, status } = await render(pathOf(id))
    if (status !== 200) throw new Error(`prerender: ${pathOf(id)} answers ${status}`)
    refuseInlineStyle(pathOf(id), html)
    const { title, description, picture } = heads[id]
    const full = `${title} | ${site.brand}`
    if (full.length < 30 || full.length > 60) {
      throw new Error(`content/routes.yaml ${id}.title: “${full}” has ${full.length} characters, 30 to 60 are wanted`)
    }
    const image = await writeShareImage({ siteDir, id, title, site, picture })
    pages.push({
      file: join(id === 'home' ? '' : id, 'index.html'),
      path: pathOf(id),
      head: {
        route: pathOf(id),
        title,
        description,
        canonical: canonicalOf(site, id),
        image: { url: absolute(site, image), alt: title },
        type: id.startsWith('blogs/') ? 'article' : 'website',
        structuredData: await structuredData(id, site, heads[id]),
      },
      markup: html,
    })
  }
  const extra = [
    { path: '/404', file: '404.html', status: 404, title: errorTitle, route: null },
    ...(Object.keys(extraPages) as (keyof typeof extraPages)[]).map((path) => ({
      path,
      file: join(path, 'index.html'),
      status: 200,
      title: extraPages[path],
      route: path,
    })),
  ]
  for (const { path, file, status: expected, title, route } of extra) {
    const { html, status } = await render(path)
    if (status !== expected) throw new Error(`prerender: ${path} answers ${status}`)
    refuseInlineStyle(path, html)
    pages.push({
      file,
      path,
      head: {
        route,
        title,
        description: site.summary,
        canonical: null,
        image: null,
        type: 'website',
        structuredData: [],
      },
      markup: html,
    })
  }

  const styles: Record<string, string> = {}
  let homePolicy = ''
  for (const { file, head, markup } of pages) {
    const { critical, deferred } = pageStyle(`${layerOrder}${rules}`, markup, laterMarkup(markup, pages))
    const style = fontFaces + critical
    const hash = createHash('sha256').update(deferred).digest('hex').slice(0, 8)
    const deferredSheet = `assets/deferred-${hash}.css`
    await writeFile(join(siteDir, deferredSheet), deferred)
    // frame-ancestors means nothing in a meta element, and browsers complain of it.
    const csp = contentPolicy(site, script, style).replace(/; frame-ancestors [^;]+/, '')
    const path = join(siteDir, file)
    await mkdir(dirname(path), { recursive: true })
    const assets = { ...shared, style, deferredSheet: basePath + deferredSheet, csp }
    await writeFile(path, htmlDocument(site, head, assets, markup))
    if (file === 'index.html') homePolicy = contentPolicy(site, script, style)
    else styles[file] = cspHash(style).slice(1, -1)
  }
  return { csp: homePolicy, styles, pages: pages.length }
}

/** The markup that script puts into a page from others: `data-style-of` names their paths. */
const laterMarkup = (markup: string, pages: Page[]): string =>
  [...markup.matchAll(/data-style-of="([^"]+)"/g)]
    .map(([, path]) => pages.find((page) => page.path === path)?.markup ?? '')
    .join('')

/** A strict policy refuses style attributes, and React would not put them back: they have no place in a document. */
function refuseInlineStyle(path: string, html: string): void {
  const found = /<[^>]+\sstyle="[^"]*"/.exec(html)
  if (found) throw new Error(`prerender: ${path} has a style attribute: ${found[0].slice(0, 160)}`)
}

/** The contact endpoint and the map are the only other origins ever named.
 */
function contentPolicy(site: Site, script: string, style: string): string {
  const endpoint = process.env['VITE_CONTACT_ENDPOINT']
  const target = endpoint?.startsWith('https:')
    ? [new URL(endpoint).origin, 'https://script.googleusercontent.com']
    : []
  const maps = [...new Set(site.offices.map(({ mapEmbed }) => new URL(mapEmbed).origin))]
  return [
    "default-src 'none'",
    `script-src 'self' ${cspHash(script)}`,
    `style-src 'self' ${cspHash(style)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    `connect-src ${["'self'", ...target].join(' ')}`,
    `frame-src ${maps.join(' ')}`,
    `form-action ${["'self'", ...target].join(' ')}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
