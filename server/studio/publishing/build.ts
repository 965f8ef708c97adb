import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Publication } from '#shared/studio/publish.ts'

const PROGRAM = 'scripts/publish-build.ts'
const TIMEOUT_MS = 5 * 60_000
/** Maximum length of a failed build's output in the error. */
const MAX_OUTPUT = 4_000

type Report = { state: 'building' | 'built' } | { state: 'refused'; faults: Publication['faults'] }

export type BuildRequest = {
  projectDir: string
  /** Folder with a `content/` whose files replace those of the project. */
  overlay: string
  distDir: string
  basePath: string
  onBuilding: () => void
  signal: AbortSignal
  /** Five minutes by default. */
  timeoutMs?: number
}

/** An error whose message is shown to people. */
export class PublishError extends Error {
  override readonly name = 'PublishError'
}

/**
 * Checks the content and builds the site, in a separate process without the server's secrets in its environment.
 * Resolves to the faults, none when the site was built. Throws a PublishError when the build fails or takes too long.
 */
export async function buildSite(request: BuildRequest): Promise<Publication['faults']> {
  const { projectDir, overlay, distDir, basePath, onBuilding, signal, timeoutMs = TIMEOUT_MS } = request
  const { PATH, HOME, TZ, TMPDIR, VITE_CONTACT_ENDPOINT } = process.env
  const env = { PATH, HOME, TZ, TMPDIR, VITE_CONTACT_ENDPOINT, BASE_PATH: basePath, DIST_DIR: distDir }
  const child = fork(join(projectDir, PROGRAM), {
    cwd: projectDir,
    execArgv: [],
    env: Object.fromEntries(Object.entries({ ...env, CONTENT_OVERLAY: overlay }).filter(([, value]) => value)),
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    signal,
    killSignal: 'SIGKILL',
  })
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    child.kill('SIGKILL')
  }, timeoutMs)
  let output = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-MAX_OUTPUT)
  })
  let report: Report | null = null
  child.on('message', (message: Report) => {
    if (message.state === 'building') onBuilding()
    else report = message
  })
  await new Promise<void>((resolve) => {
    // A started process is awaited even after an abort, so that it cannot write anything later.
    child.once('error', () => child.pid === undefined && resolve())
    child.once('close', () => resolve())
  })
  clearTimeout(timer)
  const ended = report as Report | null
  if (signal.aborted) throw new PublishError('The server was stopped. Nothing was changed: please publish again.')
  if (ended?.state === 'refused') return ended.faults
  if (ended?.state === 'built' && existsSync(join(distDir, 'site', 'index.html'))) return []
  throw new PublishError(whyStopped({ isLate, timeoutMs, signal: child.signalCode, output }))
}

type Stop = { isLate: boolean; timeoutMs: number; signal: string | null; output: string }

/** Returns the reason why a build ended without a site. */
function whyStopped({ isLate, timeoutMs, signal, output }: Stop): string {
  if (isLate) {
    const minutes = Math.round(timeoutMs / 60_000)
    return `Building the site took longer than ${minutes} minutes, so it was stopped.`
  }
  // SIGKILL comes from the kernel when memory runs out; Node prints the same reason before it aborts.
  if (signal === 'SIGKILL' || output.includes('heap out of memory')) {
    return 'The server ran out of memory while it built the site.'
  }
  if (signal) return `Building the site was stopped by the server (${signal}).`
  return `The site could not be built: ${output.trim() || 'it did not say why'}`
}
