import { readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createHash } from 'node:crypto'
import type { Manifest } from 'vite'
import { errorTitle } from '../src/app/error-title.ts'
import { readContent } from './content/load.ts'
import { readHeads, type PageHead } from './content/page-heads.ts'
import { redirects } from './content/page-list.ts'
import type { Site } from '../src/content/site.ts'
import { compress } from './compress.ts'
import { htmlDocument, redirectDocument, type Head } from './html-document.ts'
import { cspHash, headScript } from './head-script.ts'
import { readSheet } from './critical-css.ts'
import type { PageStyle } from './critical-css.ts'
import { FIRST_PARTS, firstScreens, hasSigns } from './first-screens.ts'
import { withInlineIcons } from './inline-icons.ts'
import { cachedPageStyle } from './page-style-cache.ts'
import { writeShareImage } from './share-images/write-share-image.ts'
import { shortMarkup } from './short-markup.ts'
import { absolute, basePath, canonicalOf } from './site-url.ts'
import { structuredData } from './structured-data.ts'

export type RenderModule = {
  render: (path: string) => Promise<{ html: string; status: number }>
}

export type Sources = {
  /** CSS of the whole site. */
  sheet: string
  /** Returns the classes and elements that a behaviour may insert. */
  wordsOf: (behaviour: string) => Set<string>
}
type Page = { file: string; path: string; head: Head; markup: string }

const ENTRY = 'src/client/start.ts'
const ICONS = 'src/ui/icons.svg'

/** Bytes that a connection transfers in its first round trip. */
const TEN_PACKETS_BYTES = 14_600
/** Maximum bytes of a document within these: our headers take 930 bytes over HTTP/1.1, 70 more with https. */
const MAX_FIRST_BYTES = TEN_PACKETS_BYTES - 1_000
/**
 * Hides the parts below the first screens until their style has loaded. The second rule has a higher specificity,
 * because the critical style of a document written in place comes after its linked style sheets.
 */
const belowRule = (root: string, value: string): string =>
  `@layer base{${root} :is(main>:nth-child(n+${FIRST_PARTS + 1}),footer){content-visibility:${value}}}`
const BELOW_HIDDEN = belowRule('html[data-js]', 'hidden')
const BELOW_SHOWN = belowRule('html[data-js][data-js]', 'auto')

/** Order of the layers, at the start of every style sheet. */
const layerOrder = readFileSync('src/styles/layers.css', 'utf8')

/** Writes the static page of every route, and 404.html. Throws when a page does not render or has a style attribute. */
export async function prerender(
  { render }: RenderModule,
  siteDir: string,
  { sheet, wordsOf }: Sources,
): Promise<{ csp: string; styles: Record<string, string>; pages: number }> {
  const site = await readContent('content/site.yaml')
  const manifest: Manifest = JSON.parse(await readFile(join(siteDir, 'manifest.json'), 'utf8'))
  const startScript = manifest[ENTRY]?.file
  if (!startScript) throw new Error(`prerender: the build has no chunk for ${ENTRY}`)
  const icons = manifest[ICONS]?.file
  if (!icons) throw new Error(`prerender: the build has no ${ICONS}`)
  const sprite = await readFile(join(siteDir, icons), 'utf8')
  const script = headScript(basePath)
  const { rules, fontFaces, arabicFaces } = readSheet(sheet)
  const files = [...fontFaces.matchAll(/url\("?([^)"]+\.woff2)/g)].map(([, url = '']) => url)
  const signs = files.filter((url) => url.includes('-signs-'))
  const fonts = files.filter((url) => !/rupee|-rest-|-signs-/.test(url))
  const shared = { headScript: script, startScript: basePath + startScript }

  const pages: Page[] = []
  const renderPage = async (path: string, expected: number): Promise<string> => {
    const { html, status } = await render(path)
    if (status !== expected) throw new Error(`prerender: ${path} answers ${status}`)
    refuseInlineStyle(path, html)
    return shortMarkup(html)
  }
  for (const pageHead of await readHeads()) {
    const { page } = pageHead
    pages.push({
      file: join(page.path, 'index.html').slice(1),
      path: page.path,
      head: await headOf(pageHead, site, siteDir),
      markup: await renderPage(page.path, 200),
    })
  }
  pages.push({
    file: '404.html',
    path: '/404',
    head: unlistedHead(null, errorTitle, site.summary),
    markup: await renderPage('/404', 404),
  })

  // In parallel, because compression, which takes longest, has its own threads.
  const written = pages.map(async ({ file, head, markup }) => {
    const later = laterMarkup(markup, pages, wordsOf)
    const documentWith = async (
      { critical, below, deferred }: PageStyle,
      body: { icons: string; markup: string },
    ): Promise<{ text: string; style: string }> => {
      const style = fontFaces + critical + (below && BELOW_HIDDEN)
      const late = markup.includes('lang="ar"') ? arabicFaces : ''
      const assets = {
        ...{ ...shared, style, fonts: hasSigns(firstScreens(markup)) ? [...fonts, ...signs] : fonts },
        belowSheet: below ? await writeSheet(siteDir, 'below', below + BELOW_SHOWN) : null,
        deferredSheet: await writeSheet(siteDir, 'deferred', late + deferred),
        // A meta element does not support `frame-ancestors` and logs a warning.
        csp: contentPolicy(site, script, cspHash(style)).replace(/; frame-ancestors [^;]+/, ''),
      }
      return { text: htmlDocument(site, head, { ...assets, icons: body.icons }, body.markup), style }
    }
    const sheets = `${layerOrder}${rules}`
    const whole = cachedPageStyle(sheets, markup, later)
    const withIcons = withInlineIcons(markup, basePath + icons, sprite)
    let { text, style } = await documentWith(whole, withIcons)
    if ((await compressedBytes(text)) > MAX_FIRST_BYTES) {
      const split = cachedPageStyle(sheets, markup, later, firstScreens(markup))
      ;({ text, style } = await documentWith(split, withIcons))
      // A second round trip would cost more than the request of the icons, unless the page needs it anyway.
      const without = await documentWith(split, { icons: '', markup })
      const isHeavy = (await compressedBytes(text)) > MAX_FIRST_BYTES
      if (isHeavy && (await compressedBytes(without.text)) <= TEN_PACKETS_BYTES) ({ text, style } = without)
    }
    const path = join(siteDir, file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, await withOwnWeight(text))
    return [file, cspHash(style).slice(1, -1)] as const
  })
  const styles = Object.fromEntries(await Promise.all(written))
  await writeRedirects(site, siteDir)
  return { csp: contentPolicy(site, script, "'unsafe-inline'"), styles, pages: pages.length }
}

