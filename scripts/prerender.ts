import { readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Manifest, ManifestChunk } from 'vite'
import { errorTitle } from '../src/app/error-title.ts'
import { extraPages } from '../src/app/extra-pages.ts'
import { extraFiles, filesOf } from '../src/app/page-files.ts'
import { readContent } from '../src/content/load.ts'
import { pathOf, routeIds, type RouteId } from '../src/content/route-ids.ts'
import type { Picture } from '../src/content/pictures.ts'
import type { Site } from '../src/content/site.ts'
import { htmlDocument, type Assets, type Head } from './document.ts'
import { cspHash, headScript } from './head-script.ts'
import { usedStyle, withoutFontFaces } from './page-style.ts'
import { writeShareImage } from './write-share-image.ts'
import { absolute, basePath, canonicalOf } from './site-url.ts'
import { structuredData } from './structured-data.ts'

export type RenderModule = {
  render: (path: string) => Promise<{ html: string; status: number }>
}

export type RouteHead = { title: string; description: string; picture: Picture }
type Page = { file: string; head: Head; assets: Omit<Assets, 'csp' | 'style'>; markup: string; rules: string }

const entry = 'src/app/client.tsx'
const startEntry = 'src/app/start.ts'

/** A hash takes 53 characters of the policy. */
const MOST_STYLES = 30

/** Stands first in every document, whatever order the chunks come in. */
const layerOrder = readFileSync('src/styles/layers.css', 'utf8')

/** Writes every route's document, the 404, the thank-you page, the team's stories and the accessibility statement. Any route that errs stops the build. */
export async function prerender(
  { render }: RenderModule,
  siteDir: string,
): Promise<{ csp: string; styles: Record<string, string>; pages: number }> {
  const site = await readContent<Site>('content/site.yaml')
  const heads = await readContent<Record<RouteId, RouteHead>>('content/routes.yaml')
  const manifest: Manifest = JSON.parse(await readFile(join(siteDir, 'manifest.json'), 'utf8'))
  const client = chunkOf(manifest, entry)
  const script = headScript(basePath)
  const fonts = (client.assets ?? [])
    .filter((file) => file.endsWith('.woff2') && !/rupee|-rest-/.test(file))
    .map((file) => basePath + file)

  const startChunks = new Map<string, ManifestChunk>()
  collect(manifest, startEntry, startChunks)
  const startScripts = [...startChunks.values()].map(({ file }) => basePath + file)

  const assetsFor = async (sources: string[]): Promise<Pick<Page, 'assets' | 'rules'>> => {
    const chunks = new Map<string, ManifestChunk>()
    for (const source of [entry, ...sources]) collect(manifest, source, chunks)
    const sheets = [...new Set([...chunks.values()].flatMap((chunk) => chunk.css ?? []))]
    const rules = await Promise.all(sheets.map((file) => readFile(join(siteDir, file), 'utf8')))
    const assets = {
      headScript: script,
      sheets: sheets.map((file) => basePath + file),
      startScripts,
      scripts: [...chunks.values()].map(({ file }) => basePath + file).filter((file) => !startScripts.includes(file)),
      fonts,
    }
    return { assets, rules: [layerOrder, ...rules].join('\n') }
  }

  const pages: Page[] = []
  for (const id of routeIds) {
    const { html, status } = await render(pathOf(id))
    if (status !== 200) throw new Error(`prerender: ${pathOf(id)} answers ${status}`)
    refuseInlineStyle(pathOf(id), html)
    const { page, document } = filesOf(id)
    const { title, description, picture } = heads[id]
    const full = `${title} | ${site.brand}`
    if (full.length < 30 || full.length > 60) {
      throw new Error(`content/routes.yaml ${id}.title: “${full}” has ${full.length} characters, 30 to 60 are wanted`)
    }
    const image = await writeShareImage({ siteDir, id, title, site, picture })
    pages.push({
      file: join(id === 'home' ? '' : id, 'index.html'),
      head: {
        route: pathOf(id),
        title,
        description,
        canonical: canonicalOf(site, id),
        image: { url: absolute(site, image), alt: title },
        type: id.startsWith('blogs/') ? 'article' : 'website',
        structuredData: await structuredData(id, site, heads[id]),
      },
      ...(await assetsFor([page, ...(document ? [document] : [])])),
      markup: html,
    })
  }
  const extra = [
    { path: '/404', file: '404.html', status: 404, title: errorTitle, route: null, sources: [] as string[] },
    ...(Object.keys(extraPages) as (keyof typeof extraPages)[]).map((path) => ({
      path,
      file: join(path, 'index.html'),
      status: 200,
      title: extraPages[path],
      route: path,
      sources: Object.values(extraFiles[path]),
    })),
  ]
  for (const { path, file, status: expected, title, route, sources } of extra) {
    const { html, status } = await render(path)
    if (status !== expected) throw new Error(`prerender: ${path} answers ${status}`)
    refuseInlineStyle(path, html)
    pages.push({
      file,
      head: {
        route,
        title,
        description: site.summary,
        canonical: null,
        image: null,
        type: 'website',
        structuredData: [],
      },
      ...(await assetsFor(sources)),
      markup: html,
    })
  }

  const styles = stylesOf(pages)
  const policyFor = (sources: string[]) => contentPolicy(site, script, [...new Set(sources)])
  const ownStyles: Record<string, string> = {}
  for (const { file, head, assets, markup } of pages) {
    const style = styles.get(file) ?? ''
    // frame-ancestors means nothing in a meta element, and browsers complain of it.
    const csp = policyFor([style]).replace(/; frame-ancestors [^;]+/, '')
    const path = join(siteDir, file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, htmlDocument(site, head, { ...assets, style, csp }, markup))
    // Home's document is the one that others are put in place of: it needs the policy with every style.
    if (file !== 'index.html') ownStyles[file] = cspHash(style).slice(1, -1)
  }
  for (const sheet of client.css ?? []) {
    const path = join(siteDir, sheet)
    await writeFile(path, withoutFontFaces(await readFile(path, 'utf8')))
  }
  return { csp: policyFor([...styles.values()]), styles: ownStyles, pages: pages.length }
}

