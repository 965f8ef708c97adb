import type { QueryClient } from '@tanstack/react-query'
import { documentQuery, DOCUMENTS_KEY } from '../api/queries.ts'
import { openDraftSync } from './draft-sync.ts'
import type { DraftSync } from './draft-sync.ts'

/** Changes a document from another screen, as a draft. Throws when that has to be settled in the document itself. */
export async function changeDocument(
  client: QueryClient,
  { file, account }: { file: string; account: number },
  change: (sync: DraftSync) => void,
) {
  try {
    const sync = openDraftSync(await client.fetchQuery(documentQuery(file)), account)
    change(sync)
    await sync.save()
    const { conflict, fault } = sync.state()
    if (conflict || fault) throw new Error(fault || 'Somebody else changes this document: settle it there.')
  } finally {
    await client.invalidateQueries({ queryKey: DOCUMENTS_KEY })
  }
}
