import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createApp } from './app.ts'
import { openDatabase } from './db/database.ts'
import { createMailTransport } from './leads/notice.ts'
import { createLeadStore } from './leads/store.ts'
import { readSettings, SettingsError } from './settings.ts'

const SHUTDOWN_LIMIT = 5_000

const EXIT = { settings: 2, storage: 3, port: 4, site: 5 } as const

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

  let store
  try {
    store = createLeadStore(openDatabase(join(settings.dataDir, 'leads.db')))
  } catch (error) {
    return { code: EXIT.storage, line: `Cannot store leads in ${settings.dataDir}: ${reason(error)}` }
  }

  const mail = settings.smtpUrl ? await createMailTransport(settings.smtpUrl) : null
  const app = await createApp({
    settings,
    store,
    now: Date.now,
    random: Math.random,
    fetch,
    mail,
  })

  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    const limit = setTimeout(() => process.exit(0), SHUTDOWN_LIMIT - 500)
    limit.unref()
    void app.close().then(() => {
      mail?.close?.()
      store.close()
      process.exit(0)
    })
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)

  try {
    await app.listen({ port: settings.port, host: settings.host })
  } catch (error) {
    store.close()
    return { code: EXIT.port, line: listenFailure(error, settings) }
  }
  const address = app.addresses()[0]
  const port = typeof address === 'object' ? address.port : settings.port
  const host = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(settings.host) ? 'localhost' : settings.host
  process.stdout.write(`The site is running at http://${host}:${port}${settings.basePath}/\n`)
  return null
}

function listenFailure(error: unknown, { port, host }: { port: number; host: string }) {
  const code = (error as { code?: string }).code
  if (code === 'EADDRINUSE') {
    return `Port ${port} is already in use. Stop the other program, or choose another port: PORT=${port + 1} npm start`
  }
  if (code === 'EACCES') return `Port ${port} needs more rights. Choose one above 1023, such as PORT=3000.`
  if (code === 'EADDRNOTAVAIL') return `HOST ${host} is not an address of this machine.`
  return `Cannot listen on ${host}:${port}: ${reason(error)}`
}

function reason(error: unknown) {
  return error instanceof Error ? error.message : String(error)
}

const failure = await start()
if (failure) {
  process.stderr.write(`${failure.line}\n`)
  process.exit(failure.code)
}
