import { useEffect, useSyncExternalStore } from 'react'

/** The document that is open in this tab, empty when there is none, and who else has it open. */
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

/** Names of those who have the document open, too, while this is shown. */
export function usePresent(file: string): readonly string[] {
  useEffect(() => {
    set({ file, people: [] })
    return () => set(NOBODY)
  }, [file])
  return useSyncExternalStore(subscribe, () => state.people)
}

/** The document to announce to others. */
export const useOpenFile = () => useSyncExternalStore(subscribe, () => state.file)

export function setPresent(file: string, people: readonly string[]) {
  // An answer that was sent before another document was opened.
  if (file === state.file && people.join() !== state.people.join()) set({ file, people })
}
