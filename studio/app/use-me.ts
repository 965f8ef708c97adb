import { createContext, use } from 'react'
import type { Account } from '#shared/studio/accounts.ts'

/**
 * The account that is signed in, provided by the frame. It is not read from the cache, because after signing out the
 * screen would render once more with null before the frame removes it.
 */
export const MeContext = createContext<Account | null>(null)

/** Returns the account that is signed in. Throws outside the frame, which renders screens only for accounts. */
export function useMe(): Account {
  const me = use(MeContext)
  if (!me) throw new Error('Nobody is signed in.')
  return me
}
