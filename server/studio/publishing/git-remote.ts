import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { RemoteState } from '#shared/studio/publish.ts'
import { messageOf } from '../../error-message.ts'
import type { Settings } from '../../settings.ts'
import { git, isRepository } from './git.ts'
import { takeLock } from './lock.ts'
import type { publishingFolders } from './folders.ts'

/** Timeout of one exchange with the remote. */
const NETWORK_TIMEOUT_MS = 30_000
const CHECK_MS = 5 * 60_000
/** Pause after a failed exchange; it doubles with each further one, up to half an hour. */
const RETRY_MS = 60_000
const MAX_RETRY_MS = 30 * 60_000
/**
 * Maximum wait of a publication's pull, once for a running exchange and once for its own. After that the publication
 * continues without the remote.
 */
const PULL_WAIT_MS = 15_000
/**
 * Paths that the studio publishes. A commit that changes anything else is a new program and has to be installed by
 * somebody.
 */
const CONTENT = /^(?:content\/|public\/pictures\/|src\/content\/pictures\.json$)/

/** Modes of regular and of missing files, which excludes links and submodules. */
const FILE_MODES = ['100644', '000000']

type Deps = {
  settings: Pick<Settings, 'projectDir' | 'contentRemote' | 'contentBranch'>
  folders: Pick<ReturnType<typeof publishingFolders>, 'lock'>
  now: () => number
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
}

/** An error with the state that it causes. */
class RemoteError extends Error {
  override readonly name = 'RemoteError'
  readonly state: RemoteState['state']
  constructor(state: RemoteState['state'], message: string) {
    super(message)
    this.state = state
  }
}

/**
 * Synchronises the project's repository with one branch of a remote: pushes commits made here and merges those made
 * there. Both are fast-forward only, so neither side ever loses a commit.
 */
