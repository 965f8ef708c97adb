import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../db/schema.ts'
import type { CountRequests } from '../db/memory-request-counter.ts'
import type { CurrentFault } from '../alerts/monitor.ts'
import type { PublishedSite } from '../http/live-site.ts'
import type { Settings } from '../settings.ts'
import type { Notifier } from './notices/notifier.ts'
import { createAccounts } from './accounts.ts'
import { createGate, registerApi } from './api.ts'
import { createChangeFeed } from './changes.ts'
import { createContentProcess } from './content-process.ts'
import { createCookies } from './cookies.ts'
import { createEraser } from './erasure.ts'
import { serveExport } from './export-file.ts'
import { createPurge } from './retention.ts'
import { createPublisher } from './publishing/publisher.ts'
import { createSchedule } from './publishing/schedule.ts'
import { previewBundle, servePreview } from './preview.ts'
import { createPreviewProcess } from './preview-process.ts'
import { serveSharedPreview } from './shared-preview.ts'
import { createHandlers } from './handlers.ts'
import type { LinkMailer } from './link-mail.ts'
import { servePages, studioHeaders } from './pages.ts'
import { sendProblem } from './problem.ts'
import { serveUploads } from './uploads/upload-routes.ts'
import { createUploads } from './uploads/uploads.ts'
import { createSessions } from './sessions.ts'
import { streamChanges } from './stream.ts'
import { errorField } from '../error-message.ts'

export type StudioOptions = {
  settings: Settings
  database: Database
  countRequests: CountRequests
  now: () => number
  /** Mails one-time links. */
  mailLink: LinkMailer
  /** Called when deliveries may have become due. */
  onDelivery: () => void
  notifier: Notifier
  /** Site that publishing switches; null when nothing can be edited. */
  site: PublishedSite | null
  /** Returns the current faults. */
  alarms: () => CurrentFault[]
  /** Receives the function to call when a lead has arrived in this process, so that the desk shows it at once. */
  onWake: (wake: () => void) => void
}

/**
 * Serves `/studio/`: the app for the agency's people and its API. While there is no account, all its URLs answer as
 * missing ones do.
 */
export async function studioPlugin(app: FastifyInstance, options: StudioOptions) {
  const { settings, database, now } = options
  const { basePath } = settings
  const accounts = createAccounts(database, now)
  const sessions = createSessions(database, now)
  const changes = createChangeFeed(database, (error) =>
    app.log.error({ err: error }, 'the studio could not look for changes'),
  )
  const headers = studioHeaders(settings.publicUrl)

  await app.register(cookie)
  const cookies = createCookies(settings)
  app.decorateRequest('studioSession', null)
  app.removeContentTypeParser('text/plain')

  app.addHook('onRequest', async (_request: FastifyRequest, reply: FastifyReply) => {
    if (!(await accounts.exist())) {
      reply.callNotFound()
      return reply
    }
    reply.headers(headers)
    return undefined
  })
  app.setErrorHandler((error, request, reply) => {
    const statusCode = Number(errorField(error, 'statusCode') ?? 500)
    if (!(error instanceof Error && error.name === 'Problem') && statusCode >= 500) {
      request.log.error({ err: error }, 'a request of the studio failed')
    }
    return sendProblem(error, reply)
  })

  const findSession = async (request: FastifyRequest) => {
    const token = cookies.readSession(request)
    return token ? sessions.find(token) : null
  }
  const gate = createGate({ settings, countRequests: options.countRequests, findSession })
  const eraser = createEraser(settings)
  const purge = createPurge({ ...options, settings: options.notifier.settings, eraser, log: app.log })
  const studioDir = join(settings.siteDir, '..', 'studio')
  const bundle = resolve(previewBundle(studioDir))
  const preview = settings.projectDir && existsSync(bundle) ? createPreviewProcess(settings.projectDir, bundle) : null
  const content = settings.projectDir ? createContentProcess(settings.projectDir) : null
  const publisher =
    content && options.site ? createPublisher({ ...options, content, site: options.site, log: app.log }) : null
  await publisher?.recover().catch((error: unknown) => {
    app.log.error({ err: error }, 'an unfinished publication could not be finished')
  })
  const schedule =
    content && options.site && publisher
      ? createSchedule({ content, site: options.site, publisher, now, log: app.log })
      : null
  const uploads = content
    ? createUploads({ projectDir: settings.projectDir, kysely: database.kysely, now, content, log: app.log })
    : null
  app.addHook('onListen', async () => schedule?.start())
  app.addHook('onListen', async () => publisher?.remote?.start())
  app.addHook('onListen', async () => uploads?.start())
  app.addHook('onClose', async () => {
    schedule?.stop()
    await uploads?.stop()
    await publisher?.stop()
    content?.stop()
    preview?.stop()
  })
  app.addHook('onListen', async () => purge.start())
  app.addHook('onClose', async () => purge.stop())
  const handlers = createHandlers({
    ...options,
    accounts,
    sessions,
    cookies,
    eraser,
    content,
    publisher,
    preview,
    uploads,
    onChange: changes.wake,
  })
  registerApi(app, basePath, gate, handlers)
  streamChanges(app, { basePath, gate, findSession, changes })
  if (uploads) await serveUploads(app, { basePath, gate, uploads })
  serveExport(app, { basePath, gate, database, settings: options.notifier.settings, now })
  await servePreview(app, { ...options, basePath, publicUrl: settings.publicUrl, gate, preview, studioDir })
  serveSharedPreview(app, { ...options, basePath, publicUrl: settings.publicUrl, preview, uploads })
  await servePages(app, { studioDir, basePath })
  options.onWake(changes.wake)
}
