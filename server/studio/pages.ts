import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { API_PATH, STUDIO_PATH, WORKER_PATH } from '#shared/studio/endpoint.ts'
import { notFound } from './problem.ts'

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  // Needed for the preview of pages.
  "frame-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  // `studio-worker` may set the URL of the worker, because register() accepts no plain string. The other policy belongs
  // to the editor of articles, which parses pasted HTML in a document that runs and loads nothing.
  'trusted-types studio-worker ProseMirrorClipboard',
].join('; ')

/** Headers of all answers below /studio, in addition to those of the site. */
export function studioHeaders(publicUrl: string): Record<string, string> {
  return {
    'content-security-policy': publicUrl.startsWith('https://') ? `${POLICY}; upgrade-insecure-requests` : POLICY,
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
    'permissions-policy':
      'camera=(), geolocation=(), microphone=(), payment=(), usb=(), publickey-credentials-get=(self), publickey-credentials-create=(self)',
  }
}

/** Serves the app: one document for every URL, and its files. `studioDir` is next to the site in the build. */
export async function servePages(
  app: FastifyInstance,
  { studioDir, basePath }: { studioDir: string; basePath: string },
) {
  const assets = join(studioDir, 'assets')
  if (existsSync(assets)) {
    await app.register(fastifyStatic, {
      root: assets,
      prefix: `${basePath}${STUDIO_PATH}/assets/`,
      decorateReply: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=31536000, immutable'),
    })
  }
  const document = join(studioDir, 'index.html')
  app.get(`${basePath}${WORKER_PATH}`, async (_request, reply) => {
    const code = await readFile(join(studioDir, 'worker.js'), 'utf8').catch(() => null)
    if (code === null) throw notFound('This address')
    return reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(code)
  })
  app.get(`${basePath}${STUDIO_PATH}`, (_request, reply) => reply.redirect(`${basePath}${STUDIO_PATH}/`, 302))
  app.get(`${basePath}${STUDIO_PATH}/*`, async (request, reply) => {
    if (request.url.startsWith(`${basePath}${API_PATH}/`)) throw notFound('This address')
    const html = await readFile(document, 'utf8').catch(() => null)
    if (html === null)
      return reply.code(503).type('text/plain; charset=utf-8').send('The studio is not built. Run: npm run build\n')
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html)
  })
}
