import { createContext, use } from 'react'
import type { Account } from '#shared/studio/accounts.ts'

/**
 * Of the frame, which takes away what is below it when somebody signs out: read from the cache, it would be gone for a
 * screen before the frame has rendered again.
 */
export const MeContext = createContext<Account | null>(null)

/** Who is signed in. Only below the frame, which shows nothing else until somebody is. */
export function useMe(): Account {
  const me = use(MeContext)
  if (!me) throw new Error('Nobody is signed in.')
  return me
}
