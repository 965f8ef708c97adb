import { discardDraft, getDocument, putDraft } from '#shared/studio/documents.ts'
import type { DocumentChange, DocumentValues, StudioDocument } from '#shared/studio/documents.ts'
import { findChanges } from '#shared/studio/find-changes.ts'
import { isSame } from '#shared/values.ts'
import { call, hasCode, isPassing, isSentOnLeaving } from '../api/call.ts'
import { documentQuery, DOCUMENTS_KEY, ME_KEY } from '../api/queries.ts'
import { queryClient } from '../api/query-client.ts'
import { toast } from '../ui/toast.tsx'
import { listLocalDrafts, localDraftKey, readLocalDraft, removeLocalDraft, writeLocalDraft } from './local-drafts.ts'
import { mergeValues } from './merge.ts'
import type { Conflict } from './merge.ts'
import { valueAt, withValueAt } from '#shared/studio/values-at.ts'

const PAUSE_MS = 800
const RETRY_MS = 5_000
/**
 * Maximum time between typing and the server's time of saving; only what it saved later counts as newer than the typed
 * text.
 */
const MAX_SAVE_MS = 30_000
/** Number of unanswered saves that are remembered, to be recognised as our own. */
const MAX_SENT = 8

/** `waiting`: typed but not sent yet. `unreachable`: retried automatically. `refused`: retried with the next change. */
export type DraftStatus = 'saved' | 'waiting' | 'saving' | 'unreachable' | 'refused'

type OpenConflict = {
  /** Name of the colleague who made the changes; null if the file itself has changed. */
  who: string | null
  document: StudioDocument
  theirs: DocumentValues
  conflicts: Conflict[]
}

export type DraftState = {
  /** The document as the server has it. */
  document: StudioDocument
  /** The values as the form shows them. */
  values: DocumentValues
  status: DraftStatus
  /** The reason for a refusal. */
  fault: string
  conflict: OpenConflict | null
}

const syncs = new Map<string, DraftSync>()

/** Tells other tabs of this browser the key of a document that was saved here. */
const saves = new BroadcastChannel('draft-saves')
saves.addEventListener('message', ({ data }: MessageEvent<string>) => {
  const sync = syncs.get(data)
  if (sync) void queryClient.invalidateQueries({ queryKey: documentQuery(sync.state().document.file).queryKey })
})

addEventListener('beforeunload', (event) => {
  const isAsked = [...syncs.values()].some((sync) => sync.cannotFlush())
  flushAll()
  if (isAsked) event.preventDefault()
})
addEventListener('pagehide', flushAll)
// Phones end a hidden page without further events.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') flushAll()
})
addEventListener('online', () => {
  for (const sync of syncs.values()) void sync.save()
})

function flushAll() {
  for (const sync of syncs.values()) sync.flush()
}

/** Returns the sync of a document; an existing one is reused while it has unsaved changes. */
export function openDraftSync(document: StudioDocument, account: number): DraftSync {
  const key = localDraftKey(account, document.file)
  const open = syncs.get(key)
  if (open?.isUnsaved()) return open
  const sync = new DraftSync(document, account, key)
  syncs.set(key, sync)
  sync.restore()
  return sync
}

type Unsaved = { file: string; title: string }

/** Running changes of several documents. */
const running = new Set<Promise<unknown>>()

/** Registers changes for which `saveWaiting` waits, too. */
export function waitFor<Result>(changes: Promise<Result>): Promise<Result> {
  running.add(changes)
  const forget = () => void running.delete(changes)
  changes.then(forget, forget)
  return changes
}

/** Saves pending changes of all documents opened on this page, and returns those that could not be saved. */
export async function saveWaiting(): Promise<Unsaved[]> {
  await Promise.allSettled(running)
  const all = [...syncs.values()]
  await Promise.all(all.map((sync) => sync.settled()))
  return all.filter((sync) => sync.isUnsaved()).map((sync) => sync.state().document)
}

/** Sends drafts that an earlier page left on this device, and returns those that could not be saved. */
export async function sendUnsavedDrafts(account: number): Promise<Unsaved[]> {
  const files = listLocalDrafts(account).filter((file) => !syncs.has(localDraftKey(account, file)))
  for (const file of files) {
    try {
      const document = await call(getDocument, { query: { file } })
      if (!document.removal) openDraftSync(document, account)
    } catch {
      // The server was not reached, or the document was removed: the copy stays on this device.
    }
  }
  const unsaved = await saveWaiting()
  if (files.length > 0) void queryClient.invalidateQueries({ queryKey: DOCUMENTS_KEY })
  return unsaved
}

