import { discardDraft, putDraft } from '#shared/studio/documents.ts'
import type { DocumentChange, DocumentValues, StudioDocument } from '#shared/studio/documents.ts'
import { findChanges } from '#shared/studio/find-changes.ts'
import { isSame } from '#shared/values.ts'
import { ApiError, call, hasCode, NetworkError } from '../api/call.ts'
import { ME_KEY } from '../api/queries.ts'
import { queryClient } from '../api/query-client.ts'
import { toast } from '../ui/toast.tsx'
import { mergeValues } from './merge.ts'
import type { Conflict } from './merge.ts'
import { valueAt, withValueAt } from './values-at.ts'

const PAUSE_MS = 800
const RETRY_MS = 5_000

/** `waiting`: typed, not sent yet. `unreachable`: tried again by itself. `refused`: tried again with the next change. */
export type DraftStatus = 'saved' | 'waiting' | 'saving' | 'unreachable' | 'refused'

type OpenConflict = {
  /** Whose changes they are: a colleague’s name, or null for the file itself. */
  who: string | null
  document: StudioDocument
  theirs: DocumentValues
  conflicts: Conflict[]
}

export type DraftState = {
  /** As the server has it. */
  document: StudioDocument
  /** As the person sees it. */
  values: DocumentValues
  status: DraftStatus
  /** Why it was refused. */
  fault: string
  conflict: OpenConflict | null
}

/** What was typed on this device and has not reached the server. */
type LocalCopy = { values: DocumentValues; base: DocumentValues }

const keepers = new Map<string, DraftKeeper>()

addEventListener('beforeunload', (event) => {
  if ([...keepers.values()].some((keeper) => keeper.isUnsaved())) event.preventDefault()
})
addEventListener('online', () => {
  for (const keeper of keepers.values()) void keeper.save()
})

/** The keeper of a document, the one that still has something to save included. */
export function openKeeper(document: StudioDocument, account: number): DraftKeeper {
  const key = `words-draft:${account}:${document.file}`
  const open = keepers.get(key)
  if (open?.isUnsaved()) return open
  const keeper = new DraftKeeper(document, key)
  keepers.set(key, keeper)
  keeper.restore()
  return keeper
}

const savedValues = ({ draft, values }: StudioDocument) => draft?.values ?? values

/** Saves what is typed as a draft, a moment after the last key, and puts it together with what others have saved. */
export class DraftKeeper {
  #state: DraftState
  readonly #key: string
  readonly #listeners = new Set<() => void>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #isSaving = false

  constructor(document: StudioDocument, key: string) {
    this.#state = { document, values: savedValues(document), status: 'saved', fault: '', conflict: null }
    this.#key = key
  }

  readonly state = () => this.#state

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  isUnsaved() {
    return this.#isSaving || !isSame(this.#state.values, savedValues(this.#state.document))
  }

