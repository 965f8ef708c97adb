import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { Problem } from './problem.ts'

/** Idle time after which the process is ended, because it takes as much memory as the server. */
const IDLE_MS = 300_000
const MAX_WAITING = 50

type Waiting = { resolve: (value: unknown) => void; reject: (error: Error) => void; timer: NodeJS.Timeout }
type Reply = { id: number; value?: unknown; code?: string; message?: string }

export type OrderProcess = {
  /** Path of the program. */
  program: string
  projectDir: string
  execArgv?: string[]
  env?: Record<string, string>
  /** Creates the error for an answer with a code. */
  problemOf: (code: string, message: string) => Error
  /** Timeout of a process that has answered before. */
  timeoutMs?: number
  /** Timeout until a new process has answered: a second or two, much longer on a busy machine. */
  startTimeoutMs?: number
}

/** Client of a child process that answers orders by messages and is started on demand. */
export function createOrderProcess({
  program,
  projectDir,
  execArgv = [],
  env,
  problemOf,
  timeoutMs = 30_000,
  startTimeoutMs = 120_000,
}: OrderProcess) {
  let child: ChildProcess | null = null
  let hasAnswered = false
  let idle: NodeJS.Timeout | undefined
  let orders = 0
  const waiting = new Map<number, Waiting>()

  function start(): ChildProcess {
    // The process compiles content that editors typed, so it gets none of the server's secrets.
    const { PATH, HOME, TZ } = process.env
    hasAnswered = false
    const started = fork(program, {
      cwd: projectDir,
      execArgv,
      env: { PATH, HOME, TZ, ...env },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    started.on('message', (reply: Reply) => {
      if (child === started) hasAnswered = true
      const order = waiting.get(reply.id)
      if (!order) return
      settle(reply.id)
      if (reply.code === undefined) order.resolve(reply.value)
      else order.reject(problemOf(reply.code, reply.message ?? ''))
    })
    const ended = () => {
      if (child !== started) return
      child = null
      for (const [id, order] of waiting) {
        settle(id)
        order.reject(new Problem(503, 'unavailable', 'Checking the document ended early. Please try again.'))
      }
    }
    started.once('error', ended)
    started.once('exit', ended)
    return started
  }

  function settle(id: number) {
    clearTimeout(waiting.get(id)?.timer)
    waiting.delete(id)
    clearTimeout(idle)
    if (waiting.size === 0) idle = setTimeout(stop, IDLE_MS).unref()
  }

  function stop() {
    clearTimeout(idle)
    child?.kill('SIGKILL')
  }

  function ask(order: object): Promise<unknown> {
    if (waiting.size >= MAX_WAITING)
      throw new Problem(503, 'busy', 'The server is busy checking documents. Please try again.')
    clearTimeout(idle)
    const running = (child ??= start())
    const id = ++orders
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => running.kill('SIGKILL'), hasAnswered ? timeoutMs : startTimeoutMs)
      waiting.set(id, { resolve, reject, timer })
      running.send({ id, ...order })
    })
  }

  return { ask, stop }
}
