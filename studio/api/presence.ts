import { useEffect, useSyncExternalStore } from 'react'

/** The document open in this tab (empty: none) and the names of others who have it open. */
type State = { file: string; people: readonly string[] }

const NOBODY: State = { file: '', people: [] }

let state = NOBODY
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function set(next: State) {
  state = next
  for (const listener of listeners) listener()
}

/** Announces that this tab shows the document, and returns the names of others who have it open. */
export function usePresent(file: string): readonly string[] {
  useEffect(() => {
    set({ file, people: [] })
    return () => set(NOBODY)
  }, [file])
  return useSyncExternalStore(subscribe, () => state.people)
}

/** Returns the file of the document to announce to others, empty when none is open. */
export const useOpenFile = () => useSyncExternalStore(subscribe, () => state.file)

export function setPresent(file: string, people: readonly string[]) {
  // An answer for the document that was open before may still arrive.
  if (file === state.file && people.join() !== state.people.join()) set({ file, people })
}
