import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import type { Account } from '#shared/studio/accounts.ts'
import { hasCode, NetworkError } from './call.ts'
import { ME_KEY } from './queries.ts'

const RETRIES = 2
const FRESH_MS = 10_000

/** Returns to the sign-in page whenever any call finds that the session has ended. */
function onError(error: unknown) {
  if (hasCode(error, 'signed-out')) queryClient.setQueryData(ME_KEY, null)
}

/** Clears the cache, which belongs to the previous account. `me` is kept because the frame subscribes to it. */
export function changePerson(account: Account | null) {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== ME_KEY[0] })
  queryClient.setQueryData(ME_KEY, account)
}

export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError }),
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      retry: (failures, error) => error instanceof NetworkError && failures < RETRIES,
    },
    // Offline, a mutation fails instead of waiting; forms keep their drafts.
    mutations: { networkMode: 'always', retry: false },
  },
})
