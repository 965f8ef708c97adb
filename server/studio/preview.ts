import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { API_PATH, STUDIO_PATH } from '#shared/studio/endpoint.ts'
import {
  PREVIEW_BUNDLE,
  PREVIEW_FILES_PATH,
  PREVIEW_FRAME_PATH,
  PREVIEW_PAGE_PATH,
  PREVIEW_SHEET,
  previewRequestSchema,
} from '#shared/studio/preview.ts'
import type { PREVIEW_ENDPOINTS, RenderAnswer } from '#shared/studio/preview.ts'
import { LOGO_ENDING, LOGO_ID, UPLOADED_PATH } from '#shared/studio/uploads.ts'
import type { Database } from '../db/schema.ts'
import { gatedRoute } from './api.ts'
import type { Gate, Handlers } from './api.ts'
import { createDraftStore } from './drafts.ts'
import type { PreviewProcess } from './preview-process.ts'
import { invalidRequest, notFound, Problem } from './problem.ts'

/** Size of the largest document that can be saved, and of the rest of the request. */
const MAX_BODY_BYTES = 80 * 1024

/**
 * Returns a policy that allows no script in a page with drafts, whatever the drafts contain. `sandbox` also switches
 * scripts off.
 */
export function pagePolicy({ publicUrl, ancestors, sandbox }: PagePolicy): string {
  return [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${ancestors}`,
    // Keeps its origin, because fonts and pictures would not load otherwise.
    ...(sandbox ? ['sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox'] : []),
    ...(publicUrl.startsWith('https://') ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
type PagePolicy = { publicUrl: string; ancestors: "'self'" | "'none'"; sandbox: boolean }

/** Policy of answers that are read as data. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox"

const compress = promisify(gzip)

type Options = {
  basePath: string
  publicUrl: string
  gate: Gate
  database: Database
  now: () => number
  /** Null when nothing can be edited on this server or the build has no bundle to render with. */
  preview: PreviewProcess | null
  studioDir: string
}

/** Returns the path of the bundle that the build of the site made for previews. */
export const previewBundle = (studioDir: string) => join(studioDir, 'preview', PREVIEW_BUNDLE)

const running = (preview: PreviewProcess | null) => {
  if (preview) return preview
  throw new Problem(
    404,
    'off',
    'Pages cannot be shown here yet. Whoever looks after your server can turn it on (PROJECT_DIR).',
  )
}

/** Handlers of the preview's lists. */
export function previewHandlers({
  database,
  now,
  preview,
}: Pick<Options, 'database' | 'now' | 'preview'>): Pick<Handlers, keyof typeof PREVIEW_ENDPOINTS> {
  const drafts = createDraftStore(database.kysely, now)
  return {
    listPreviewPages: async ({ query }) =>
      running(preview).pages({ file: query.file ?? null, field: query.field ?? '', drafts: await drafts.list() }),
    listPreviewTexts: async ({ query }) => ({
      texts: await running(preview).texts({ path: query.path, drafts: await drafts.list() }),
    }),
  }
}

/** Serves pages with drafts, the frame they are shown in, and the styles of the site. */
export async function servePreview(app: FastifyInstance, options: Options) {
  const { basePath, publicUrl, gate, database, now, preview, studioDir } = options
  const drafts = createDraftStore(database.kysely, now)
  const prefix = `${basePath}${STUDIO_PATH}${PREVIEW_FILES_PATH}/`
  const files = join(studioDir, 'preview', 'files')
  if (existsSync(files)) {
    await app.register(fastifyStatic, { root: files, prefix, decorateReply: false, preCompressed: true })
  }
  // Without `sandbox`: in a sandboxed frame WebKit runs no listener of the studio (bug 218086) unless scripts are
  // allowed there too.
  const policy = pagePolicy({ publicUrl, ancestors: "'self'", sandbox: false })

  app.route({
    ...gatedRoute(gate, basePath, { method: 'GET', access: 'content', path: PREVIEW_FRAME_PATH }),
    handler: (_request, reply) => {
      running(preview)
      return reply
        .header('content-security-policy', policy)
        .header('x-frame-options', 'SAMEORIGIN')
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(frameDocument(prefix + PREVIEW_SHEET))
    },
  })

  app.route({
    ...gatedRoute(gate, basePath, { method: 'POST', access: 'content', path: PREVIEW_PAGE_PATH }),
    bodyLimit: MAX_BODY_BYTES,
    handler: async (request, reply) => {
      const body = previewRequestSchema.safeParse(request.body)
      if (!body.success) throw invalidRequest(body.error)
      const page = await running(preview).render({ ...body.data, drafts: await drafts.list() })
      if (!page) throw notFound('This page')
      reply.header('content-security-policy', DATA_POLICY).header('cache-control', 'no-store')
      const uploaded = `${basePath}${API_PATH}${UPLOADED_PATH.replace(':name', '')}`
      return sendHtml(request, reply, withUploads(pageDocument(page), basePath, uploaded))
    },
  })
}

/** Sends HTML with gzip where accepted: markup gets several times smaller, and people edit on phones. */
export async function sendHtml(request: FastifyRequest, reply: FastifyReply, html: string) {
  reply.type('text/html; charset=utf-8').header('vary', 'accept-encoding')
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(html)
  return reply.header('content-encoding', 'gzip').send(await compress(html, { level: 1 }))
}

/**
 * Removes `<noscript>` tags and keeps their content: the frame's policy forbids scripts, which not every browser treats
 * as having none, and logos are in `<noscript>`.
 */
export const withoutScript = (html: string) => html.replaceAll(/<\/?noscript[^>]*>/g, '')

/**
 * Replaces the URLs of uploads, which may not be in a build yet. `uploaded`: URL of their folder with a trailing slash.
 */
export const withUploads = (html: string, basePath: string, uploaded: string) =>
  html
    .replaceAll(`${basePath}/pictures/uploads/`, uploaded)
    .replaceAll(UPLOADED_LOGO, (whole, path: string, name: string) =>
      path === basePath ? `"${uploaded}${name}${LOGO_ENDING}#${LOGO_ID}"` : whole,
    )

/** Matches a logo in the site's sprite by a name that ends with the hash of its content. */
const UPLOADED_LOGO = /"([^"#]*)\/logos\.svg#([a-z0-9-]+-[0-9a-f]{12})"/g

const frameDocument = (sheet: string) =>
  `<!doctype html><html lang="en-IN" data-preview><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Preview</title><link rel="stylesheet" href="${sheet}"></head><body><div id="root"></div></body></html>`

/** `html` comes from React, which has escaped it; everything else is escaped here. */
function pageDocument(page: RenderAnswer): string {
  const meta = (name: string, content: string) => `<meta name="${name}" content="${escape(content)}">`
  const faults = meta('faults', JSON.stringify(page.faults))
  if (page.html === null) return documentOf('Preview', faults, '')
  const { html, title, brand, description, address, picture, isListed, skipped } = page
  const head = [
    meta('share-title', title),
    meta('description', description),
    meta('address', address),
    meta('brand', brand),
    meta('listed', String(isListed)),
    meta('picture', picture ?? ''),
    meta('skipped', JSON.stringify(skipped)),
    faults,
  ]
  return documentOf(`${title} | ${brand}`, head.join(''), withoutScript(html))
}

const documentOf = (title: string, head: string, html: string) =>
  `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><title>${escape(title)}</title>${head}</head><body><div id="root">${html}</div></body></html>`

export const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
