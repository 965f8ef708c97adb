/** npm run dev: the site with fast refresh; the contact service beside it answers /api. */
import { relative, sep } from 'node:path'
import { createServer } from 'vite'
import { faultLine } from '../src/content/fault.ts'
import { originalsDir } from '../src/content/pictures.ts'
import { writeLogoSprite } from './logo-sprite.ts'
import { makePictures } from './pictures.ts'

await writeLogoSprite()
const port = Number(process.env['PORT'] ?? 5173)
const server = await createServer({ server: { port, proxy: { '/api': 'http://127.0.0.1:3000' } } })
await server.listen()
server.printUrls()

let pending = false
let working = Promise.resolve()

/** New and changed pictures are made at once; the register that is written then reloads the page. */
async function updatePictures(): Promise<void> {
  pending = false
  const { made, faults } = await makePictures(console.log)
  for (const fault of faults) console.error(faultLine(fault))
  if (made > 0) console.log(`${made} new renditions`)
}

server.watcher.on('all', (_event, path) => {
  const file = relative('.', path).replaceAll(sep, '/')
  if (!file.startsWith(`${originalsDir}/`) || file.endsWith('.yaml') || pending) return
  pending = true
  working = working.then(updatePictures).catch((error: unknown) => console.error(error))
})
