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

/** `values` is null where a document is to be removed, here and in the types below. */
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

/** Text of a file in a version, or the values that a draft began from. */
type EarlierText = { file: string } & ({ text: string } | { values: DocumentValues })
type FirstText = { file: string; text: string }

/** A document as the content process returns it, with a description of its draft and without the draft's author. */
export type ReadDocument = Omit<StudioDocument, 'draft' | 'removal'> & { draft: DescribedDraft | null }
/** New content of a file: a draft with its base, or a whole text. */
export type WantedText = { file: string } & (StoredDraft | { text: string })
/** `after` is null when there is a `fault`. */
export type PreparedText = {
  file: string
  title: string
  before: string
  after: string | null
  fault: string | null
  /** True when a page is added, removed, shown or hidden. */
  isOfPages: boolean
}
/**
 * Values of a file before and after; null where the file does not exist. `path`: path of its page. `timeZone`: where
 * midnight begins the day on which a page appears.
 */
export type ReadText = {
  file: string
  path: string | null
  timeZone: string
  before: DocumentValues | null
  after: DocumentValues | null
}
/** `isDone`: the draft has no changes left. */
export type RebasedDraft = { values: DocumentValues; base: DocumentValues; baseVersion: string; isDone: boolean }
export type ListedFile = Omit<ListedDocument, 'draft' | 'published'>

/** Says why content in this folder cannot be edited; null when it can. */
export function projectFault(projectDir: string): string | null {
  if (!existsSync(join(projectDir, PROGRAM)))
    return `${projectDir} is not the folder of this project: ${PROGRAM} is missing.`
  if (!existsSync(join(projectDir, 'node_modules', 'yaml')))
    return `${projectDir} has no packages to check content with. Run there: npm ci`
  // Published builds are kept in the project folder itself.
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

/** Client of the process that reads and checks content, which is started on demand. */
export function createContentProcess(projectDir: string) {
  const { ask: send, stop } = createOrderProcess({ program: join(projectDir, PROGRAM), projectDir, problemOf })
  const ask = (order: Order) => send(order)

  return {
    // The casts are safe: build/content/editing/process.ts returns the type of each call.
    list: async (search: string, drafts: OpenDraft[]) => (await ask({ call: 'list', search, drafts })) as ListedFile[],
    make: async (document: NewDocument) =>
      (await ask({ call: 'make', document })) as { file: string; values: DocumentValues },
    flags: async (drafts: OpenDraft[], firstTexts: FirstText[]) =>
      (await ask({ call: 'flags', drafts, firstTexts })) as AnswerOf<typeof getLaunch>,
    /** Returns the documents that have to change when a page moves from one file to another. */
    rename: async (renaming: { from: string; to: string; drafts: OpenDraft[] }) =>
      (await ask({ call: 'rename', renaming })) as { file: string; values: DocumentValues }[],
    references: async (file: string, drafts: OpenDraft[]) =>
      (await ask({ call: 'references', file, drafts })) as PageReference[],
    /** Finds the links to this page in earlier states of other documents that are missing there now. */
    takenOut: async (file: string, earlier: EarlierText[], drafts: OpenDraft[]) =>
      (await ask({ call: 'taken-out', file, earlier, drafts })) as TakenOut[],
    /** Returns the documents that must name this page because it displays them. */
    naming: async (file: string, drafts: OpenDraft[]) => (await ask({ call: 'naming', file, drafts })) as string[],
    choices: async (drafts: OpenDraft[]) => (await ask({ call: 'choices', drafts })) as Choices,
    /** Returns the documents that show each of these pictures and logos. */
    uses: async (values: string[]) =>
      (await ask({ call: 'uses', values })) as Record<string, { file: string; title: string }[]>,
    /** Returns the pictures of a folder and where they are shown. */
    pictures: async (folder: string, drafts: OpenDraft[]) =>
      (await ask({ call: 'pictures', folder, drafts })) as FolderPicture[],
    /**
     * Reads a document. `drafts` must be all drafts, because a document may only name pages that the others add or
     * keep.
     */
    read: async (file: string, draft: StoredDraft | null, drafts: OpenDraft[]) =>
      (await ask({ call: 'read', file, draft, drafts })) as ReadDocument,
    prepare: async (wanted: WantedText[]) => (await ask({ call: 'prepare', wanted })) as PreparedText[],
    compare: async (texts: { file: string; before: string; after: string }[]) =>
      (await ask({ call: 'compare', texts })) as ChangedDocument[],
    texts: async (texts: { file: string; before: string; after: string }[]) =>
      (await ask({ call: 'texts', texts })) as ReadText[],
    /** Returns the pages whose publication day has come since then. */
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
