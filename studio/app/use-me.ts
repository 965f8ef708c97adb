import { useQuery } from '@tanstack/react-query'
import type { Account } from '#shared/studio/accounts.ts'
import { meQuery } from '../api/queries.ts'

/** Who is signed in. Only below the frame, which shows nothing else until somebody is. */
export function useMe(): Account {
  const { data } = useQuery(meQuery)
  if (!data) throw new Error('Nobody is signed in.')
  return data
}
