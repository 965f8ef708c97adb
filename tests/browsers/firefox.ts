import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Browser, type InputSource, type LaunchOptions } from './browser.ts'

type Message = {
  id?: number
  type: 'success' | 'error' | 'event'
  result?: Record<string, unknown>
  error?: string
  message?: string
}

/** Firefox driven by WebDriver BiDi, which it supports without geckodriver. */
export class Firefox extends Browser {
  private readonly process: ChildProcess
  private readonly profile: string
  private readonly socket: WebSocket
  private readonly waiting = new Map<number, PromiseWithResolvers<Record<string, unknown>>>()
  private context = ''
  private calls = 0

  private constructor(process: ChildProcess, profile: string, socket: WebSocket) {
    super()
    this.process = process
    this.profile = profile
    this.socket = socket
    socket.addEventListener('message', ({ data }) => this.receive(JSON.parse(String(data)) as Message))
  }

  static async start(binary: string, { reducedMotion = false, javaScript = true }: LaunchOptions): Promise<Firefox> {
    const profile = await mkdtemp(join(tmpdir(), 'walks-firefox-'))
    const preferences = {
      'ui.prefersReducedMotion': reducedMotion ? 1 : 0,
      'javascript.enabled': javaScript,
      'app.update.auto': false,
      'browser.shell.checkDefaultBrowser': false,
      'datareporting.policy.dataSubmissionEnabled': false,
    }
    const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${value});`)
    await writeFile(join(profile, 'user.js'), lines.join('\n'))
    const started = spawn(
      binary,
      ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    )
    const socket = new WebSocket(`${await listeningAt(started)}/session`)
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve)
      socket.addEventListener('error', () => reject(new Error('Firefox refused the connection')))
    })
    const browser = new Firefox(started, profile, socket)
    await browser.call('session.new', { capabilities: {} })
    // The first window has no focus, so keys have no effect in it; a window opened by command has.
    const { context } = await browser.call('browsingContext.create', { type: 'window' })
    browser.context = String(context)
    return browser
  }

  async open(url: string): Promise<void> {
    await this.call('browsingContext.navigate', { context: this.context, url, wait: 'complete' })
  }

  async traverse(delta: -1 | 1): Promise<void> {
    await this.call('browsingContext.traverseHistory', { context: this.context, delta })
  }

  async reload(): Promise<void> {
    await this.call('browsingContext.reload', { context: this.context, wait: 'complete' })
  }

  async resize(width: number, height: number): Promise<void> {
    await this.call('browsingContext.setViewport', { context: this.context, viewport: { width, height } })
  }

  async screenshot(): Promise<Buffer> {
    const { data } = await this.call('browsingContext.captureScreenshot', { context: this.context })
    return Buffer.from(String(data), 'base64')
  }

  async close(): Promise<void> {
    const ended = new Promise((resolve) => this.process.once('exit', resolve))
    await this.call('browser.close', {})
    await ended
    await rm(this.profile, { recursive: true, force: true, maxRetries: 5 })
  }

  protected async evaluate(source: string): Promise<unknown> {
    const answer = (await this.call('script.evaluate', {
      expression: `JSON.stringify([${source}])`,
      target: { context: this.context },
      awaitPromise: false,
    })) as { type: string; result?: { value: string }; exceptionDetails?: { text: string } }
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails?.text)
    return (JSON.parse(answer.result?.value ?? '[]') as unknown[])[0] ?? undefined
  }

  protected async perform(actions: InputSource[]): Promise<void> {
    await this.call('input.performActions', { context: this.context, actions })
  }

  private call(method: string, params: Record<string, unknown>): Promise<Record<string, unknown>> {
    const id = ++this.calls
    const answer = Promise.withResolvers<Record<string, unknown>>()
    this.waiting.set(id, answer)
    this.socket.send(JSON.stringify({ id, method, params }))
    return answer.promise
  }

  private receive(message: Message): void {
    const answer = this.waiting.get(message.id ?? 0)
    this.waiting.delete(message.id ?? 0)
    if (message.type === 'success') answer?.resolve(message.result ?? {})
    else answer?.reject(new Error(`${message.error}: ${message.message}`))
  }
}

function listeningAt({ stderr }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const [, address] = /WebDriver BiDi listening on (\S+)/.exec(output) ?? []
      if (address) resolve(address)
    })
    stderr?.on('end', () => reject(new Error(`Firefox did not start: ${output}`)))
  })
}
