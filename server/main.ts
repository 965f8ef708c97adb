import { once } from 'node:events'
import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { createApp } from './app.ts'
import { BuildHeadersError } from './http/headers.ts'
import { scheduleBackups } from './backup/schedule.ts'
import { describeDatabase, openDatabase } from './db/database.ts'
import { errorField, messageOf } from './error-message.ts'
import { createEmailTransport } from './leads/email-channel.ts'
import { createLeadStore } from './leads/lead-store.ts'
import type { LeadStore } from './leads/lead-store.ts'
import type { Metrics } from './metrics/metrics.ts'
import { readSettings, SettingsError } from './settings.ts'
import type { Settings } from './settings.ts'
import { projectFault } from './studio/content-process.ts'

/** Time after which the process ends even with open requests. systemd and Docker wait ten seconds. */
const SHUTDOWN_TIMEOUT_MS = 4_500

const EXIT = { stopped: 0, unexpected: 1, settings: 2, storage: 3, port: 4, site: 5 } as const

type Failure = { code: number; line: string }

async function start(): Promise<Failure | null> {
  let settings
  try {
    settings = readSettings(process.env)
  } catch (error) {
    if (error instanceof SettingsError) return { code: EXIT.settings, line: error.message }
    throw error
  }

  if (!existsSync(join(settings.siteDir, 'index.html'))) {
    const line = `There is no site in ${settings.siteDir}. Build it first: npm run build`
    return { code: EXIT.site, line }
  }

  const unready = settings.projectDir && projectFault(settings.projectDir)
  if (unready) return { code: EXIT.settings, line: `PROJECT_DIR: ${unready}` }

  let database
  try {
    database = await openDatabase(settings)
  } catch (error) {
    return { code: EXIT.storage, line: `Cannot store leads in ${describeDatabase(settings)}: ${messageOf(error)}` }
  }

  const store = createLeadStore(database)
  const mail = settings.smtpUrl ? await createEmailTransport(settings.smtpUrl) : null
  const metrics = settings.metricsPort ? await startMetrics(settings, store) : null
  if (metrics && 'line' in metrics) {
    await store.close()
    return metrics
  }
  const shared = store.countRequests ? { countRequests: store.countRequests } : {}
  let app
  try {
    app = await createApp({
      settings,
      store,
      database,
      now: Date.now,
      random: Math.random,
      fetch,
      mail,
      ...shared,
      metrics: metrics?.metrics ?? null,
    })
  } catch (error) {
    await store.close()
    if (error instanceof BuildHeadersError) return { code: EXIT.settings, line: error.message }
    throw error
  }

  scheduleBackups(app, settings)

  let stopping = false
  let exitCode: number = EXIT.stopped
  /** Finishes open requests and the delivery in flight, then ends the process. */
  const stop = (code: number) => {
    exitCode = Math.max(exitCode, code)
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(exitCode), SHUTDOWN_TIMEOUT_MS).unref()
    app
      .close()
      .then(() => {
        metrics?.server.close()
        mail?.close?.()
        return store.close()
      })
      .catch(() => {
        exitCode = EXIT.unexpected
      })
      .finally(() => process.exit(exitCode))
  }
  process.on('SIGTERM', () => stop(EXIT.stopped))
  process.on('SIGINT', () => stop(EXIT.stopped))

  // The state after an uncaught error is unknown, so the server finishes open requests and leaves the restart to the
  // supervisor.
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      app.log.fatal(describeError(error), `${event}: the server finishes open requests and ends`)
      stop(EXIT.unexpected)
    })
  }

  try {
    await app.listen({ port: settings.port, host: settings.host })
  } catch (error) {
    await store.close()
    return { code: EXIT.port, line: listenFailure(error, settings) }
  }
  const address = app.addresses()[0]
  const port = typeof address === 'object' ? address.port : settings.port
  const host = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(settings.host) ? 'localhost' : settings.host
  process.stdout.write(`The site is running at http://${host}:${port}${settings.basePath}/\n`)
  return null
}

/** Starts the metrics and the server that exposes them to Prometheus. The libraries are loaded only here. */
async function startMetrics(
  settings: Settings,
  store: LeadStore,
): Promise<Failure | { metrics: Metrics; server: Server }> {
  const { createMetrics, createMetricsServer } = await import('./metrics/metrics.ts')
  const metrics = createMetrics({ findFault: () => store.findFault(), countDeliveries: () => store.countDeliveries() })
  const server = createMetricsServer(metrics)
  const listening = { port: settings.metricsPort, host: settings.metricsHost }
  try {
    server.listen(listening)
    await once(server, 'listening')
  } catch (error) {
    return { code: EXIT.port, line: listenFailure(error, listening, 'METRICS_') }
  }
  return { metrics, server }
}

/**
 * Describes an error for the log by type, code and stack frames. The message is left out, because it may quote a
 * visitor.
 */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error }
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? []
  return {
    type: error.name,
    code: errorField(error, 'code'),
    stack: frames.map((line) => line.trim()).join('\n'),
  }
}

function listenFailure(error: unknown, { port, host }: { port: number; host: string }, prefix: '' | 'METRICS_' = '') {
  const code = errorField(error, 'code')
  if (code === 'EADDRINUSE') {
    return `Port ${port} is already in use. Stop the other program, or choose another port: ${prefix}PORT=${port + 1} npm start`
  }
  if (code === 'EACCES') return `Port ${port} needs more rights. Choose one above 1023, such as ${prefix}PORT=3000.`
  if (code === 'EADDRNOTAVAIL') return `${prefix}HOST ${host} is not an address of this machine.`
  return `Cannot listen on ${host}:${port}: ${messageOf(error)}`
}

const failure = await start()
if (failure) {
  process.stderr.write(`${failure.line}\n`)
  process.exit(failure.code)
}
