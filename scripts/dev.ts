/**
 * npm run dev: serves the site with fast refresh, and the contact service, which stores submitted forms.
 *   npm run dev -- --port 8081   or PORT=8081: another port than 5173
 *   DATA_DIR                     folder of the messages (.cache/dev-data)
 */
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { relative, sep } from 'node:path'
import { parseArgs } from 'node:util'
import { createServer, type Plugin } from 'vite'
import { faultLine } from '../build/content/fault.ts'
import { SHOW_DRAFTS } from '../build/content/page-list.ts'
import { logosDir } from '../build/content/logo-files.ts'
import { originalsDir } from '../build/content/pictures.ts'
import { startContactService } from './support/contact-service.ts'
import type { RenderModule } from '../build/prerender.ts'
import { logoFaults, writeLogoSprite } from '../build/logo-sprite.ts'
import { makePictures } from './pictures.ts'

const DEFAULT_PORT = 5173

/** Returns the requested port, or null; ends the process for an invalid one. */
function readPort(): number | null {
  let wanted = process.env['PORT']
  try {
    wanted = parseArgs({ options: { port: { type: 'string' } } }).values.port ?? wanted
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)} (there is --port NUMBER)`)
    process.exit(2)
  }
  if (wanted === undefined) return null
  if (/^\d{1,5}$/.test(wanted) && Number(wanted) <= 65_535) return Number(wanted)
  console.error(`"${wanted}" is not a port: write a number from 0 to 65535, such as npm run dev -- --port 8081`)
  process.exit(2)
}

const port = readPort()
process.env[SHOW_DRAFTS] = 'true'
const dataDir = process.env['DATA_DIR'] ?? '.cache/dev-data'
await writeLogoSprite()
const contact = await startContactService(dataDir)

let watching: Promise<unknown> = Promise.resolve()

/** Renders pages on each request as the build does; a change of their sources reloads them. */
const pages: Plugin = {
  name: 'pages',
  configureServer: (vite) => {
    watching = once(vite.watcher, 'ready')
    return () =>
      vite.middlewares.use((request, response, next) => {
        const answer = async (): Promise<void> => {
          const [path = '/'] = (request.originalUrl ?? '/').split('?')
          // The cast is needed because Vite types modules as records of any.
          const module = (await vite.ssrLoadModule('src/app/entry-prerender.tsx')) as RenderModule
          const route = path.replace(/(.)\/$/, '$1')
          const { html, status } = await module.render(route)
          const template = await vite.transformIndexHtml(path, await readFile('index.html', 'utf8'))
          const attribute = status === 200 ? ` data-route="${route}"` : ''
          response.statusCode = status
          response.setHeader('content-type', 'text/html; charset=utf-8')
          response.end(
            template.replace('<html', () => `<html${attribute}`).replace('<div id="root">', (root) => root + html),
          )
        }
        answer().catch(next)
      })
  },
  hotUpdate({ modules, server: { environments } }) {
    if (this.environment.name === 'ssr' && modules.length > 0) environments.client.hot.send({ type: 'full-reload' })
  },
}
const server = await createServer({
  appType: 'custom',
  plugins: [pages],
  server: {
    port: port ?? DEFAULT_PORT,
    strictPort: port !== null,
    // The service compares the requested host with that of the form's page.
    proxy: { '/api': { target: contact.url, changeOrigin: false } },
    watch: { ignored: ['dist', '.dist.*', '.cache', '.studio', 'data', 'tests'].map((folder) => `**/${folder}/**`) },
  },
})
await server.listen().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(4)
})
// From here on the watcher reports changes, so the printed URLs serve what is on the disk.
await watching
server.printUrls()
console.log(`  The contact form works; its messages: DATA_DIR=${dataDir} npm run leads -- list`)

async function stop(): Promise<void> {
  contact.stop()
  await server.close()
  process.exit(0)
}
process.once('SIGINT', () => void stop())
process.once('SIGTERM', () => void stop())

/** Makes new and changed pictures; writing the register then reloads the page. */
async function updatePictures(): Promise<void> {
  const { made, faults } = await makePictures(console.log)
  for (const fault of faults) console.error(faultLine(fault))
  if (made > 0) console.log(`${made} new renditions`)
}

async function updateLogos(): Promise<void> {
  for (const fault of await logoFaults()) console.error(faultLine(fault))
  await writeLogoSprite()
  server.ws.send({ type: 'full-reload' })
}

const waiting = new Set<() => Promise<void>>()
// Handles pictures that were added while no server ran.
let working = updatePictures().catch((error: unknown) => console.error(error))

server.watcher.on('all', (_event, path) => {
  const file = relative('.', path).replaceAll(sep, '/')
  const isPicture = file.startsWith(`${originalsDir}/`) && !file.endsWith('.yaml')
  const update = isPicture ? updatePictures : file.startsWith(`${logosDir}/`) ? updateLogos : undefined
  if (!update || waiting.has(update)) return
  waiting.add(update)
  working = working
    .then(() => {
      waiting.delete(update)
      return update()
    })
    .catch((error: unknown) => console.error(error))
})