/** Writes the compressed size of a document, rounded up to kilobytes, into the element for it. */
async function withOwnWeight(text: string): Promise<string> {
  const number = /(?<=\sdata-own-weight[^>]*>)\d+/
  return number.test(text) ? text.replace(number, `${Math.ceil((await compressedBytes(text)) / 1000)}`) : text
}

const compressedBytes = async (text: string): Promise<number> => (await compress(Buffer.from(text), 'br')).length

/** Writes a style sheet under the hash of its content, and returns its URL. */
async function writeSheet(siteDir: string, name: string, css: string): Promise<string> {
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8)
  const file = `assets/${name}-${hash}.css`
  await writeFile(join(siteDir, file), css)
  return basePath + file
}

/**
 * Returns markup that script may insert: that of pages named by `data-style-of`, and elements created by behaviours.
 */
function laterMarkup(markup: string, pages: Page[], wordsOf: Sources['wordsOf']): string {
  const valuesOf = (attribute: string): string[] =>
    [...markup.matchAll(new RegExp(`${attribute}="([^"]+)"`, 'g'))].map(([, value = '']) => value)
  const words = ['start', ...valuesOf('data-enhance')].flatMap((name) => [...wordsOf(name)])
  return [
    ...valuesOf('data-style-of').map((path) => pages.find((page) => page.path === path)?.markup ?? ''),
    ...words.filter((word) => /^[a-z][\w-]*$/i.test(word)).map((word) => `<${word} class="${word}">`),
  ].join('')
}

/** Writes a redirect document at every former path, for hosts without redirects. */
async function writeRedirects(site: Site, siteDir: string): Promise<void> {
  for (const [from, to] of Object.entries(redirects())) {
    const folder = join(siteDir, from)
    await mkdir(folder, { recursive: true })
    await writeFile(
      join(folder, 'index.html'),
      redirectDocument(canonicalOf(site, to.slice(1)), basePath + `${to.slice(1)}/`),
    )
  }
}

/** Returns the `<head>` of a page, and writes its share image. */
async function headOf(pageHead: PageHead, site: Site, siteDir: string): Promise<Head> {
  const { page, title, description, picture } = pageHead
  if (!page.listed || !picture) return unlistedHead(page.path, title, description)
  const image = await writeShareImage({ siteDir, id: page.id, title, site, picture })
  return {
    route: page.path,
    title,
    description,
    canonical: canonicalOf(site, page.canonical),
    image: { url: absolute(site, image), alt: title },
    type: page.type === 'article' ? 'article' : 'website',
    structuredData: await structuredData(pageHead, site),
  }
}

const unlistedHead = (route: string | null, title: string, description: string): Head => ({
  route,
  title,
  description,
  canonical: null,
  image: null,
  type: 'website',
  structuredData: [],
})

/** Throws on a style attribute, which the CSP blocks. */
function refuseInlineStyle(path: string, html: string): void {
  const found = /<[^>]+\sstyle="[^"]*"/.exec(html)
  if (found) throw new Error(`prerender: ${path} has a style attribute: ${found[0].slice(0, 160)}`)
}

/**
 * Returns the Content-Security-Policy. `styleSource` is the hash of the document's style. The header that a static host
 * sends with all documents allows inline style; the `<meta>` of each document restricts it, because both policies
 * apply.
 */
function contentPolicy(site: Site, script: string, styleSource: string): string {
  const endpoint = process.env['VITE_CONTACT_ENDPOINT']
  const target = endpoint?.startsWith('https:')
    ? [new URL(endpoint).origin, 'https://script.googleusercontent.com']
    : []
  const maps = [...new Set(site.offices.map(({ mapEmbed }) => new URL(mapEmbed).origin))]
  return [
    "default-src 'none'",
    `script-src 'self' ${cspHash(script)}`,
    `style-src 'self' ${styleSource}`,
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
