import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Publication } from '#shared/studio/publish.ts'

const PROGRAM = 'scripts/publish-build.ts'
const TIMEOUT_MS = 5 * 60_000
/** Characters of what a build that failed says. */
const MAX_OUTPUT = 4_000

type Report = { state: 'building' | 'built' } | { state: 'refused'; faults: Publication['faults'] }

export type BuildRequest = {
  projectDir: string
  /** Folder with a `content/` that stands before that of the project. */
  overlay: string
  distDir: string
  basePath: string
  onBuilding: () => void
  signal: AbortSignal
}

/** An error whose words are for people. */
export class PublishError extends Error {
  override readonly name = 'PublishError'
}

/**
 * Checks the whole content and builds the site, in a process of its own that has none of the server's secrets in its
 * environment. Gives the faults, none when it is built. Throws a PublishError when that fails or takes five minutes.
 */
export async function buildSite(request: BuildRequest): Promise<Publication['faults']> {
  const { projectDir, overlay, distDir, basePath, onBuilding, signal } = request
  const { PATH, HOME, TZ, TMPDIR, VITE_CONTACT_ENDPOINT } = process.env
  const env = { PATH, HOME, TZ, TMPDIR, VITE_CONTACT_ENDPOINT, BASE_PATH: basePath, DIST_DIR: distDir }
  const child = fork(join(projectDir, PROGRAM), {
    cwd: projectDir,
    execArgv: [],
    env: Object.fromEntries(Object.entries({ ...env, CONTENT_OVERLAY: overlay }).filter(([, value]) => value)),
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    signal,
    killSignal: 'SIGKILL',
    timeout: TIMEOUT_MS,
  })
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
    child.once('error', () => resolve())
    child.once('close', () => resolve())
  })
  const ended = report as Report | null
  if (signal.aborted) throw new PublishError('The server was stopped. Nothing was changed: please publish again.')
  if (ended?.state === 'refused') return ended.faults
  if (ended?.state === 'built' && existsSync(join(distDir, 'site', 'index.html'))) return []
  if (child.signalCode) {
    throw new PublishError(
      `Building the site was stopped after ${TIMEOUT_MS / 60_000} minutes, or for want of memory. Nothing was changed.`,
    )
  }
  throw new PublishError(`The site could not be built. Nothing was changed.\n${output.trim()}`)
}
