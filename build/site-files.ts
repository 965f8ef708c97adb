import { palette } from './brand/palette.ts'
import { mkdir, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { loadContent, readContent } from './content/load.ts'
import { compileArticle } from './content/article-body.ts'
import type { Article } from '../src/content/articles.ts'
import type { Site } from '../src/content/site.ts'
import { readHeads, type PageHead } from './content/page-heads.ts'
import { pageList } from './content/page-list.ts'
import { absolute, basePath, canonicalOf } from './site-url.ts'

type DatedArticle = Article & { id: string }

/** Writes sitemap, feed, manifest, robots.txt and security.txt. */
export async function writeSiteFiles(siteDir: string): Promise<void> {
  const site = await readContent('content/site.yaml')
  const heads = (await readHeads()).filter(({ page }) => page.listed && page.canonical === page.id)
  const documents = pageList().flatMap(({ type, document }) => (type === 'article' && document ? [document] : []))
  const articles = await Promise.all(documents.map(readArticle))
  const files: Record<string, string> = {
    'sitemap.xml': sitemap(site, heads, articles),
    'robots.txt': `User-agent: *\nAllow: /\nDisallow: ${basePath}api/\n\nSitemap: ${absolute(site, 'sitemap.xml')}\n`,
    'blogs/feed.xml': feed(site, articles),
    'llms.txt': llms(site, heads),
    'manifest.webmanifest': webManifest(site),
    '.well-known/security.txt': securityText(site),
  }
  for (const [name, content] of Object.entries(files)) {
    const file = join(siteDir, name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
  }
}

export async function readArticle(file: string): Promise<DatedArticle> {
  const { data, body = '' } = await loadContent(file)
  // Safe to cast: the document was checked with the schema of articles.
  return { ...(data as Article), ...(await compileArticle(body, file)).extras, id: `blogs/${basename(file, '.mdx')}` }
}

/** Returns the sitemap with one URL per page, the canonical one of a page with two paths. */
function sitemap(site: Site, heads: PageHead[], articles: DatedArticle[]): string {
  const changed = new Map(articles.map(({ id, published, updated }) => [id, updated ?? published]))
  const entries = heads.map(({ page: { id } }) => {
    const day = changed.get(id)
    return `<url><loc>${canonicalOf(site, id)}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`
}

function feed(site: Site, articles: DatedArticle[]): string {
  const newest = articles.toSorted((a, b) => b.published.localeCompare(a.published))
  const items = newest.map(({ id, title, description, category, published }) => {
    const url = canonicalOf(site, id)
    return [
      '<item>',
      `<title>${xml(title)}</title><link>${url}</link><guid isPermaLink="true">${url}</guid>`,
      `<description>${xml(description)}</description><category>${xml(category)}</category>`,
      `<pubDate>${new Date(published).toUTCString()}</pubDate>`,
      '</item>',
    ].join('')
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${xml(site.brand)} blog</title><link>${canonicalOf(site, 'blogs')}</link>`,
    `<description>${xml(site.summary)}</description><language>en-IN</language>`,
    `<atom:link href="${absolute(site, 'blogs/feed.xml')}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>\n',
  ].join('\n')
}

function llms(site: Site, heads: PageHead[]): string {
  const line = ({ page, title, description }: PageHead) => `- [${title}](${canonicalOf(site, page.id)}): ${description}`
  const group = (title: string, keep: (id: string) => boolean) =>
    `## ${title}\n\n${heads
      .filter(({ page }) => keep(page.id))
      .map(line)
      .join('\n')}\n`
  const top = (id: string) => !id.includes('/')
  return [
    `# ${site.brand}\n\n> ${site.summary}\n`,
    `Motto: ${site.motto.terms.join(' + ')} = ${site.motto.result}. A strategy within ${site.promise.strategyDays} days, results within ${site.promise.resultDays}.\n`,
    `Contact: ${site.contact.email}, ${site.contact.phoneShown}. Offices: ${site.offices.map(({ lines, city, country }) => [...lines, city, country].join(', ')).join('; ')}.\n`,
    group('Pages', top),
    group('Agency services', (id) => id.startsWith('agency/')),
    group('Advisory', (id) => id.startsWith('advisory/')),
    group('Case studies', (id) => id.startsWith('case-study/')),
    group('Articles', (id) => id.startsWith('blogs/')),
  ].join('\n')
}

function webManifest(site: Site): string {
  const icon = (file: string, size: number, purpose?: string) => ({
    src: `${basePath}${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    ...(purpose && { purpose }),
  })
  return JSON.stringify({
    name: site.brand,
    short_name: site.brand,
    description: site.summary,
    start_url: basePath,
    scope: basePath,
    display: 'minimal-ui',
    background_color: palette.bone.toLowerCase(),
    theme_color: palette.ink.toLowerCase(),
    icons: [icon('icon-192.png', 192), icon('icon-512.png', 512), icon('icon-maskable-512.png', 512, 'maskable')],
  })
}

/** Returns security.txt (RFC 9116), which expires a year after the build, as the standard recommends. */
function securityText(site: Site): string {
  const year = 365 * 24 * 60 * 60 * 1000
  const expires = new Date(Math.floor((Date.now() + year) / 86_400_000) * 86_400_000).toISOString()
  return `Contact: mailto:${site.contact.email}\nExpires: ${expires}\nPreferred-Languages: en, ta, hi, ar\nCanonical: ${new URL('/.well-known/security.txt', site.url).href}\n`
}

const xml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
