import type { DocumentValues } from '#shared/studio/documents.ts'

/**
 * Draft on this device that the server may not have. `base` is the state it started from, `sent` the saves without an
 * answer yet; `typedAt` is in milliseconds since 1970 by this device's clock.
 */
export type LocalDraft = { values: DocumentValues; base: DocumentValues; sent?: DocumentValues[]; typedAt?: number }

const prefixOf = (account: number) => `words-draft:${account}:`

export const localDraftKey = (account: number, file: string) => prefixOf(account) + file

/** Returns the files of which this device has a draft of the account. */
export function listLocalDrafts(account: number): string[] {
  const prefix = prefixOf(account)
  return storedKeys()
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length))
}

export function readLocalDraft(key: string): LocalDraft | null {
  try {
    const text = localStorage.getItem(key)
    return text === null ? null : (JSON.parse(text) as LocalDraft)
  } catch {
    return null
  }
}

export function writeLocalDraft(key: string, draft: LocalDraft) {
  try {
    localStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // Storage is full or not allowed: the draft still goes to the server.
  }
}

export function removeLocalDraft(key: string) {
  try {
    localStorage.removeItem(key)
  } catch {
    // Storage is not allowed, so nothing was written either.
  }
}

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}
