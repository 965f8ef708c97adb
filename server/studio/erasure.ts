import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { isErasurePending } from '../leads/erasure-marker.ts'
import type { Filter } from '../leads/lead-filter.ts'
import type { Settings } from '../settings.ts'
import { Problem } from './problem.ts'

/** Path of a separate program, so that the code of the command line is not loaded into this process. */
const PROCESS = join(import.meta.dirname, '../cli/erasure-process.ts')
const WAIT_SECONDS = 30

/** Order for the process, which is sent as a message. */
export type ErasureOrder = { dataDir: string; databaseUrl: string; filter: Filter; whom: string; waitSeconds: number }

/** `lines`: output of the command line in the words of the studio. */
export type Erasure = { isProven: boolean; lines: string[] }
export type Eraser = ReturnType<typeof createEraser>

/** Erases leads with the same proof as the command line, one order at a time. */
export function createEraser({ dataDir, databaseUrl }: Pick<Settings, 'dataDir' | 'databaseUrl'>) {
  let running: ChildProcess | null = null

  return {
    /** Whether rows were deleted and it is not yet proven that none of their bytes is left. */
    isPending: () => isErasurePending(databaseUrl ? null : join(dataDir, 'leads.db')),

    /**
     * Erases the matching leads. `whom`: their description, such as “from 98765 43210”. Throws when the process fails.
     */
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

    /** Stops a running erasure; the next one completes it. */
    stop() {
      running?.kill('SIGTERM')
    },
  }
}
