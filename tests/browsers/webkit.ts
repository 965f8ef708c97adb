import { spawn, type ChildProcess } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Browser, type InputSource, type LaunchOptions } from './browser.ts'
import { freePort } from '../free-port.ts'

/** Style for MiniBrowser's toolbar, which would keep the window wider than a phone. */
const narrowBar = '* { font-size: 1px; min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; }\n'

type Processes = { screen: ChildProcess; driver: ChildProcess; folder: string }

/** WebKitGTK's MiniBrowser driven by WebDriver, on a virtual screen. */
export class WebKit extends Browser {
  private readonly processes: Processes
  private session = ''

  private constructor(processes: Processes) {
    super()
    this.processes = processes
  }

  static async start(binary: string, options: LaunchOptions): Promise<WebKit> {
    const { reducedMotion = false, javaScript = true } = options
    const folder = await mkdtemp(join(tmpdir(), 'walks-webkit-'))
    await mkdir(join(folder, 'gtk-3.0'))
    await writeFile(join(folder, 'gtk-3.0/gtk.css'), narrowBar)
    await writeFile(
      join(folder, 'gtk-3.0/settings.ini'),
      `[Settings]\ngtk-enable-animations=${reducedMotion ? 0 : 1}\n`,
    )
    const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    })
    const port = await freePort()
    const driver = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
      env: { ...process.env, DISPLAY: `:${await displayOf(screen)}`, XDG_CONFIG_HOME: folder },
      stdio: 'ignore',
    })
    const browser = new WebKit({ screen, driver, folder })
    const root = `http://127.0.0.1:${port}`
    for (let tries = 0; tries < 100 && !(await fetch(`${root}/status`).catch(() => undefined)); tries++) await delay(50)
    const args = ['--automation', ...(javaScript ? [] : ['--enable-javascript=false'])]
    const { sessionId } = (await request('POST', `${root}/session`, {
      capabilities: { alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary, args } } },
    })) as { sessionId: string }
    browser.session = `${root}/session/${sessionId}`
    return browser
  }

  async open(url: string): Promise<void> {
    await this.call('POST', '/url', { url })
  }

  async traverse(steps: -1 | 1): Promise<void> {
    await this.call('POST', steps === -1 ? '/back' : '/forward', {})
  }

  async reload(): Promise<void> {
    await this.call('POST', '/refresh', {})
  }

  async resize(width: number, height: number): Promise<void> {
    const rect = { x: 0, y: 0, width, height }
    await this.call('POST', '/window/rect', rect)
    const inner = await this.run(() => innerHeight)
    if (inner !== height) await this.call('POST', '/window/rect', { ...rect, height: 2 * height - inner })
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(String(await this.call('GET', '/screenshot')), 'base64')
  }

  async close(): Promise<void> {
    await this.call('DELETE', '')
    const { driver, screen, folder } = this.processes
    for (const started of [driver, screen]) {
      const ended = new Promise((resolve) => started.once('exit', resolve))
      started.kill()
      await ended
    }
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }

  protected async evaluate(source: string): Promise<unknown> {
    return (await this.call('POST', '/execute/sync', { script: `return ${source}`, args: [] })) ?? undefined
  }

  protected async perform(actions: InputSource[]): Promise<void> {
    await this.call('POST', '/actions', { actions })
  }

  private call(method: string, path: string, body?: Record<string, unknown>): Promise<unknown> {
    return request(method, this.session + path, body)
  }
}

async function request(method: string, url: string, body?: Record<string, unknown>): Promise<unknown> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await answer.json()) as { value: unknown }
  if (answer.ok) return value
  const { error, message } = value as { error: string; message: string }
  throw new Error(`${error}: ${message}`)
}

function displayOf(screen: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    screen.stdio[3]?.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()))
    screen.once('error', reject)
  })
}
