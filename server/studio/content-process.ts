import { accessSync, constants, existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Collection } from '#shared/studio/collections.ts'
import type { AnswerOf } from '#shared/studio/endpoint.ts'
import type { getLaunch } from '#shared/studio/launch.ts'
import type {
  Choices,
  DocumentValues,
  ListedDocument,
  PageReference,
  StudioDocument,
  TakenOut,
} from '#shared/studio/documents.ts'
import type { ChangedDocument } from '#shared/studio/publish.ts'
import type { FolderPicture } from '#shared/studio/uploads.ts'
import { createOrderProcess } from './order-process.ts'
import { notFound, Problem } from './problem.ts'

const PROGRAM = 'build/content/editing/process.ts'

type Order =
  | { call: 'list'; search: string; drafts: OpenDraft[] }
  | { call: 'make'; document: NewDocument }
  | { call: 'flags'; drafts: OpenDraft[]; firstTexts: FirstText[] }
  | { call: 'rename'; renaming: { from: string; to: string; drafts: OpenDraft[] } }
  | { call: 'references'; file: string; drafts: OpenDraft[] }
  | { call: 'taken-out'; file: string; earlier: EarlierText[]; drafts: OpenDraft[] }
  | { call: 'naming'; file: string; drafts: OpenDraft[] }
  | { call: 'choices'; drafts: OpenDraft[] }
  | { call: 'uses'; values: string[] }
  | { call: 'pictures'; folder: string; drafts: OpenDraft[] }
  | { call: 'read'; file: string; draft: StoredDraft | null; drafts: OpenDraft[] }
  | { call: 'prepare'; wanted: WantedText[] }
  | { call: 'compare'; texts: { file: string; before: string; after: string }[] }
  | { call: 'texts'; texts: { file: string; before: string; after: string }[] }
  | { call: 'dated'; since: number }
  | { call: 'rebase'; draft: { base: DocumentValues; values: DocumentValues; text: string } }
type DescribedDraft = Omit<
  NonNullable<StudioDocument['draft']>,
  'values' | 'version' | 'savedBy' | 'account' | 'savedAt'
>

/** `values` is null where a document is to be removed; so below. */
type OpenDraft = { file: string; values: DocumentValues | null }
type StoredDraft = { values: DocumentValues | null; base: DocumentValues }
type NewDocument = {
  folder: Collection
  slug: string
  title: string
  from: DocumentValues | null
  drafts: string[]
  renamed: string | null
}

/** Whole texts of a version, or what a draft began from. */
type EarlierText = { file: string } & ({ text: string } | { values: DocumentValues })
type FirstText = { file: string; text: string }

/** A document as the process answers it: of a draft it knows only what it comes to. */
export type ReadDocument = Omit<StudioDocument, 'draft' | 'removal'> & { draft: DescribedDraft | null }
/** What a file is to say: a draft with what it began from, or a whole text. */
export type WantedText = { file: string } & (StoredDraft | { text: string })
/** `after` is null when there is a `fault`. */
export type PreparedText = {
  file: string
  title: string
  before: string
  after: string | null
  fault: string | null
  /** A page comes, goes, is shown or hidden. */
  isOfPages: boolean
}
/** What a file says before and after; null where it is not there. `path`: of the page that it is. */
export type ReadText = {
  file: string
  path: string | null
  before: DocumentValues | null
  after: DocumentValues | null
}
/** `isDone`: nothing is left of the draft. */
export type RebasedDraft = { values: DocumentValues; base: DocumentValues; baseVersion: string; isDone: boolean }
export type ListedFile = Omit<ListedDocument, 'draft' | 'published'>

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
  const { ask: send, stop } = createOrderProcess({ program: join(projectDir, PROGRAM), projectDir, problemOf })
  const ask = (order: Order) => send(order)

  return {
    // build/content/editing/process.ts answers each call with its own type.
    list: async (search: string, drafts: OpenDraft[]) => (await ask({ call: 'list', search, drafts })) as ListedFile[],
    make: async (document: NewDocument) =>
      (await ask({ call: 'make', document })) as { file: string; values: DocumentValues },
    flags: async (drafts: OpenDraft[], firstTexts: FirstText[]) =>
      (await ask({ call: 'flags', drafts, firstTexts })) as AnswerOf<typeof getLaunch>,
    /** What other documents say once the page of one file is that of another. */
    rename: async (renaming: { from: string; to: string; drafts: OpenDraft[] }) =>
      (await ask({ call: 'rename', renaming })) as { file: string; values: DocumentValues }[],
    references: async (file: string, drafts: OpenDraft[]) =>
      (await ask({ call: 'references', file, drafts })) as PageReference[],
    /** What led to this page in earlier states of other documents, and does no longer. */
    takenOut: async (file: string, earlier: EarlierText[], drafts: OpenDraft[]) =>
      (await ask({ call: 'taken-out', file, earlier, drafts })) as TakenOut[],
    /** Documents that have to name this page, because it shows them. */
    naming: async (file: string, drafts: OpenDraft[]) => (await ask({ call: 'naming', file, drafts })) as string[],
    choices: async (drafts: OpenDraft[]) => (await ask({ call: 'choices', drafts })) as Choices,
    /** The documents that show each of these pictures and logos. */
    uses: async (values: string[]) =>
      (await ask({ call: 'uses', values })) as Record<string, { file: string; title: string }[]>,
    /** The pictures of a folder, with where they are shown. */
    pictures: async (folder: string, drafts: OpenDraft[]) =>
      (await ask({ call: 'pictures', folder, drafts })) as FolderPicture[],
    /** `drafts`: all there are, because what one may name depends on the pages that others add and remove. */
    read: async (file: string, draft: StoredDraft | null, drafts: OpenDraft[]) =>
      (await ask({ call: 'read', file, draft, drafts })) as ReadDocument,
    prepare: async (wanted: WantedText[]) => (await ask({ call: 'prepare', wanted })) as PreparedText[],
    compare: async (texts: { file: string; before: string; after: string }[]) =>
      (await ask({ call: 'compare', texts })) as ChangedDocument[],
    texts: async (texts: { file: string; before: string; after: string }[]) =>
      (await ask({ call: 'texts', texts })) as ReadText[],
    /** Pages whose day has come since then. */
    dated: async (since: number) => (await ask({ call: 'dated', since })) as { file: string; path: string }[],
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
