import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listLocalDrafts, localDraftKey, readLocalDraft, removeLocalDraft, writeLocalDraft } from './local-drafts.ts'

const draft = { values: { fields: { title: 'Typed' } }, base: { fields: { title: 'Saved' } } }

beforeEach(() => vi.stubGlobal('localStorage', undefined))
afterEach(() => vi.unstubAllGlobals())

/** Stub of the browser's storage, whose items are its own properties. */
function storage(): Record<string, unknown> {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value
    },
    removeItem(this: Record<string, string>, key: string) {
      Reflect.deleteProperty(this, key)
    },
  }
  return Object.create(methods) as Record<string, unknown>
}

test('a draft stays on the device until it is removed, and is listed for its account only', () => {
  vi.stubGlobal('localStorage', storage())
  const key = localDraftKey(1, 'content/team.yaml')
  writeLocalDraft(key, draft)
  writeLocalDraft(localDraftKey(11, 'content/site.yaml'), draft)
  expect(readLocalDraft(key)).toEqual(draft)
  expect(listLocalDrafts(1)).toEqual(['content/team.yaml'])
  removeLocalDraft(key)
  expect(readLocalDraft(key)).toBeNull()
  expect(listLocalDrafts(1)).toEqual([])
})

test('a browser that stores nothing is no fault', () => {
  const key = localDraftKey(1, 'content/team.yaml')
  writeLocalDraft(key, draft)
  removeLocalDraft(key)
  expect(readLocalDraft(key)).toBeNull()
  expect(listLocalDrafts(1)).toEqual([])
})

test('a draft that cannot be read counts as none', () => {
  const key = localDraftKey(1, 'content/team.yaml')
  vi.stubGlobal('localStorage', Object.assign(storage(), { [key]: '{"values":' }))
  expect(readLocalDraft(key)).toBeNull()
})
