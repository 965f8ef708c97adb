import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Collection } from '#shared/studio/collections.ts'
import type { AnswerOf } from '#shared/studio/endpoint.ts'
import type { getLaunch } from '#shared/studio/launch.ts'
import type { Choices, DocumentValues, ListedDocument, Place, StudioDocument } from '#shared/studio/documents.ts'
import type { ChangedDocument } from '#shared/studio/publish.ts'
import { notFound, Problem } from './problem.ts'

const PROGRAM = 'build/content/editing/process.ts'
/** Milliseconds; the first answer of a new process takes a second or two. */
const TIMEOUT_MS = 30_000
/** Milliseconds without an order after which the process ends: it takes as much memory as the server. */
const IDLE = 300_000
const MAX_WAITING = 50

type Order =
  | { call: 'list'; search: string; drafts: OpenDraft[] }
  | { call: 'make'; document: NewDocument }
  | { call: 'marks'; drafts: OpenDraft[]; firstTexts: FirstText[] }
  | { call: 'rename'; renaming: { from: string; to: string; drafts: OpenDraft[] } }
  | { call: 'places'; file: string; drafts: OpenDraft[] }
  | { call: 'choices'; drafts: OpenDraft[] }
  | { call: 'read'; file: string; draft: KeptDraft | null; drafts: OpenDraft[] }
  | { call: 'prepare'; wanted: WantedText[] }
  | { call: 'compare'; texts: { file: string; before: string; after: string }[] }
  | { call: 'dated'; since: number }
  | { call: 'rebase'; draft: { base: DocumentValues; values: DocumentValues; text: string } }
type Waiting = { resolve: (value: unknown) => void; reject: (error: Error) => void; timer: NodeJS.Timeout }
type Reply = { id: number; value?: unknown; code?: string; message?: string }
type DescribedDraft = Omit<NonNullable<StudioDocument['draft']>, 'values' | 'version' | 'savedBy' | 'savedAt'>

/** `values` is null where a document is to be removed; so below. */
type OpenDraft = { file: string; values: DocumentValues | null }
type KeptDraft = { values: DocumentValues | null; base: DocumentValues }
type NewDocument = {
  folder: Collection
  slug: string
  title: string
  from: DocumentValues | null
  drafts: string[]
  renamed: string | null
}

type FirstText = { file: string; text: string }

/** A document as the process answers it: of a draft it knows only what it comes to. */
export type ReadDocument = Omit<StudioDocument, 'draft' | 'removal'> & { draft: DescribedDraft | null }
/** What a file is to say: a draft with what it began from, or a whole text. */
export type WantedText = { file: string } & (KeptDraft | { text: string })
/** `after` is null when there is a `fault`. */
export type PreparedText = { file: string; title: string; before: string; after: string | null; fault: string | null }
/** `isDone`: nothing is left of the draft. */
export type RebasedDraft = { values: DocumentValues; base: DocumentValues; baseVersion: string; isDone: boolean }
export type ListedFile = Omit<ListedDocument, 'draft'>

/** Why nothing in this folder can be edited; null when it can. */
export function projectFault(projectDir: string): string | null {
  if (!existsSync(join(projectDir, PROGRAM)))
    return `${projectDir} is not the folder of this project: ${PROGRAM} is missing.`
  if (!existsSync(join(projectDir, 'node_modules', 'yaml')))
    return `${projectDir} has no packages to check content with. Run there: npm ci`
  // Published builds are kept in the folder itself.
  for (const folder of [join(projectDir, 'content'), projectDir]) {
    try {
      accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    } catch {
      return `${folder} is no folder this program may write to.`
    }
  }
  return null
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
    // build/content/editing/process.ts answers each call with its own type.
    list: async (search: string, drafts: OpenDraft[]) => (await ask({ call: 'list', search, drafts })) as ListedFile[],
    make: async (document: NewDocument) =>
      (await ask({ call: 'make', document })) as { file: string; values: DocumentValues },
    marks: async (drafts: OpenDraft[], firstTexts: FirstText[]) =>
      (await ask({ call: 'marks', drafts, firstTexts })) as AnswerOf<typeof getLaunch>,
    /** What other documents say once the page of one file is that of another. */
    rename: async (renaming: { from: string; to: string; drafts: OpenDraft[] }) =>
      (await ask({ call: 'rename', renaming })) as { file: string; values: DocumentValues }[],
    places: async (file: string, drafts: OpenDraft[]) => (await ask({ call: 'places', file, drafts })) as Place[],
    choices: async (drafts: OpenDraft[]) => (await ask({ call: 'choices', drafts })) as Choices,
    /** `drafts`: all there are, because what one may name depends on the pages that others add and remove. */
    read: async (file: string, draft: KeptDraft | null, drafts: OpenDraft[]) =>
      (await ask({ call: 'read', file, draft, drafts })) as ReadDocument,
    prepare: async (wanted: WantedText[]) => (await ask({ call: 'prepare', wanted })) as PreparedText[],
    compare: async (texts: { file: string; before: string; after: string }[]) =>
      (await ask({ call: 'compare', texts })) as ChangedDocument[],
    /** Paths of pages whose day has come since then. */
    dated: async (since: number) => (await ask({ call: 'dated', since })) as string[],
    rebase: async (draft: { base: DocumentValues; values: DocumentValues; text: string }) =>
      (await ask({ call: 'rebase', draft })) as RebasedDraft | null,
    stop,
  }
}

function problemOf(code: string, message: string): Error {
  if (code === 'unknown') return notFound('This document')
  if (code === 'taken') return new Problem(409, 'taken', message)
  if (code === 'invalid') return new Problem(400, 'invalid', message)
  if (code === 'broken') return new Problem(422, 'broken', message)
  return new Error(`content could not be read: ${message}`)
}
