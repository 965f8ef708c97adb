import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { STUDIO_PATH } from '#shared/studio/endpoint.ts'
import { PREVIEW_FILES_PATH, PREVIEW_SHEET, isEmptyField, pathSchema, unwrittenWords } from '#shared/studio/preview.ts'
import type { PreviewFault } from '#shared/studio/preview.ts'
import { PREVIEW_LINK_DAYS, SHARED_PATH } from '#shared/studio/preview-links.ts'
import type { CountRequests } from '../db/memory-request-counter.ts'
import type { Database } from '../db/schema.ts'
import { clientNetworks } from '../http/client-network.ts'
import { createDraftStore } from './drafts.ts'
import { escape, pagePolicy, sendHtml, withoutScript, withUploads } from './preview.ts'
import { createPreviewLinks, pagePath, sharedUrl } from './preview-links.ts'
import type { OpenLink } from './preview-links.ts'
import type { PreviewProcess } from './preview-process.ts'
import { sendUploaded } from './uploads/upload-routes.ts'
import type { Uploads } from './uploads/uploads.ts'

const WINDOW_MS = 600_000
/** Requests per IP address in a window, for pages and for unpublished pictures, with a valid token or not. */
const MAX_REQUESTS = 1_000
/** Requests per IP address with an unknown token. */
const MAX_UNKNOWN = 20
/** Pages per link, from all addresses. */
const MAX_PAGES = 300
/** Pages rendered at the same time; people who edit come first. */
const MAX_RENDERING = 3
/** Folder of uploads; no page can have this name. */
const UPLOADED = '_uploaded'
const TOKEN = /^[\w-]{43}$/
/** Matches links to pages in React's markup. URLs of files have no trailing slash. */
const PAGE_LINK = /(<a\b[^>]*?\shref=")([^"?#]*\/)(?=["?#])/g

type Options = {
  basePath: string
  publicUrl: string
  database: Database
  countRequests: CountRequests
  now: () => number
  preview: PreviewProcess | null
  uploads: Uploads | null
}

/**
 * Serves pages with drafts to people who have a link. They need no session, and reach nothing else of the studio. The
 * drafts are the current ones.
 */
export function serveSharedPreview(app: FastifyInstance, options: Options) {
  const { basePath, publicUrl, database, countRequests, now, preview, uploads } = options
  const links = createPreviewLinks(database.kysely, now)
  const drafts = createDraftStore(database.kysely, now)
  const sheet = `${basePath}${STUDIO_PATH}${PREVIEW_FILES_PATH}/${PREVIEW_SHEET}`
  const policy = pagePolicy({ publicUrl, ancestors: "'none'", sandbox: true })
  let rendering = 0

  const answer = (request: FastifyRequest, reply: FastifyReply, document: string) => {
    reply.header('content-security-policy', policy).header('cache-control', 'no-store')
    return sendHtml(request, reply, document)
  }
  const sendMessage = (request: FastifyRequest, reply: FastifyReply, message: Message) =>
    answer(request, reply.code(message.status), messageDocument(message, { sheet, home: `${basePath}/` }))

  /** Returns the link of a request, or the message that is shown instead. */
  async function admit(request: FastifyRequest, token: string): Promise<OpenLink | Message> {
    const { address } = clientNetworks(request.ip, request.socket.remoteAddress ?? '')
    const isTooMany = async (key: string, most: number) => (await countRequests(key, WINDOW_MS)).count > most
    if (await isTooMany(`shared/ip/${address}`, MAX_REQUESTS)) return TOO_MANY
    const found = TOKEN.test(token) && preview ? await links.find(token) : 'unknown'
    if (found === 'ended') return ENDED
    if (found !== 'unknown') return found
    return (await isTooMany(`shared/unknown/${address}`, MAX_UNKNOWN)) ? TOO_MANY : UNKNOWN
  }

  async function render(path: string) {
    rendering++
    try {
      const all = await drafts.list()
      const page = await preview?.render({ path, edited: null, drafts: all })
      return page ? { ...page, hasDrafts: all.length > 0 } : null
    } finally {
      rendering--
    }
  }

  const show = async (request: FastifyRequest, reply: FastifyReply, token: string, rest: string) => {
    const link = await admit(request, token)
    if ('status' in link) return sendMessage(request, reply, link)
    const root = sharedUrl(basePath, token)
    const path = pathSchema.safeParse(`/${rest.replace(/\/$/, '')}`)
    const missing = { ...NO_PAGE, link: { url: root + pagePath(link.path), words: 'Back to the draft' } }
    if (!path.success) return sendMessage(request, reply, missing)
    const { count } = await countRequests(`shared/link/${link.id}`, WINDOW_MS)
    if (count > MAX_PAGES || rendering >= MAX_RENDERING) return sendMessage(request, reply, TOO_MANY)
    const page = await render(path.data)
    if (!page) return sendMessage(request, reply, missing)
    if (page.html === null) return sendMessage(request, reply, UNFINISHED)
    if (request.method === 'GET') await links.countOpened(link.id)
    const { html, name, brand, skipped, faults, hasDrafts } = page
    const body = withUploads(
      withPlaceholders(withoutScript(html), faults),
      basePath,
      `${root}/${UPLOADED}/`,
    ).replaceAll(PAGE_LINK, (whole, before: string, href: string) =>
      href.startsWith(`${basePath}/`) && !href.startsWith('//') && !href.startsWith(`${root}/`)
        ? `${before}${root}${href.slice(basePath.length)}`
        : whole,
    )
    const bar = barOf({ name, ends: formatDay(link.expiresAt), faults, hasDrafts, isPartial: skipped.length > 0 })
    const head = { title: `Draft: ${name} | ${brand}`, sheet }
    return answer(request, reply, documentOf(head, `${bar}<div id="root">${body}</div>`))
  }

  const url = `${basePath}${STUDIO_PATH}${SHARED_PATH}`
  app.get<{ Params: { token: string } }>(`${url}/:token`, (request, reply) =>
    show(request, reply, request.params.token, ''),
  )
  app.get<{ Params: { token: string; '*': string } }>(`${url}/:token/*`, (request, reply) =>
    show(request, reply, request.params.token, request.params['*']),
  )
  // Builds do not have the pictures and logos of drafts.
  app.get<{ Params: { token: string; name: string } }>(`${url}/:token/${UPLOADED}/:name`, async (request, reply) => {
    const link = await admit(request, request.params.token)
    if ('status' in link) return sendMessage(request, reply, link)
    const { name } = request.params
    if (uploads && sendUploaded(reply, uploads, { name, caching: 'no-store' })) return reply
    return sendMessage(request, reply, NO_PAGE)
  })
}

type Message = { status: number; title: string; text: string; link?: { url: string; words: string } }

const UNKNOWN: Message = {
  status: 404,
  title: 'This link does not work',
  text: 'It may have lost a part on its way. Ask whoever sent it to send it again.',
}
const ENDED: Message = {
  status: 410,
  title: 'This link has ended',
  text: `A link to a draft ends after ${PREVIEW_LINK_DAYS} days, or earlier when somebody ends it. Ask whoever sent it for a new one.`,
}
const NO_PAGE: Message = {
  status: 404,
  title: 'There is no such page',
  text: 'The draft of the site has no page at this address.',
}
const UNFINISHED: Message = {
  status: 503,
  title: 'This page cannot be shown yet',
  text: 'The writer has not finished it yet. Whoever sent you the link can tell you when it is ready.',
}
const TOO_MANY: Message = {
  status: 429,
  title: 'That was a lot in a short time',
  text: 'Please wait a few minutes and try again.',
}

const dayFormat = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' })
const formatDay = (at: number) => dayFormat.format(at)

/** Fields for search engines, which the page does not show. */
const UNSEEN = /^(description$|search\b)/
/** Maximum number of names in a line. */
const MAX_NAMES = 7

const listFormat = new Intl.ListFormat('en-GB')
/** Returns the last part of a title: “Headline” of “Top of the page › Headline”. */
const fieldOf = ({ field }: PreviewFault) => field.split(' › ').at(-1) ?? ''
const lowered = (words: string) => words.replace(/^./, (letter) => letter.toLowerCase())

/** Returns a sentence about what is missing. */
function missingWords(faults: readonly PreviewFault[]): string {
  if (faults.length === 0) return ''
  const empty = faults.filter(({ path, message }) => isEmptyField(message) && !UNSEEN.test(path))
  const names = [...new Set(empty.map((fault) => lowered(fieldOf(fault) || 'text')))]
  if (names.length === 0) return 'Some of it is not finished.'
  const others = names.length - MAX_NAMES
  const listed = others > 0 ? [...names.slice(0, MAX_NAMES), `${others} more`] : names
  return `Still to come: ${listFormat.format(listed)}.`
}

/** Marks the placeholders of missing texts, so that nobody takes them for the text. */
function withPlaceholders(html: string, faults: readonly PreviewFault[]): string {
  const mark = (words: string) => `<span class="shared-unwritten">${escape(words)} to come</span>`
  const titles = new Set(faults.map(fieldOf).filter(Boolean))
  const marked = [...titles].reduce(
    (all, title) => all.replaceAll(`>${escape(unwrittenWords(title))}<`, () => `>${mark(title)}<`),
    html,
  )
  return marked.replaceAll('>…</p>', () => `>${mark('Text')}</p>`)
}

type Bar = {
  name: string
  ends: string
  faults: readonly PreviewFault[]
  /** True when any document has a draft. */
  hasDrafts: boolean
  /** True when drafts of other documents are left out. */
  isPartial: boolean
}

function barOf({ name, ends, faults, hasDrafts, isPartial }: Bar) {
  const sentences = [
    hasDrafts ? 'Not published yet.' : 'Nothing is changed: the site says the same now.',
    missingWords(faults),
    ...(isPartial ? ['Other drafts that are not finished are left out.'] : []),
    `This link works until ${ends}.`,
  ].filter(Boolean)
  const about = sentences.map((each) => `<span>${escape(each)}</span>`).join(' ')
  return `<aside class="shared-bar" aria-label="About this draft"><p><b>Draft</b> <strong>${escape(name)}</strong></p> <p>${about}</p></aside>`
}

function messageDocument({ title, text, link }: Message, { sheet, home }: { sheet: string; home: string }) {
  const { url, words } = link ?? { url: home, words: 'Go to the website' }
  return documentOf(
    { title, sheet },
    `<main class="shared-message"><img src="${home}favicon.svg" width="56" height="56" alt=""><h1>${escape(title)}</h1><p>${escape(text)}</p><p><a href="${escape(url)}">${escape(words)}</a></p></main>`,
  )
}

const documentOf = ({ title, sheet }: { title: string; sheet: string }, body: string) =>
  `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex, nofollow, noarchive"><meta name="referrer" content="no-referrer"><title>${escape(title)}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="${sheet}"></head><body>${body}</body></html>`
