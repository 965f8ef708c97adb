import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { existsSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { FILE_POLICY, withStyle, type BuildHeaders } from './headers.ts'
import { keepAnswers } from './kept-answers.ts'

export type SiteOptions = { siteDir: string; basePath: string; build: BuildHeaders; now: () => number }

const YEAR = 31_536_000
const NOT_FOUND = '404.html'
const COMPRESSED = /\.(br|gz)$/
const DOCUMENT = /\.html(\.br|\.gz)?$/
/** Read in parts; everything else is asked for whole and known again by its ETag. */
const FILM = /\.(mp4|webm)$/
/** Small letters, digits and hyphens between slashes: nothing that could lead out of the site's folder. */
const PAGE_PATH = /^\/(?:[a-z0-9-]+\/)+$/
/** Dot files stay unserved; /.well-known/ is where RFC 8615 puts public ones. */
const HIDDEN = /\/\.(?!well-known\/)/

/** The built site: compressed siblings, revalidation, ranges, clean directories, its own 404 page. */
export async function serveSite(app: FastifyInstance, { siteDir, basePath, build, now }: SiteOptions) {
  const fileServed = keepAnswers(app, { route: `${basePath}/*`, now })
  await app.register(fastifyStatic, {
    root: siteDir,
    prefix: `${basePath}/`,
    redirect: true,
    preCompressed: true,
    dotfiles: 'allow',
    allowedPath: (path) => !HIDDEN.test(path),
    cacheControl: false,
    setHeaders: (reply, path, stats) => {
      fileServed(reply, path, stats)
      const file = relative(siteDir, path).split(sep).join('/')
      const policy = 'content-security-policy'
      // Home has no entry: other documents are put in its place, and its policy names every style.
      const style = build.styles[file.replace(COMPRESSED, '')]
      if (!DOCUMENT.test(file)) reply.header(policy, FILE_POLICY)
      else if (style) reply.header(policy, withStyle(String(reply.getHeader(policy)), style))
      if (!FILM.test(file)) reply.removeHeader('last-modified').removeHeader('accept-ranges')
      reply.header('cache-control', cachePolicy(`/${file}`, build.immutable))
    },
  })
  if (basePath) {
    app.get(basePath, (_request, reply) => reply.redirect(`${basePath}/`, 301))
  }

  const hasPage = existsSync(join(siteDir, NOT_FOUND))
  app.setNotFoundHandler((request, reply) => {
    const reads = request.method === 'GET' || request.method === 'HEAD'
    const canonical = reads ? canonicalUrl(request.url, siteDir, basePath) : undefined
    return canonical && canonical !== request.url
      ? reply.redirect(canonical, 301)
      : answerNotFound(request, reply, hasPage)
  })
}

export function cachePolicy(path: string, immutable: string[]) {
  if (immutable.some((folder) => path.startsWith(folder))) return `public, max-age=${YEAR}, immutable`
  if (DOCUMENT.test(path)) return 'no-cache'
  return 'public, max-age=3600'
}

/** `/About-Us/?a=1` → `/about-us/?a=1` where that is a page; undefined for any other URL. */
function canonicalUrl(url: string, siteDir: string, basePath: string): string | undefined {
  const [, path = '', query = ''] = /^([^?]*)(.*)$/.exec(url) ?? []
  const canonical = path.slice(basePath.length).toLowerCase().replace(/\/?$/, '/')
  if (!path.startsWith(`${basePath}/`) || !PAGE_PATH.test(canonical)) return undefined
  return existsSync(join(siteDir, canonical, 'index.html')) ? `${basePath}${canonical}${query}` : undefined
}

function answerNotFound(request: FastifyRequest, reply: FastifyReply, hasPage: boolean) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return reply.code(405).header('allow', 'GET, HEAD').send({ error: 'Only GET is accepted here.' })
  }
  const wantsPage = request.headers.accept?.includes('text/html') || !request.headers.accept
  reply.code(404)
  if (wantsPage && hasPage) {
    // A conditional or partial request would otherwise get the error page with an empty body.
    for (const name of ['if-none-match', 'if-modified-since', 'range']) delete request.raw.headers[name]
    return reply.sendFile(NOT_FOUND, { etag: false, lastModified: false, acceptRanges: false })
  }
  return reply.header('cache-control', 'no-cache').type('text/plain; charset=utf-8').send('Not found\n')
}
