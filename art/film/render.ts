// Renders frames of a shot in headless Chromium as PNGs; software WebGL is enough.
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { chromium } from '@playwright/test'

export interface Shot {
  shot: string
  width: number
  height: number
  override?: Record<string, unknown>
}

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' }
const chromiumPath =
  process.env.CHROMIUM_PATH ??
  ['/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/chromium-browser'].find((file) => existsSync(file))

async function serve() {
  const server = createServer((request, response) => {
    const file = join('.', normalize(new URL(request.url ?? '/', 'http://localhost').pathname))
    if (!existsSync(file)) return response.writeHead(404).end()
    response
      .writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
      .end(readFileSync(file))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The scene server has no port.')
  return { port: address.port, close: () => server.close() }
}

/** Opens a shot and passes `frame(t)` to `use`, which renders the moment `t` of the loop, 0 ≤ t < 1. */
export async function openShot<T>(
  { shot, width, height, override = {} }: Shot,
  use: (frame: (t: number) => Promise<Buffer>) => Promise<T>,
) {
  const server = await serve()
  const browser = await chromium.launch({
    ...(chromiumPath ? { executablePath: chromiumPath } : {}),
    args: [
      '--no-sandbox',
      '--use-gl=angle',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--ignore-gpu-blocklist',
      '--disable-background-networking',
      '--no-first-run',
    ],
  })
  try {
    const page = await browser.newPage({ viewport: { width, height } })
    page.on('pageerror', (error) => console.error(error.message))
    page.on('console', (message) => message.type() === 'error' && console.error(message.text()))
    const query = new URLSearchParams({
      shot,
      width: String(width),
      height: String(height),
      override: JSON.stringify(override),
    })
    await page.goto(`http://127.0.0.1:${server.port}/art/film/scene/scene.html?${query}`)
    await page.waitForFunction('window.sceneReady', undefined, { timeout: 60_000 })
    return await use(async (t) => {
      const url: string = await page.evaluate(`window.drawFrame(${t})`)
      return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
    })
  } finally {
    await browser.close()
    server.close()
  }
}

/** Renders a whole loop into a folder. Existing frames are kept, so that an interrupted run can continue. */
export async function renderLoop(shot: Shot, frames: number, folder: string) {
  mkdirSync(folder, { recursive: true })
  const missing = Array.from({ length: frames }, (_, i) => ({
    i,
    file: join(folder, `${String(i).padStart(4, '0')}.png`),
  })).filter(({ file }) => !existsSync(file))
  if (missing.length === 0) return
  await openShot(shot, async (frame) => {
    for (const { i, file } of missing) writeFileSync(file, await frame(i / frames))
  })
}
