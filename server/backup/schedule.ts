import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { localDay } from '../local-day.ts'
import type { Settings } from '../settings.ts'
import { listBackups } from './rotation.ts'

const CLI = join(import.meta.dirname, '../cli/cli.ts')
const CHECK_MS = 10 * 60_000
const RETRY_MS = 60 * 60_000
/** Local hour with few visitors, before old leads are erased. */
const START_HOUR = 3

/**
 * While the app listens, makes a backup in BACKUP_DIR every night after three, and at once when there is none yet, in a
 * separate process (`backup` of the command line, with this process's environment). Closing the app stops a running
 * backup. Does nothing when BACKUP_DIR is not set.
 */
export function scheduleBackups(
  app: Pick<FastifyInstance, 'addHook' | 'log'>,
  { backupDir }: Pick<Settings, 'backupDir'>,
): void {
  if (!backupDir) return
  let timer: NodeJS.Timeout | undefined
  let running: ChildProcess | null = null
  let notBefore = 0

  function check() {
    if (running || Date.now() < notBefore || !isDue(backupDir, Date.now())) return
    notBefore = Date.now() + RETRY_MS
    const child = spawn(process.execPath, [CLI, 'backup'], { stdio: ['ignore', 'pipe', 'pipe'] })
    running = child
    let output = ''
    const collect = (part: Buffer) => {
      output += part.toString()
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', (error) => app.log.error({ err: error }, 'the backup could not be started'))
    child.on('close', (code, signal) => {
      running = null
      if (code === 0) app.log.info({ result: output.trim() }, 'backup made')
      else app.log.error({ code, signal, why: output.trim() }, 'no backup made, will retry in an hour')
    })
  }

  app.addHook('onListen', async () => {
    check()
    timer = setInterval(check, CHECK_MS)
    timer.unref()
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    const child = running
    if (!child) return
    await new Promise((resolve) => {
      child.once('close', resolve)
      child.kill('SIGTERM')
    })
  })
}

/** Whether the backup of the latest night is missing. */
export function isDue(directory: string, now: number): boolean {
  const latest = latestDay(directory)
  if (latest === null) return true
  const night = new Date(now)
  // Before three o'clock, the latest backup is that of the night before.
  if (night.getHours() < START_HOUR) night.setDate(night.getDate() - 1)
  return latest < localDay(night)
}

function latestDay(directory: string) {
  try {
    return listBackups(directory)[0]?.day ?? null
  } catch {
    // A missing or unreadable directory is reported by the backup itself.
    return null
  }
}
