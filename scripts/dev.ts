/** npm run dev: the site with fast refresh; the contact service beside it answers /api. */
import { createServer } from 'vite'
import { writeLogoSprite } from './logo-sprite.ts'

await writeLogoSprite()
const port = Number(process.env['PORT'] ?? 5173)
const server = await createServer({ server: { port, proxy: { '/api': 'http://127.0.0.1:3000' } } })
await server.listen()
server.printUrls()
