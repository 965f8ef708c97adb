import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { CHANGES_PATH } from '#shared/studio/endpoints.ts'
import type { Change } from '#shared/studio/endpoints.ts'
import { apiUrl } from './call.ts'
import { LEADS_KEY } from './queries.ts'

/** Reads again what others have changed, as soon as the server says so. */
export function useChanges(isOn: boolean) {
  const client = useQueryClient()
  useEffect(() => {
    if (!isOn) return
    const source = new EventSource(`${apiUrl}${CHANGES_PATH}`)
    let wasOpen = false
    source.addEventListener('open', () => {
      // What happened while the connection was lost was not told.
      if (wasOpen) void client.invalidateQueries({ queryKey: LEADS_KEY })
      wasOpen = true
    })
    source.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const { leads }: Change = JSON.parse(data)
      void client.invalidateQueries({ queryKey: [...LEADS_KEY, 'list'] })
      void client.invalidateQueries({ queryKey: [...LEADS_KEY, 'counts'] })
      for (const id of leads) void client.invalidateQueries({ queryKey: [...LEADS_KEY, 'one', id] })
    })
    return () => source.close()
  }, [client, isOn])
}
