import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import { join } from 'node:path'
import Fastify, { LogController } from 'fastify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CONTACT_ENDPOINT } from '#shared/contact.ts'
import { deliveryCheck, diskCheck, noticeCheck, storageCheck } from './alerts/checks.ts'
import { createAlertEmailChannel } from './alerts/email-channel.ts'
import { createAlertMonitor } from './alerts/monitor.ts'
import type { AlertMonitor } from './alerts/monitor.ts'
import { createWebhookChannel } from './alerts/webhook-channel.ts'
import { clientErrorHandler } from './http/client-error.ts'
import { createHttpServer } from './http/create-server.ts'
import { createFormPage } from './http/form-page.ts'
import { createPublishedSite, fixedSite, readBuild } from './http/live-site.ts'
import { createMemoryCounter } from './db/memory-request-counter.ts'
import type { CountRequests } from './db/memory-request-counter.ts'
import { postOutgoing } from './http/outgoing-request.ts'
import type { PostOutgoing } from './http/outgoing-request.ts'
import { originForm, refusedStatus } from './http/request-target.ts'
import { serveSite } from './http/site.ts'
import { createHealthCheck } from './leads/health.ts'
import { createOutbox } from './leads/outbox.ts'
import type { Outbox } from './leads/outbox.ts'
import { createEmailChannel } from './leads/email-channel.ts'
import type { EmailTransport } from './leads/email-channel.ts'
import { contactRoute } from './leads/route.ts'
import { createSpreadsheetChannel } from './leads/spreadsheet-channel.ts'
import type { LeadStore } from './leads/lead-store.ts'
import type { Database } from './db/schema.ts'
import type { Metrics, RequestKind } from './metrics/metrics.ts'
import type { Settings } from './settings.ts'
import { waitingCheck } from './studio/waiting-check.ts'
import { createLinkMailer } from './studio/link-mail.ts'
import { createNotifier } from './studio/notices/notifier.ts'
import type { Notifier } from './studio/notices/notifier.ts'
import { studioPlugin } from './studio/plugin.ts'

export type AppDeps = {
  settings: Settings
  store: LeadStore
  /** Database that `store` writes to. */
  database: Database
  now: () => number
  random: () => number
  fetch: typeof fetch
  /** Needed when SMTP_URL is set. */
  mail: EmailTransport | null
  /** Sends requests to URLs that were typed in the studio; uses the network when not given. */
  post?: PostOutgoing
  /** Request counter that several servers on one database share; this process counts alone when not given. */
  countRequests?: CountRequests
  metrics?: Metrics | null
  /** Destination of log lines; standard output when not given. */
  logStream?: { write: (line: string) => void }
}

/** Maximum length of a logged path; a request target may be 16 KB long. */
const MAX_LOGGED_PATH = 200
/** Tokens of preview links are kept out of the log, because its readers could open the pages with them. */
const SHARED_TOKEN = /\/shared\/[^/]+/
const NOTICE_OVERDUE_MS = 3_600_000
/** Methods whose requests are logged at `debug` only, unless they fail. */
const READ_METHODS = new Set(['GET', 'HEAD'])

declare module 'fastify' {
  interface FastifyInstance {
    outbox: Outbox
    alerts: AlertMonitor
    notifier: Notifier
  }
}

