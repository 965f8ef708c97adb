import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { join } from 'node:path'
import type { DocumentValues, StudioDocument } from '#shared/studio/documents.ts'
import { notFound, Problem } from './problem.ts'

const PROGRAM = 'build/content/editing/process.ts'
/** Milliseconds; the first answer of a new process takes a second or two. */
const TIMEOUT_MS = 30_000
/** Milliseconds without an order after which the process ends: it takes as much memory as the server. */
const IDLE = 300_000
const MAX_WAITING = 50

type Order =
  | { call: 'list'; search: string }
  | { call: 'read'; file: string; draft: { values: DocumentValues; base: DocumentValues } | null }
type Waiting = { resolve: (value: unknown) => void; reject: (error: Error) => void; timer: NodeJS.Timeout }
type Reply = { id: number; value?: unknown; code?: string; message?: string }
type DescribedDraft = Omit<NonNullable<StudioDocument['draft']>, 'values' | 'version' | 'savedBy' | 'savedAt'>

/** A document as the process answers it: of a draft it knows only what it comes to. */
export type ReadDocument = Omit<StudioDocument, 'draft'> & { draft: DescribedDraft | null }
export type ListedFile = { file: string; title: string; group: string; found: string | null }

/** Why nothing in this folder can be edited; null when it can. */
export function projectFault(projectDir: string): string | null {
  if (!existsSync(join(projectDir, PROGRAM)))
    return `${projectDir} is not the folder of this project: ${PROGRAM} is missing.`
  if (!existsSync(join(projectDir, 'node_modules', 'yaml')))
    return `${projectDir} has no packages to check content with. Run there: npm ci`
  try {
    accessSync(join(projectDir, 'content'), constants.R_OK | constants.W_OK | constants.X_OK)
    return null
  } catch {
    return `${join(projectDir, 'content')} is no folder this program may write to.`
  }
}

export type ContentProcess = ReturnType<typeof createContentProcess>

/** Orders for the process that reads and checks content. It is started when it is needed. */
export function createContentProcess(projectDir: string) {
  let child: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined
  let orders = 0
  const waiting = new Map<number, Waiting>()

  function start(): ChildProcess {
    // It compiles what editors typed: it gets none of the server's secrets.
    const { PATH, HOME, TZ } = process.env
    const started = fork(join(projectDir, PROGRAM), {
      cwd: projectDir,
      execArgv: [],
      env: { PATH, HOME, TZ },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    started.on('message', (reply: Reply) => {
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
    if (waiting.size === 0) idle = setTimeout(stop, IDLE).unref()
  }

  function stop() {
    clearTimeout(idle)
    child?.kill('SIGKILL')
  }

  function ask(order: Order): Promise<unknown> {
    if (waiting.size >= MAX_WAITING)
      throw new Problem(503, 'busy', 'The server is busy checking documents. Please try again.')
    clearTimeout(idle)
    const running = (child ??= start())
    const id = ++orders
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => running.kill('SIGKILL'), TIMEOUT_MS)
      waiting.set(id, { resolve, reject, timer })
      running.send({ id, ...order })
    })
  }

  return {
    list: async (search: string) => (await ask({ call: 'list', search })) as ListedFile[],
    read: async (file: string, draft: { values: DocumentValues; base: DocumentValues } | null) =>
      (await ask({ call: 'read', file, draft })) as ReadDocument,
    stop,
  }
}

function problemOf(code: string, message: string): Error {
  if (code === 'unknown') return notFound('This document')
  if (code === 'broken') return new Problem(422, 'broken', message)
  return new Error(`content could not be read: ${message}`)
}