/**
 * Each document's style, by its file. Documents of a kind share one made from the markup of them all: the policy names
 * every style, and some hosts read only 2,000 characters of a header. What is left of these goes to the kinds that
 * gain most by a style per document.
 */
function stylesOf(pages: Page[]): Map<string, string> {
  const kinds = [...Map.groupBy(pages, ({ rules }) => rules)].map(([rules, alike]) => {
    const shared = usedStyle(rules, alike.map(({ markup }) => markup).join(''))
    const own = alike.map(({ markup }) => usedStyle(rules, markup))
    return { alike, shared, own, gain: own.reduce((sum, style) => sum + shared.length - style.length, 0) }
  })
  const styles = new Map<string, string>()
  let room = MOST_STYLES - kinds.length
  for (const { alike, shared, own } of kinds.toSorted((a, b) => b.gain - a.gain)) {
    const apart = alike.length - 1 <= room
    if (apart) room -= alike.length - 1
    for (const [i, { file }] of alike.entries()) styles.set(file, apart ? (own[i] ?? shared) : shared)
  }
  return styles
}

/** A strict policy refuses style attributes, and React would not put them back: they have no place in a document. */
function refuseInlineStyle(path: string, html: string): void {
  const found = /<[^>]+\sstyle="[^"]*"/.exec(html)
  if (found) throw new Error(`prerender: ${path} has a style attribute: ${found[0].slice(0, 160)}`)
}

/** The contact endpoint and the map are the only other origins ever named.
 */
function contentPolicy(site: Site, script: string, styles: string[]): string {
  const endpoint = process.env['VITE_CONTACT_ENDPOINT']
  const target = endpoint?.startsWith('https:')
    ? [new URL(endpoint).origin, 'https://script.googleusercontent.com']
    : []
  const maps = [...new Set(site.offices.map(({ mapEmbed }) => new URL(mapEmbed).origin))]
  return [
    "default-src 'none'",
    `script-src 'self' ${cspHash(script)}`,
    `style-src 'self' ${styles.map(cspHash).join(' ')}`,
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

function chunkOf(manifest: Manifest, source: string): ManifestChunk {
  const chunk = manifest[source]
  if (!chunk) throw new Error(`prerender: the build has no chunk for ${source}`)
  return chunk
}

/** A chunk and everything it imports at once; what it imports first comes first, as with style sheets. */
function collect(manifest: Manifest, source: string, found: Map<string, ManifestChunk>): void {
  if (found.has(source)) return
  const chunk = chunkOf(manifest, source)
  for (const imported of chunk.imports ?? []) collect(manifest, imported, found)
  found.set(source, chunk)
}
