import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import type { Account } from '#shared/studio/accounts.ts'
import { CHANGES_PATH, presentSchema } from '#shared/studio/endpoints.ts'
import type { Change } from '#shared/studio/endpoints.ts'
import { isAllowed } from '#shared/studio/roles.ts'
import { apiUrl } from './call.ts'
import { setPresent, useOpenFile } from './presence.ts'
import { LEADS_KEY } from './queries.ts'

/** Milliseconds without a connection after which the list of people present is cleared. */
const UNKNOWN_MS = 20_000

const subscribe = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
const useIsVisible = () => useSyncExternalStore(subscribe, () => document.visibilityState === 'visible')

/**
 * Refetches what others have changed as soon as the server reports it, and keeps the list of people who have the same
 * document open.
 */
export function useChanges(account: Account | null) {
  const client = useQueryClient()
  const hasLeads = account !== null && isAllowed(account.role, 'leads')
  const openFile = useOpenFile()
  // A person who has gone to another tab or app does not count as present.
  const file = useIsVisible() && account ? openFile : ''
  useEffect(() => {
    if (!hasLeads && file === '') return
    const query = file === '' ? '' : `?${new URLSearchParams({ file })}`
    const source = new EventSource(`${apiUrl}${CHANGES_PATH}${query}`)
    let wasOpen = false
    let forgetting: ReturnType<typeof setTimeout> | undefined
    source.addEventListener('open', () => {
      clearTimeout(forgetting)
      // Changes that happened while the connection was lost were not received.
      if (wasOpen && hasLeads) void client.invalidateQueries({ queryKey: LEADS_KEY })
      wasOpen = true
    })
    source.addEventListener('error', () => {
      clearTimeout(forgetting)
      forgetting = setTimeout(() => setPresent(file, []), UNKNOWN_MS)
    })
    source.addEventListener('present', ({ data }: MessageEvent<string>) => {
      const present = presentSchema.parse(JSON.parse(data))
      setPresent(present.file, present.people)
    })
    source.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const { leads }: Change = JSON.parse(data)
      void client.invalidateQueries({ queryKey: [...LEADS_KEY, 'list'] })
      void client.invalidateQueries({ queryKey: [...LEADS_KEY, 'counts'] })
      for (const id of leads) void client.invalidateQueries({ queryKey: [...LEADS_KEY, 'one', id] })
    })
    return () => {
      clearTimeout(forgetting)
      source.close()
    }
  }, [client, hasLeads, file])
}