  /** After the page was opened: what this device still has, and what the file has changed. */
  restore() {
    const copy = readCopy(this.#key)
    const { document } = this.#state
    if (copy && !isSame(copy.values, savedValues(document))) {
      this.#state = { ...this.#state, values: copy.values }
      this.#meet(document, copy.base)
    } else this.#takeFileChanges()
  }

  /** Changes one field; undefined takes it away. */
  readonly change = (path: string, value: unknown) => {
    this.#set({ values: withValueAt(this.#state.values, path, value), status: 'waiting' })
    this.#keepCopy()
    this.#schedule(PAUSE_MS)
  }

  /** One field as it is on the site. */
  readonly restoreField = (path: string) => this.change(path, valueAt(this.#state.document.values, path))

  /** The whole document as it is on the site. */
  readonly discard = () => {
    this.#set({ values: this.#state.document.values, status: 'waiting' })
    this.#keepCopy()
    return this.save()
  }

  /** The server was asked again. What was typed stays. */
  refresh(document: StudioDocument) {
    const known = this.#state.document
    const isNew = document.version !== known.version || document.draft?.version !== known.draft?.version
    if (this.#isSaving || this.#state.conflict || !isNew) return
    if (this.isUnsaved()) this.#meet(document, savedValues(known))
    else {
      this.#set({ document, values: savedValues(document), status: 'saved' })
      this.#takeFileChanges()
    }
  }

  /** `theirs`: paths whose other side holds. */
  readonly settle = (theirs: ReadonlySet<string>) => {
    const { conflict, values } = this.#state
    if (!conflict) return
    const chosen = [...theirs].reduce((each, path) => withValueAt(each, path, valueAt(conflict.theirs, path)), values)
    this.#set({ document: conflict.document, values: chosen, conflict: null, status: 'waiting' })
    if (conflict.who === null) void this.save()
    else this.#takeFileChanges()
  }

  async save() {
    clearTimeout(this.#timer)
    const { document, values, conflict } = this.#state
    if (this.#isSaving || conflict) return
    if (!this.isUnsaved() && !this.#isOutdated()) {
      this.#set({ status: 'saved', fault: '' })
      forgetCopy(this.#key)
      return
    }
    this.#isSaving = true
    this.#set({ status: 'saving' })
    try {
      const answer = await send(document, values)
      this.#isSaving = false
      this.#accept(answer)
    } catch (error) {
      this.#isSaving = false
      this.#fail(error)
    }
  }

  /** A draft that began from a file which has changed since. */
  #isOutdated() {
    return Boolean(this.#state.document.draft?.changedMeanwhile.length)
  }

  #accept(document: StudioDocument) {
    this.#set({ document, status: 'saved', fault: '' })
    if (this.#isOutdated()) this.#takeFileChanges()
    else if (this.isUnsaved()) {
      this.#set({ status: 'waiting' })
      this.#schedule(PAUSE_MS)
    } else forgetCopy(this.#key)
  }

  #fail(error: unknown) {
    const isRemoval = hasCode(error, 'conflict') && (error.problem.current as StudioDocument).removal !== null
    if (hasCode(error, 'conflict') && !isRemoval) {
      this.#meet(error.problem.current as StudioDocument, savedValues(this.#state.document))
    } else if (error instanceof NetworkError || (error instanceof ApiError && isPassing(error.problem.status))) {
      this.#set({ status: 'unreachable' })
      this.#schedule(RETRY_MS)
    } else {
      if (hasCode(error, 'signed-out')) queryClient.setQueryData(ME_KEY, null)
      this.#set({ status: 'refused', fault: error instanceof Error ? error.message : String(error) })
    }
  }

  /** Puts what was typed together with what a colleague has saved; both began from `base`. */
  #meet(document: StudioDocument, base: DocumentValues) {
    const { form } = document
    const theirs = savedValues(document)
    const { values } = this.#state
    const merged = mergeValues(
      { values, changes: findChanges(form, base, values) },
      { values: theirs, changes: findChanges(form, base, theirs) },
      base,
    )
    const who = document.draft?.savedBy ?? null
    if (merged.conflicts.length) {
      const { conflicts } = merged
      this.#set({ values: merged.values, conflict: { who, document, theirs, conflicts }, status: 'waiting' })
      return
    }
    if (!isSame(theirs, base)) toast(`${who ?? 'Somebody'} has changed this meanwhile. Both changes are kept.`)
    this.#set({ document, values: merged.values, status: 'waiting' })
    this.#takeFileChanges()
    if (!this.#state.conflict) void this.save()
  }

  /** Puts the draft together with what has been changed in the file since it was begun. */
  #takeFileChanges() {
    const { document, values } = this.#state
    const { draft, form } = document
    if (!draft?.changedMeanwhile.length) {
      if (this.isUnsaved()) void this.save()
      return
    }
    const changes: DocumentChange[] = [...draft.changes, ...findChanges(form, draft.values, values)]
    const merged = mergeValues({ values, changes }, { values: document.values, changes: draft.changedMeanwhile })
    if (merged.conflicts.length) {
      const { conflicts } = merged
      this.#set({ values: merged.values, conflict: { who: null, document, theirs: document.values, conflicts } })
      return
    }
    toast('The site has changed since this draft was begun. Both changes are kept.')
    this.#set({ values: merged.values })
    void this.save()
  }

  #set(next: Partial<DraftState>) {
    this.#state = { ...this.#state, ...next }
    for (const listener of this.#listeners) listener()
  }

  #schedule(ms: number) {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.save(), ms)
  }

  #keepCopy() {
    const copy: LocalCopy = { values: this.#state.values, base: savedValues(this.#state.document) }
    try {
      localStorage.setItem(this.#key, JSON.stringify(copy))
    } catch {
      // No room, or not allowed: the draft still goes to the server.
    }
  }
}

/** A status that may be another one in a moment. */
const isPassing = (status: number) => status >= 500 || status === 429

async function send(document: StudioDocument, values: DocumentValues): Promise<StudioDocument> {
  const { file, draft, version: began } = document
  if (draft && isSame(values, document.values)) {
    const left = await call(discardDraft, { query: { file, version: draft.version } })
    if (left) return left
    throw new Error('This document was removed by somebody else.')
  }
  return call(putDraft, { body: { file, values, version: draft?.version ?? 0, began } })
}

function readCopy(key: string): LocalCopy | null {
  try {
    const text = localStorage.getItem(key)
    return text === null ? null : (JSON.parse(text) as LocalCopy)
  } catch {
    return null
  }
}

function forgetCopy(key: string) {
  try {
    localStorage.removeItem(key)
  } catch {
    // As when it was kept.
  }
}
