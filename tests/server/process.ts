import { spawn, spawnSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const MAIN = join(import.meta.dirname, '../../server/main.ts')

export type Running = {
  url: string
  port: number
  child: ChildProcess
  /** Kills the server without warning, like a power cut, and waits until it is gone. */
  kill: () => Promise<void>
  /** Asks the server to stop; resolves to its exit code. */
  stop: () => Promise<number | null>
}

export type StartOptions = {
  siteDir: string
  dataDir: string
  env?: Record<string, string>
  /** Command to run the server under, such as a tracer. */
  under?: string[]
  /** Module that Node loads before the server. */
  preload?: string
  /** Main file of a server in another checkout. */
  main?: string
}

const children = new Set<ChildProcess>()
process.on('exit', () => children.forEach((child) => child.kill('SIGKILL')))

export function spawnServer({ siteDir, dataDir, env = {}, under = [], preload, main = MAIN }: StartOptions) {
  const [command = process.execPath, ...args] = [
    ...under,
    process.execPath,
    // The same option as in package.json, the unit and the image.
    '--max-semi-space-size=2',
    ...(preload ? ['--import', preload] : []),
    main,
  ]
  const child = spawn(command, args, {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      LOG_LEVEL: 'silent',
      RATE_LIMIT_PER_IP: '1000000',
      RATE_LIMIT_TOTAL: '1000000',
      SITE_DIR: siteDir,
      DATA_DIR: dataDir,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.add(child)
  child.once('exit', () => children.delete(child))
  return child
}

/** Starts the real server on a free port and waits for its ready line. */
export async function startServer(options: StartOptions): Promise<Running> {
  const child = spawnServer(options)
  let errors = ''
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  // Not 'exit', because a tracer still writes after the server is gone and holds its output open.
  const exited = once(child, 'close') as Promise<[number | null]>
  let port = 0
  if (!child.stdout) throw new Error('The server has no output.')
  for await (const line of createInterface({ input: child.stdout })) {
    port = Number(/running at http:\/\/localhost:(\d+)/.exec(line)?.[1] ?? 0)
    if (port) break
  }
  if (!port) throw new Error(`The server did not start: ${errors}`)
  child.stdout.resume()
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    child,
    async kill() {
      child.kill('SIGKILL')
      await exited
    },
    async stop() {
      child.kill('SIGTERM')
      return (await exited)[0]
    },
  }
}

/** Runs the server until it exits, for starts that must fail. */
export async function runServer(options: StartOptions) {
  const child = spawnServer(options)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  }
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, output }
}

export const MEGABYTE = 1024 * 1024

/** Returns a process's peak resident memory in bytes; Linux only. */
export function peakMemory({ child }: Running) {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) * 1024
}

export function isInstalled(program: string) {
  return spawnSync('sh', ['-c', `command -v ${program}`]).status === 0
}
