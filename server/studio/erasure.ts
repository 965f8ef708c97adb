import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { isErasurePending } from '../leads/erasure-marker.ts'
import type { Filter } from '../leads/lead-filter.ts'
import type { Settings } from '../settings.ts'
import { Problem } from './problem.ts'

/** A program of its own; started by path, so that nothing of the command line is loaded here. */
const PROCESS = join(import.meta.dirname, '../cli/erasure-process.ts')
const WAIT_SECONDS = 30

/** What the process is to do; it comes to it as a message. */
export type ErasureOrder = { dataDir: string; databaseUrl: string; filter: Filter; whom: string; waitSeconds: number }

/** `lines`: what the command line would have printed, in the words of the studio. */
export type Erasure = { isProven: boolean; lines: string[] }
export type Eraser = ReturnType<typeof createEraser>

/** Erases with the same proof as the command line, one order at a time. */
export function createEraser({ dataDir, databaseUrl }: Pick<Settings, 'dataDir' | 'databaseUrl'>) {
  let running: ChildProcess | null = null

  return {
    /** Rows are gone, but it is not proven that no byte of them is left. */
    isPending: () => isErasurePending(databaseUrl ? null : join(dataDir, 'leads.db')),

    /** `whom`: as the command line names them, such as “from 98765 43210”. Throws when the process fails. */
    async erase(filter: Filter, whom: string): Promise<Erasure> {
      if (running) throw new Problem(409, 'busy', 'Something is being erased already. Try again in a minute.')
      const child = fork(PROCESS, { stdio: ['ignore', 'pipe', 'pipe', 'ipc'], execArgv: [] })
      running = child
      let [output, errors] = ['', '']
      child.stdout?.setEncoding('utf8').on('data', (part: string) => (output += part))
      child.stderr?.setEncoding('utf8').on('data', (part: string) => (errors += part))
      try {
        const order: ErasureOrder = { dataDir, databaseUrl, filter, whom, waitSeconds: WAIT_SECONDS }
        child.send(order)
        const code = await new Promise<number | null>((resolve, reject) => {
          child.once('error', reject)
          child.once('close', resolve)
        })
        const lines = output.split('\n').filter(Boolean)
        if (code === null || !lines.length) throw new Error(`the erasure ended early: ${errors.trim() || String(code)}`)
        return { isProven: code === 0, lines }
      } finally {
        running = null
      }
    },

    /** Ends an erasure in the middle; the next one finishes it. */
    stop() {
      running?.kill('SIGTERM')
    },
  }
}
