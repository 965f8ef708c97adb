import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { FILE_POLICY, withStyle } from './headers.ts'
import type { LiveSite } from './live-site.ts'

export type SiteOptions = { live: LiveSite; basePath: string }

const YEAR_SECONDS = 31_536_000
const NOT_FOUND = '404.html'
const COMPRESSED = /\.(br|gz)$/
const DOCUMENT = /\.html(\.br|\.gz)?$/
/** Files that are served in ranges. All others are small and revalidated by their ETag. */
const VIDEO = /\.(mp4|webm)$/
/** Lower-case letters, digits and hyphens between slashes, so that a path cannot leave the site's folder. */
const PAGE_PATH = /^\/(?:[a-z0-9-]+\/)+$/
/**
 * Paths that are not served: dot files, except those in /.well-known/ (RFC 8615), and encoded signs that would end a
 * path.
 */
const NOT_A_FILE = /\/\.(?!well-known\/)|[?#]/
const SUFFIX_RANGE = /^bytes=-(\d+)$/
const CONDITIONAL_HEADERS = [
  'if-match',
  'if-none-match',
  'if-modified-since',
  'if-unmodified-since',
  'if-range',
  'range',
]

/** Serves the built site: precompressed files, revalidation, ranges, directory indexes and its 404 page. */
export async function serveSite(app: FastifyInstance, { live, basePath }: SiteOptions) {
  app.addHook('onRequest', (request) => normalizeRange(request, live.current().siteDir, basePath))
  app.addHook('onRequest', async (request, reply) => {
    const url = movedUrl(request.url, basePath, live.current().build.redirects)
    return url && reads(request) ? reply.redirect(url, 301) : undefined
  })
  await app.register(fastifyStatic, {
    root: live.current().siteDir,
    // The plugin's own routes list every folder on the path for each request; the route below asks for the file
    // directly.
    serve: false,
    redirect: true,
    preCompressed: true,
    dotfiles: 'allow',
    cacheControl: false,
    setHeaders: (reply, path) => {
      // Headers of the build that the file belongs to, which may no longer be the current one.
      const { siteDir, build, headers } = live.of(path)
      const file = relative(siteDir, path).split(sep).join('/')
      const policy = 'content-security-policy'
      const style = build.styles[file.replace(COMPRESSED, '')]
      if (!DOCUMENT.test(file)) reply.header(policy, FILE_POLICY)
      else if (style) reply.header(policy, withStyle(headers[policy] ?? '', style))
      if (!VIDEO.test(file)) reply.removeHeader('last-modified').removeHeader('accept-ranges')
      reply.header('cache-control', cachePolicy(`/${file}`, build.immutable))
    },
  })
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: `${basePath}/*`,
    handler: (request, reply) => {
      const path = `/${request.params['*']}`
      if (NOT_A_FILE.test(path)) reply.callNotFound()
      else reply.sendFile(path, rootOf(path, live))
    },
  })
  if (basePath) {
    app.get(basePath, (_request, reply) => reply.redirect(`${basePath}/`, 301))
  }

  app.setNotFoundHandler((request, reply) => {
    const { siteDir } = live.current()
    const canonical = reads(request) ? canonicalUrl(request.url, siteDir, basePath) : undefined
    return canonical ? reply.redirect(canonical, 301) : sendNotFound(request, reply, siteDir)
  })
}

/**
 * Returns the site directory with this file. Hashed files of older builds are still served, because pages opened before
 * a switch request them.
 */
function rootOf(path: string, live: LiveSite): string {
  const { siteDir, build } = live.current()
  const older = live.older()
  if (older.length === 0 || !build.immutable.some((folder) => path.startsWith(folder)) || path.includes('..'))
    return siteDir
  return [siteDir, ...older].find((root) => existsSync(join(root, path))) ?? siteDir
}

export function cachePolicy(path: string, immutable: string[]) {
  if (immutable.some((folder) => path.startsWith(folder))) return `public, max-age=${YEAR_SECONDS}, immutable`
  if (DOCUMENT.test(path)) return 'no-cache'
  return 'public, max-age=3600'
}

/**
 * Allows ranges for video only; other files are sent whole (RFC 9110 section 14.2). A suffix longer than the file means
 * the whole file (section 14.1.2), which @fastify/send would answer with 416.
 */
async function normalizeRange({ raw }: FastifyRequest, siteDir: string, basePath: string) {
  const { range } = raw.headers
  if (range === undefined) return
  const [path = ''] = (raw.url ?? '').split('?', 1)
  if (!VIDEO.test(path)) {
    delete raw.headers.range
    return
  }
  const suffix = SUFFIX_RANGE.exec(range)
  if (!suffix || !path.startsWith(`${basePath}/`) || path.includes('..')) return
  const file = await stat(join(siteDir, path.slice(basePath.length))).catch(() => null)
  if (file && file.size > 0 && Number(suffix[1]) > file.size) raw.headers.range = 'bytes=0-'
}

/**
 * Returns `/about-us/?a=1` for `/About-Us/?a=1`; undefined when the URL is canonical already or there is no such page.
 */
function canonicalUrl(url: string, siteDir: string, basePath: string): string | undefined {
  const [, path = '', query = ''] = /^([^?]*)(.*)$/.exec(url) ?? []
  const canonical = path.slice(basePath.length).toLowerCase().replace(/\/?$/, '/')
  if (!path.startsWith(`${basePath}/`) || !PAGE_PATH.test(canonical) || path === basePath + canonical) return undefined
  return existsSync(join(siteDir, canonical, 'index.html')) ? `${basePath}${canonical}${query}` : undefined
}

/** Returns the current URL of a renamed page, with the query; undefined for other paths. */
function movedUrl(url: string, basePath: string, redirects: Record<string, string>): string | undefined {
  const [, path = '', query = ''] = /^([^?]*)(.*)$/.exec(url) ?? []
  if (!path.startsWith(`${basePath}/`)) return undefined
  const to = redirects[path.slice(basePath.length).toLowerCase().replace(/\/$/, '')]
  return to && `${basePath}${to}/${query}`
}

const reads = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD'

function sendNotFound(request: FastifyRequest, reply: FastifyReply, siteDir: string) {
  if (!reads(request)) {
    return reply.code(405).header('allow', 'GET, HEAD').send({ error: 'Only GET is accepted here.' })
  }
  const wantsPage = request.headers.accept?.includes('text/html') || !request.headers.accept
  reply.code(404)
  if (wantsPage && existsSync(join(siteDir, NOT_FOUND))) {
    // Preconditions and ranges refer to the missing file, not to the error page.
    for (const name of CONDITIONAL_HEADERS) delete request.raw.headers[name]
    return reply.sendFile(NOT_FOUND, siteDir, { etag: false, lastModified: false, acceptRanges: false })
  }
  return reply.header('cache-control', 'no-cache').type('text/plain; charset=utf-8').send('Not found\n')
}
