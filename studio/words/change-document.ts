import type { QueryClient } from '@tanstack/react-query'
import { NetworkError } from '../api/call.ts'
import { documentQuery, DOCUMENTS_KEY } from '../api/queries.ts'
import { openDraftSync, waitFor } from './draft-sync.ts'
import type { DraftSync } from './draft-sync.ts'

type Place = { file: string; account: number }

/**
 * Changes a document from another screen and saves it as a draft. Throws an Error if there is a conflict or the server
 * refuses it, and NetworkError if it was not sent.
 */
export async function changeDocument(client: QueryClient, place: Place, change: (sync: DraftSync) => void) {
  try {
    await saveChange(client, place, change)
  } finally {
    await client.invalidateQueries({ queryKey: DOCUMENTS_KEY })
  }
}

/** Changes several documents at once. If some fail, throws the first error; the others are changed all the same. */
export async function changeDocuments(
  client: QueryClient,
  account: number,
  changes: ReadonlyMap<string, (sync: DraftSync) => void>,
) {
  const saved = await waitFor(
    Promise.allSettled([...changes].map(([file, change]) => saveChange(client, { file, account }, change))),
  )
  await client.invalidateQueries({ queryKey: DOCUMENTS_KEY })
  const failed = saved.find((each) => each.status === 'rejected')
  if (failed) throw failed.reason
}

/** Does the same as `changeDocument` without invalidating the cached documents. */
export async function saveChange(client: QueryClient, { file, account }: Place, change: (sync: DraftSync) => void) {
  const sync = openDraftSync(await client.fetchQuery(documentQuery(file)), account)
  change(sync)
  await sync.save()
  await sync.settled()
  const { conflict, fault } = sync.state()
  if (conflict || fault) throw new Error(fault || 'Somebody else changes this document: settle it there.')
  if (sync.isUnsaved()) throw new NetworkError()
}
