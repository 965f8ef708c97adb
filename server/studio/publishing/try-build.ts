import { createHash } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'
import Fastify from 'fastify'
import { fixedSite, readBuild } from '../../http/live-site.ts'
import { serveSite } from '../../http/site.ts'
import { PublishError } from './build.ts'

const MAX_SHOWN = 5
const LINKS = /\s(?:href|src|poster)="([^"]+)"/g
const SETS = /\ssrcset="([^"]+)"/g

/**
 * Requests every page of a build and every file that those pages name, as the server would answer once it is live.
 * Throws a PublishError that names what is missing.
 */
export async function tryBuild(siteDir: string, { basePath, publicUrl }: { basePath: string; publicUrl: string }) {
  const live = fixedSite(await readBuild(siteDir, publicUrl))
  const app = Fastify({ logger: false, routerOptions: { ignoreTrailingSlash: false } })
  app.addHook('onRequest', async (_request, reply) => void reply.headers(live.headers))
  await serveSite(app, { live, basePath })
  const faults: string[] = []
  const named = new Map<string, string>()
  try {
    const documents = Object.keys(live.current().build.styles)
    if (!documents.includes('index.html')) faults.push('there is no home page')
    for (const document of documents) {
      const url = `${basePath}/${document.replace(/(^|\/)index\.html$/, '$1')}`
      const { statusCode, headers, body } = await app.inject({ url, headers: { accept: 'text/html' } })
      const fault = faultOf(statusCode, String(headers['content-security-policy']), body)
      if (fault) faults.push(`${url} ${fault}`)
      for (const link of linksOf(body, basePath)) if (!named.has(link)) named.set(link, url)
      // Lets the server answer visitors between two requests.
      await turn()
    }
    for (const [url, page] of named) {
      const { statusCode } = await app.inject({ method: 'HEAD', url })
      if (statusCode >= 400) faults.push(`${page} leads to ${url}, which answers ${statusCode}`)
      await turn()
    }
  } finally {
    await app.close()
  }
  if (faults.length === 0) return
  const shown = faults.slice(0, MAX_SHOWN).join('; ')
  const more = faults.length > MAX_SHOWN ? `; and ${faults.length - MAX_SHOWN} more` : ''
  throw new PublishError(`The new site was built and tried, and is not whole: ${shown}${more}. Nothing was changed.`)
}

function faultOf(status: number, policy: string, html: string): string | null {
  if (status !== 200) return `answers ${status}`
  if (!/<title>[^<]+<\/title>/.test(html)) return 'has no title'
  const style = /<style>([^<]*)<\/style>/.exec(html)?.[1]
  if (style === undefined) return null
  const hash = createHash('sha256').update(style).digest('base64')
  return policy.includes(`'sha256-${hash}'`) ? null : 'has a style that its policy forbids'
}

/** Returns the URLs of this site that a document names, without query and fragment. */
function linksOf(html: string, basePath: string): string[] {
  const plain = [...html.matchAll(LINKS)].map(([, url = '']) => url)
  const sets = [...html.matchAll(SETS)].flatMap(([, set = '']) =>
    set.split(',').map((entry) => entry.trim().split(/\s/, 1)[0] ?? ''),
  )
  return [...plain, ...sets]
    .map((url) => url.replaceAll('&amp;', '&').replace(/[?#].*$/s, ''))
    .filter((url) => url.startsWith(`${basePath}/`) && !url.startsWith('//') && !url.startsWith(`${basePath}/api/`))
}
