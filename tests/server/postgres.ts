import { spawn, spawnSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../free-port.ts'

const DEBIAN = '/usr/lib/postgresql'
const START_TIMEOUT_MS = 60_000

const binaries = findBinaries()

export const isPostgresInstalled = binaries !== null

export type Postgres = {
  /** Creates an empty database and returns its URL. */
  createDatabase: () => Promise<string>
  /** Runs statements in the database `postgres` as its owner. */
  run: (sql: string) => Promise<void>
  start: () => Promise<void>
  /** Kills the server without warning, like a power cut. */
  kill: () => Promise<void>
  /** Stops the server and closes all connections. */
  stop: () => Promise<void>
  /** Stops the server and removes its files. */
  remove: () => Promise<void>
}

/** Starts a PostgreSQL on a free port of this machine, in a temporary directory, with fsync on. */
export async function startPostgres(): Promise<Postgres> {
  if (!binaries) throw new Error('PostgreSQL is not installed.')
  const directory = mkdtempSync(join(tmpdir(), 'leads-postgres-'))
  const data = join(directory, 'data')
  // PostgreSQL refuses to run as root.
  const account = process.getuid?.() === 0 ? accountOf('postgres') : null
  if (account) chownSync(directory, account.uid, account.gid)
  const options = { cwd: directory, ...account, env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8' } }
  const made = spawnSync(join(binaries, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8'], options)
  if (made.status !== 0) throw new Error(`initdb failed: ${String(made.stderr)}`)
  const port = await freePort()
  const urlOf = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`
  let child: ChildProcess | null = null
  let databases = 0
  const killAtExit = () => child?.kill('SIGKILL')
  process.on('exit', killAtExit)

  async function run(sql: string) {
    const client = new pg.Client({ connectionString: urlOf('postgres') })
    client.on('error', () => undefined)
    await client.connect()
    try {
      await client.query(sql)
    } finally {
      await client.end()
    }
  }

  async function start() {
    const deadline = performance.now() + START_TIMEOUT_MS
    const settings = {
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      shared_buffers: '16MB',
      // Before recovery the whole file system is synced, instead of file by file.
      recovery_init_sync_method: 'syncfs',
    }
    const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    while (performance.now() < deadline) {
      // A new server exits at once while processes of the killed one are still ending.
      if (!child || child.exitCode !== null || child.signalCode !== null) {
        child = spawn(join(binaries ?? '', 'postgres'), ['-D', data, '-p', String(port), ...args], {
          ...options,
          stdio: 'ignore',
        })
      }
      try {
        await run('SELECT 1')
        return
      } catch {
        await sleep(50)
      }
    }
    throw new Error('PostgreSQL did not start.')
  }

  async function end(signal: NodeJS.Signals) {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
  }

  /**
   * Kills the server with its processes: a process that serves a connection still responds for a moment after the
   * first one is gone.
   */
  async function kill() {
    const backends = child?.pid === undefined ? [] : childrenOf(child.pid)
    const ended = end('SIGKILL')
    for (const pid of backends) killIfThere(pid)
    await ended
  }

  await start()
  return {
    run,
    start,
    kill,
    // “Fast shutdown” does not wait for clients.
    stop: () => end('SIGINT'),
    async createDatabase() {
      databases += 1
      await run(`CREATE DATABASE leads_${databases}`)
      return urlOf(`leads_${databases}`)
    },
    async remove() {
      await end('SIGINT')
      process.off('exit', killAtExit)
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)

function killIfThere(pid: number) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // The process has ended by itself.
  }
}

function findBinaries() {
  const installed = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a)) : []
  const places = [
    ...installed.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(':'),
  ]
  return places.find((place) => existsSync(join(place, 'initdb')) && existsSync(join(place, 'postgres'))) ?? null
}

function accountOf(name: string) {
  const id = (flag: string) => Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout)
  return { uid: id('-u'), gid: id('-g') }
}
