import type { QueryClient } from '@tanstack/react-query'
import { documentQuery, DOCUMENTS_KEY } from '../api/queries.ts'
import { openKeeper } from './draft-keeper.ts'
import type { DraftKeeper } from './draft-keeper.ts'

/** Changes a document from another screen, as a draft. Throws when that has to be settled in the document itself. */
export async function changeDocument(
  client: QueryClient,
  { file, account }: { file: string; account: number },
  change: (keeper: DraftKeeper) => void,
) {
  try {
    const keeper = openKeeper(await client.fetchQuery(documentQuery(file)), account)
    change(keeper)
    await keeper.save()
    const { conflict, fault } = keeper.state()
    if (conflict || fault) throw new Error(fault || 'Somebody else changes this document: settle it there.')
  } finally {
    await client.invalidateQueries({ queryKey: DOCUMENTS_KEY })
  }
}
