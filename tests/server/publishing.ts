import { expect, vi } from 'vitest'
import type { StudioDocument } from '#shared/studio/documents.ts'
import { isRunning } from '#shared/studio/publish.ts'
import type { ChangedDocument, Publication } from '#shared/studio/publish.ts'
import type { Browser } from './studio.ts'

export const SITE = 'content/site.yaml'

export type SiteFields = { contact: { phone: string; email: string }; brand: string }

export const documentPath = (file: string) => `/document?file=${encodeURIComponent(file)}`

/** Saves a draft of a document; returns its version. */
export async function type(
  browser: Browser,
  file: string,
  change: (fields: SiteFields) => void,
  changeBody?: (body: string) => string,
) {
  const { body: document } = await browser.get<StudioDocument>(documentPath(file))
  const values = structuredClone(document.draft?.values ?? document.values)
  // A caller that changes another document knows its fields.
  change(values.fields as SiteFields)
  if (changeBody) values.body = changeBody(values.body ?? '')
  const draft = { file, values, version: document.draft?.version ?? 0, began: document.version }
  const saved = await browser.call<StudioDocument>('PUT', '/document/draft', draft)
  expect(saved.status).toBe(200)
  return { file, version: saved.body.draft?.version ?? 0 }
}

export const setPhone = (phone: string) => (fields: SiteFields) => {
  fields.contact.phone = phone
}

/** Resolves to the publication once it has ended. */
export function ended(browser: Browser): Promise<Publication> {
  const find = async () => {
    const { body } = await browser.get<{ publication: Publication }>('/publishing')
    expect(isRunning(body.publication.state)).toBe(false)
    return body.publication
  }
  return vi.waitFor(find, { timeout: 200_000, interval: 200 })
}

/** Restores a version, or only `files` of it; with `isUndo` this undoes the version after it. */
export async function bringBack(browser: Browser, version: number, files?: readonly string[], isUndo = false) {
  const { body: plan } = await browser.get<{ documents: ChangedDocument[] }>(`/versions/${version}/plan`)
  const all = plan.documents.map(({ file }) => file)
  return browser.post<Publication>(`/versions/${version}/restore`, { files: files ?? all, isUndo })
}

export async function publish(browser: Browser, ...documents: { file: string; version: number }[]) {
  const started = await browser.post<Publication>('/publishing', { documents })
  expect(started).toMatchObject({ status: 200, body: { state: 'checking' } })
  return ended(browser)
}