export function createGitRemote({ settings, folders, now, log }: Deps) {
  const { projectDir, contentRemote: remote, contentBranch } = settings
  const call = (...args: string[]) => git(projectDir, args)
  const exchange = (args: string[], timeoutMs = NETWORK_TIMEOUT_MS) =>
    git(projectDir, args, { timeoutMs, signal: stopping.signal })
  let state: RemoteState = { state: 'unknown', ahead: 0, behind: 0, at: null, branch: contentBranch }
  let timer: NodeJS.Timeout | undefined
  let failures = 0
  const stopping = new AbortController()
  let running: Promise<void> | null = null
  let isWanted = false

  async function branchName() {
    if (!(await isRepository(projectDir))) throw new RemoteError('failed', 'there is no repository')
    if ((await call('rev-parse', '--show-prefix')) !== '') {
      throw new RemoteError('failed', 'the project is not the top folder of its repository')
    }
    const name = contentBranch || (await call('symbolic-ref', '--quiet', '--short', 'HEAD').catch(() => ''))
    if (name === '') throw new RemoteError('failed', 'no branch is checked out')
    return name
  }

  /** Fetches the branch; removes the local reference when the remote has no such branch yet. */
  async function fetch(branch: string, target: string, timeoutMs?: number) {
    const spec = `+refs/heads/${branch}:${target}`
    const quiet = ['--quiet', '--no-tags', '--no-recurse-submodules', '--no-write-fetch-head']
    try {
      await exchange(['fetch', ...quiet, '--', remote, spec], timeoutMs)
    } catch (error) {
      if (!messageOf(error).includes("couldn't find remote ref")) throw asUnreachable(error)
      await call('update-ref', '-d', target)
    }
  }

  async function count(target: string) {
    const exists = await call('rev-parse', '--quiet', '--verify', `${target}^{commit}`).catch(() => '')
    if (exists === '') return { ahead: Number(await call('rev-list', '--count', 'HEAD')), behind: 0 }
    const [ahead, behind] = (await call('rev-list', '--left-right', '--count', `HEAD...${target}`)).split(/\s+/)
    return { ahead: Number(ahead), behind: Number(behind) }
  }

  /** Merges commits of the remote, which changes files: the caller must hold the lock of publishing. */
  async function fastForward(target: string) {
    const raw = (await call('diff', '--raw', '--no-renames', '-z', 'HEAD', target)).split('\0').filter(Boolean)
    const incoming = raw.filter((_, index) => index % 2 === 1)
    const modes = raw.filter((_, index) => index % 2 === 0).map((line) => line.split(' ')[1] ?? '')
    if (incoming.some((file) => !CONTENT.test(file)) || modes.some((mode) => !FILE_MODES.includes(mode))) {
      throw new RemoteError('program', 'the new commits change more than content')
    }
    await finishEarlier(incoming, target)
    try {
      await call('merge', '--quiet', '--ff-only', '--no-verify', target)
    } catch (error) {
      throw new RemoteError('blocked', messageOf(error))
    }
  }

  /**
   * Stages files that an earlier, interrupted fast-forward has already written. Otherwise git takes them for local
   * changes and refuses to merge.
   */
  async function finishEarlier(incoming: string[], target: string) {
    const dirty = new Set(
      (
        await git(projectDir, [
          'status',
          '--porcelain',
          '--no-renames',
          '--untracked-files=all',
          '-z',
          '--',
          ...incoming,
        ])
      )
        .split('\0')
        .filter(Boolean)
        // The output was trimmed, so its first line may have lost a space.
        .map((line) => line.replace(/^.{1,2} /, '')),
    )
    const written: string[] = []
    for (const file of incoming.filter((each) => dirty.has(each))) {
      const wanted = await call('rev-parse', '--quiet', '--verify', `${target}:${file}`).catch(() => '')
      const there = existsSync(join(projectDir, file)) ? await call('hash-object', '--', file) : ''
      if (wanted === there) written.push(file)
    }
    if (written.length > 0) await call('add', '--all', '--', ...written)
  }

  /** Fetches and merges the remote's commits. Returns null while a publication runs, which pulls by itself. */
  async function takeOver({ timeoutMs, isLocked }: { timeoutMs?: number; isLocked: boolean }) {
    const branch = await branchName()
    const target = `refs/remotes/${remote}/${branch}`
    await fetch(branch, target, timeoutMs)
    const known = { ...(await count(target)), branch }
    if (known.behind === 0 || known.ahead > 0) return { ...known, target }
    const release = isLocked ? () => undefined : takeLock(folders.lock)
    if (!release) return null
    try {
      await fastForward(target)
    } finally {
      release()
    }
    log.info({ commits: known.behind }, 'content was pulled')
    return { ...known, behind: 0, target }
  }

  async function exchangeAll() {
    const found = await takeOver({ isLocked: false })
    if (!found) return
    const { target, ...known } = found
    if (known.ahead === 0) return set('same', known)
    if (known.behind > 0) return set('diverged', known)
    set('waiting', known)
    const head = await call('rev-parse', 'HEAD')
    try {
      await exchange(['push', '--quiet', '--no-verify', '--', remote, `${head}:refs/heads/${known.branch}`])
    } catch (error) {
      throw asUnreachable(error)
    }
    log.info({ commits: known.ahead }, 'content was pushed')
    const left = await count(target)
    // Another commit was made meanwhile.
    if (left.ahead > 0) isWanted = true
    set(left.ahead > 0 ? 'waiting' : 'same', left)
  }

  function set(next: RemoteState['state'], known: Partial<RemoteState> = {}) {
    state = { ...state, ...known, state: next, at: now() }
  }

  function fail(error: unknown) {
    failures++
    const why = error instanceof RemoteError ? error.state : 'failed'
    set(why)
    log.warn({ state: why, why: withoutPasswords(messageOf(error)) }, 'content is not as it is at the remote')
  }

  async function run() {
    do {
      isWanted = false
      try {
        await exchangeAll()
        failures = 0
      } catch (error) {
        fail(error)
      }
    } while (isWanted && failures === 0 && !stopping.signal.aborted)
    running = null
    clearTimeout(timer)
    if (stopping.signal.aborted) return
    const wait = failures > 0 ? Math.min(RETRY_MS * 2 ** (failures - 1), MAX_RETRY_MS) : CHECK_MS
    timer = setTimeout(() => void sync(), wait).unref()
  }

  /** Resolves when both sides are equal, or when `state` says why they are not. */
  function sync(): Promise<void> {
    if (running) isWanted = true
    else running = run()
    return running
  }

  return {
    sync,
    state: () => state,
    start: () => void sync(),
    /** Starts to push after a commit, without making the caller wait. */
    committed() {
      set('waiting', { ahead: state.ahead + 1 })
      void sync()
    },
    /**
     * Pulls before a build and before a commit. The caller holds the lock of publishing and continues whatever the
     * result.
     */
    async pull() {
      // After a failure the remote is tried again only at the next retry.
      if (failures > 0) return
      await Promise.race([running, sleep(PULL_WAIT_MS, undefined, { ref: false })])
      if (running) return
      running = takeOver({ timeoutMs: PULL_WAIT_MS, isLocked: true }).then(() => undefined, fail)
      await running
      running = null
      if (isWanted) void sync()
    },
    async stop() {
      stopping.abort()
      clearTimeout(timer)
      await running
    },
  }
}

const asUnreachable = (error: unknown) => {
  const message = messageOf(error)
  // The remote has changed since it was fetched. The next synchronisation determines the state.
  return new RemoteError(/\(fetch first\)|\(non-fast-forward\)/.test(message) ? 'waiting' : 'unreachable', message)
}

const withoutPasswords = (text: string) => text.replaceAll(/\/\/[^@\s/]+@/g, '//')
