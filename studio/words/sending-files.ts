import { useSyncExternalStore } from 'react'
import type { UploadState } from '#shared/studio/uploads.ts'
import { sendFile } from './upload-call.ts'

/** One of several files that were chosen together. */
type SentFile = {
  /** Share sent, from 0 to 1; null while it waits for earlier files. */
  share: number | null
  upload: UploadState | null
  error: string | null
}

type Entry = { state: SentFile; result: Promise<UploadState>; stop: AbortController }

const entries = new Map<File, Entry>()
let states: ReadonlyMap<File, SentFile> = new Map()
const listeners = new Set<() => void>()
/** Files are sent one after the other: in parallel each would be slow. */
let last: Promise<unknown> = Promise.resolve()

function tell() {
  states = new Map([...entries].map(([file, { state }]) => [file, state]))
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSentFiles = () => useSyncExternalStore(subscribe, () => states)

/** Sends a picture after those before it; one that was sent or is being sent is not sent again. */
export function sendInTurn(file: File): Promise<UploadState> {
  const known = entries.get(file)
  if (known && known.state.error === null) return known.result
  const stop = new AbortController()
  const change = (next: Partial<SentFile>) => {
    const entry = entries.get(file)
    if (entry?.stop !== stop) return
    entry.state = { ...entry.state, ...next }
    tell()
  }
  const sent = last.then(() => {
    stop.signal.throwIfAborted()
    change({ share: 0 })
    return sendFile(file, 'picture', (share) => change({ share }), stop.signal)
  })
  entries.set(file, { state: { share: null, upload: null, error: null }, result: sent, stop })
  tell()
  last = sent.then(
    (upload) => change({ upload }),
    (error: unknown) => change({ error: error instanceof Error ? error.message : String(error) }),
  )
  return sent
}

/** Aborts the upload of files, or forgets those that were sent. */
export function forgetFiles(files: readonly File[]) {
  for (const file of files) {
    entries.get(file)?.stop.abort()
    entries.delete(file)
  }
  tell()
}