const faultsOf = ({ draft, faults }: StudioDocument) => draft?.faults ?? faults
const savedValues = ({ draft, values }: StudioDocument) => draft?.values ?? values

/** Saves typed values as a draft, a moment after the last change, and merges them with what others have saved. */
export class DraftSync {
  #state: DraftState
  readonly #account: number
  readonly #key: string
  readonly #listeners = new Set<() => void>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #isSaving = false
  #sent: DocumentValues[] = []
  #typedAt = 0

  constructor(document: StudioDocument, account: number, key: string) {
    this.#state = { document, values: savedValues(document), status: 'saved', fault: '', conflict: null }
    this.#account = account
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

  /** Whether there are unsaved changes that leaving the page would not send now; they stay on this device. */
  cannotFlush() {
    const { document, values, status, conflict } = this.#state
    if (!this.isUnsaved()) return false
    return (
      Boolean(conflict) ||
      status === 'unreachable' ||
      status === 'refused' ||
      !isSentOnLeaving(bodyOf(document, values))
    )
  }

  /** Resolves once no request is running: everything is saved, or saving was refused. */
  async settled() {
    if (this.#state.status === 'waiting') void this.save()
    const isBusy = () => this.#isSaving || (this.#state.status === 'waiting' && !this.#state.conflict)
    if (!isBusy()) return
    const { promise, resolve } = Promise.withResolvers<undefined>()
    const stop = this.subscribe(() => {
      if (!isBusy()) resolve(undefined)
    })
    await promise
    stop()
  }

  /** Renders the preview again, because other documents have changed. */
  showAnew() {
    this.#set({ values: { ...this.#state.values } })
  }

  /** Sends pending changes without waiting for the answer, because the page may be gone by then. */
  flush() {
    const { document, values, conflict } = this.#state
    if (!this.#isSaving) {
      if (this.isUnsaved()) void this.save()
      return
    }
    if (conflict || isSame(values, this.#sent.at(-1))) return
    // The running request creates the next version. If it fails, the server refuses this one, and the copy on this
    // device stays.
    const next = { ...bodyOf(document, values), version: (document.draft?.version ?? 0) + 1 }
    this.#noteSent(values)
    call(putDraft, { body: next }).catch(() => undefined)
  }

  /** Runs after the page was opened: merges the copy on this device and changes of the file. */
  restore() {
    const copy = readLocalDraft(this.#key)
    const { document } = this.#state
    if (copy && !isSame(copy.values, savedValues(document))) {
      this.#state = { ...this.#state, values: copy.values }
      this.#sent = copy.sent ?? []
      this.#typedAt = copy.typedAt ?? Date.now()
      this.#mergeWith(document, copy.base)
    } else {
      removeLocalDraft(this.#key)
      this.#takeFileChanges()
    }
  }

  /** Changes one field; undefined removes it. */
  readonly change = (path: string, value: unknown) => {
    this.#set({ values: withValueAt(this.#state.values, path, value), status: 'waiting' })
    this.#typedAt = Date.now()
    this.#writeCopy()
    this.#schedule(PAUSE_MS)
  }

  /** Resets one field to its value on the site. */
  readonly restoreField = (path: string) => this.change(path, valueAt(this.#state.document.values, path))

  /** Resets the whole document to its state on the site. */
  readonly discard = () => {
    this.#set({ values: this.#state.document.values, status: 'waiting' })
    this.#typedAt = Date.now()
    this.#writeCopy()
    return this.save()
  }

  /** Takes over a newer answer of the server. Unsaved changes stay. */
  refresh(document: StudioDocument) {
    const known = this.#state.document
    const isNew = document.version !== known.version || document.draft?.version !== known.draft?.version
    if (this.#isSaving || this.#state.conflict) return
    // The answer was requested before the last save.
    if (document.draft && known.draft && document.draft.savedAt < known.draft.savedAt) return
    if (!isNew) {
      // A picture used here has become ready or is gone. The new object renders the preview again.
      if (!this.isUnsaved() && !isSame(faultsOf(document), faultsOf(known)))
        this.#set({ document, values: { ...savedValues(document) } })
      return
    }
    if (this.isUnsaved()) this.#mergeWith(document, savedValues(known))
    else {
      const { draft } = document
      if (draft && !isSame(savedValues(document), this.#state.values)) {
        const isOwn = draft.account === this.#account
        const who = isOwn ? 'you' : draft.savedBy
        const where = isOwn ? ' on another device or in another window' : ''
        toast(`Changed by ${who} at ${time.format(draft.savedAt)}${where}. The newer words are shown here.`)
      }
      this.#set({ document, values: savedValues(document), status: 'saved' })
      this.#takeFileChanges()
    }
  }

  /** Settles a conflict; `theirs` are the paths at which the other side's values are kept. */
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
      removeLocalDraft(this.#key)
      return
    }
    this.#isSaving = true
    this.#noteSent(values)
    this.#set({ status: 'saving' })
    try {
      const answer = await send(document, values)
      this.#isSaving = false
      this.#sent = this.#sent.filter((each) => each !== values)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
      saves.postMessage(this.#key)
      this.#accept(answer)
    } catch (error) {
      this.#isSaving = false
      this.#fail(error)
    }
  }

  /** Whether the file has changed since the draft was begun. */
  #isOutdated() {
    return Boolean(this.#state.document.draft?.changedMeanwhile.length)
  }

  #accept(document: StudioDocument) {
    this.#set({ document, status: 'saved', fault: '' })
    if (this.#isOutdated()) this.#takeFileChanges()
    else if (this.isUnsaved()) {
      this.#writeCopy()
      this.#set({ status: 'waiting' })
      this.#schedule(PAUSE_MS)
    } else {
      this.#sent = []
      removeLocalDraft(this.#key)
    }
  }

  #fail(error: unknown) {
    const isRemoval = hasCode(error, 'conflict') && (error.problem.current as StudioDocument).removal !== null
    if (hasCode(error, 'conflict') && !isRemoval) {
      this.#mergeWith(error.problem.current as StudioDocument, savedValues(this.#state.document))
    } else if (isPassing(error)) {
      this.#set({ status: 'unreachable' })
      this.#schedule(RETRY_MS)
    } else {
      if (hasCode(error, 'signed-out')) queryClient.setQueryData(ME_KEY, null)
      this.#set({ status: 'refused', fault: error instanceof Error ? error.message : String(error) })
    }
  }

  /** Merges the typed values with those a colleague has saved; both started from `base`. */
  #mergeWith(document: StudioDocument, base: DocumentValues) {
    const { form } = document
    const theirs = savedValues(document)
    const { values } = this.#state
    // Our own save reached the server but its answer was lost: the current values started from it.
    const began = this.#sent.some((each) => isSame(each, theirs)) ? theirs : base
    const merged = mergeValues(
      { values, changes: findChanges(form, began, values) },
      { values: theirs, changes: findChanges(form, began, theirs) },
      began,
    )
    const { draft } = document
    const who = draft?.savedBy ?? null
    const isOwn = draft?.account === this.#account
    if (isOwn && !isSame(theirs, began)) {
      // The same person on two devices or in two windows: the newer values win without a question.
      const isOlder = draft.savedAt > this.#typedAt + MAX_SAVE_MS
      const older = isOlder ? merged.conflicts : []
      merged.values = older.reduce((each, { path }) => withValueAt(each, path, valueAt(theirs, path)), merged.values)
      if (merged.conflicts.length) toast('You have changed this on another device too. The newer words are kept.')
    } else if (merged.conflicts.length) {
      const { conflicts } = merged
      this.#set({ values: merged.values, conflict: { who, document, theirs, conflicts }, status: 'waiting' })
      return
    }
    if (!isOwn && !isSame(theirs, began))
      toast(`${who ?? 'Somebody'} has changed this meanwhile. Both changes are kept.`)
    this.#set({ document, values: merged.values, status: 'waiting' })
    this.#takeFileChanges()
    if (!this.#state.conflict) void this.save()
  }

  /** Merges the draft with changes of the file since the draft was begun. */
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

  #noteSent(values: DocumentValues) {
    this.#sent = [...this.#sent.filter((each) => each !== values), values].slice(-MAX_SENT)
    this.#writeCopy()
  }

  #set(next: Partial<DraftState>) {
    this.#state = { ...this.#state, ...next }
    for (const listener of this.#listeners) listener()
  }

  #schedule(ms: number) {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.save(), ms)
  }

  #writeCopy() {
    const { values, document } = this.#state
    const base = savedValues(document)
    writeLocalDraft(this.#key, { values, base, sent: this.#sent, typedAt: this.#typedAt })
  }
}

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

const bodyOf = ({ file, draft, version }: StudioDocument, values: DocumentValues) => ({
  file,
  values,
  version: draft?.version ?? 0,
  began: version,
})

async function send(document: StudioDocument, values: DocumentValues): Promise<StudioDocument> {
  const { file, draft } = document
  if (draft && isSame(values, document.values)) {
    const left = await call(discardDraft, { query: { file, version: draft.version } })
    if (left) return left
    throw new Error('This document was removed by somebody else.')
  }
  return call(putDraft, { body: bodyOf(document, values) })
}