/** Creates the whole service without a socket: site, contact endpoint, health check and outbox. */
export async function createApp(deps: AppDeps): Promise<FastifyInstance> {
  const { settings, store, now } = deps
  const published = settings.projectDir ? await createPublishedSite(settings) : null
  const live = published ?? fixedSite(await readBuild(settings.siteDir, settings.publicUrl))
  const { headers } = live
  const app: FastifyInstance = Fastify({
    logger: {
      level: settings.logLevel,
      base: null,
      ...(deps.logStream && { stream: deps.logStream }),
    },
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: (error, _request, reply: FastifyReply) => {
      reply.headers(headers)
      return sendPlainError(error, reply)
    },
    trustProxy: settings.trustProxy,
    serverFactory: (listener) => createHttpServer(listener, headers),
    forceCloseConnections: 'idle',
    // Requests that still arrive on an open connection are handled, not refused.
    return503OnClosing: false,
    clientErrorHandler: clientErrorHandler(headers),
    rewriteUrl: originForm,
    routerOptions: { ignoreTrailingSlash: false },
  })

  const channels = [
    ...(settings.spreadsheetUrl ? [createSpreadsheetChannel(settings, deps.fetch)] : []),
    ...(settings.smtpUrl && deps.mail ? [createEmailChannel(settings, deps.mail)] : []),
  ]
  const outbox = createOutbox({
    store,
    channels,
    now,
    random: deps.random,
    retryHours: settings.retryHours,
    log: app.log,
  })
  app.decorate('outbox', outbox)
  const notifier = createNotifier({ ...deps, post: deps.post ?? postOutgoing, log: app.log })
  app.decorate('notifier', notifier)
  const alerts = createAlerts(deps, notifier, app.log)
  app.decorate('alerts', alerts)
  app.addHook('onListen', async () => {
    if (live.current().build.isMissing)
      app.log.warn(
        `${join(settings.siteDir, '..', 'headers.json')} is missing: browsers refuse the pages' styles. Copy it there, too`,
      )
    published?.start((error) => app.log.error({ err: error }, 'what was published last cannot be served'))
    outbox.start()
    notifier.start()
    alerts.start()
  })
  app.addHook('onClose', async () => {
    published?.stop()
    alerts.stop()
    await Promise.all([outbox.stop(), notifier.stop()])
  })

  // Without this, kept-alive connections would delay the shutdown after their last answer.
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close')
  })

  app.addHook('onRequest', async (request, reply) => {
    // Without `no-cache`, browsers would cache a bare 301 permanently.
    reply.headers(headers).header('cache-control', 'no-cache')
    const status = refusedStatus(request.raw)
    if (status !== null) return sendPlainError({ statusCode: status }, reply.header('connection', 'close'))
  })
  // IP addresses, query strings and field values are not logged.
  app.addHook('onResponse', async (request, reply) => {
    const entry = {
      method: request.method,
      path: request.url.split('?', 1)[0]?.replace(SHARED_TOKEN, '/shared/…').slice(0, MAX_LOGGED_PATH),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    }
    deps.metrics?.observeRequest(kindOf(request), reply.statusCode, reply.elapsedTime / 1_000)
    if (READ_METHODS.has(request.method) && reply.statusCode < 500) request.log.debug(entry, 'request')
    else request.log.info(entry, 'request')
  })

  app.setErrorHandler((error: PlainError, request, reply) => {
    if ((error.statusCode ?? 500) >= 500) request.log.error({ err: error }, 'a request failed')
    return sendPlainError(error, reply)
  })

  const countRequests = deps.countRequests ?? createMemoryCounter(now)
  let wakeStudio = (): void => undefined
  await app.register(contactRoute, {
    settings,
    store,
    now,
    countRequests,
    channels: channels.map((channel) => channel.name),
    formPage: createFormPage(() => live.current().siteDir, settings.basePath),
    onLead: () => {
      outbox.wake()
      notifier.wake()
      wakeStudio()
    },
    onResult: (result) => deps.metrics?.countLead(result),
  })
  const isHealthy = createHealthCheck(store, app.log)
  for (const url of new Set(['/healthz', `${settings.basePath}/healthz`])) {
    app.get(url, async (_request, reply) => {
      const ok = await isHealthy()
      return reply
        .code(ok ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({ status: ok ? 'ok' : 'storage unavailable' })
    })
  }
  await app.register(studioPlugin, {
    settings,
    database: deps.database,
    countRequests,
    now,
    site: published,
    mailLink: createLinkMailer({
      settings,
      transport: deps.mail,
      onError: (why) => app.log.warn({ why }, 'a link to the studio could not be mailed'),
    }),
    onDelivery: () => {
      outbox.wake()
      notifier.wake()
      notifier.resume()
    },
    notifier,
    alarms: () => alerts.current(),
    onWake: (wake) => {
      wakeStudio = wake
    },
  })
  await serveSite(app, { live, basePath: settings.basePath })
  return app
}

function createAlerts(
  { settings, store, now, mail, ...deps }: AppDeps,
  notifier: Notifier,
  log: FastifyInstance['log'],
) {
  return createAlertMonitor({
    checks: [
      storageCheck(() => store.findFault()),
      // PostgreSQL may keep its data on another machine's disk.
      ...(settings.databaseUrl ? [] : [diskCheck(settings.dataDir)]),
      deliveryCheck(() => store.countDeliveries()),
      waitingCheck(deps.database, now),
      noticeCheck(() => notifier.store.countOverdue(NOTICE_OVERDUE_MS)),
    ],
    channels: [
      notifier.alerts,
      ...(mail && settings.mailTo ? [createAlertEmailChannel({ ...settings, transport: mail })] : []),
      ...(settings.alertWebhookUrl
        ? [
            createWebhookChannel({
              url: settings.alertWebhookUrl,
              secret: settings.alertWebhookSecret,
              fetch: deps.fetch,
              now,
            }),
          ]
        : []),
    ],
    now,
    newId: randomUUID,
    log,
  })
}

function kindOf({ routeOptions }: FastifyRequest): RequestKind {
  if (routeOptions.url?.endsWith(CONTACT_ENDPOINT)) return 'contact'
  return routeOptions.url?.endsWith('/healthz') ? 'health' : 'site'
}

type PlainError = { statusCode?: number; headers?: Record<string, string> }

function sendPlainError({ statusCode = 500, headers }: PlainError, reply: FastifyReply) {
  const range = headers?.['Content-Range']
  if (statusCode === 416 && range !== undefined) reply.header('content-range', range)
  const body = `${STATUS_CODES[statusCode] ?? 'Error'}\n`
  return reply.code(statusCode).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(body)
}
