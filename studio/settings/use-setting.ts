import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AllSettings } from '#shared/studio/settings.ts'
import { hasCode } from '../api/call.ts'
import { settingsQuery } from '../api/queries.ts'
import { toast } from '../ui/toast.tsx'

type Name = keyof AllSettings
type Write<N extends Name> = (value: AllSettings[N]['value'], version: number) => Promise<AllSettings>

/** A setting being edited. What a colleague saved meanwhile is shown, not overwritten. */
export function useSetting<N extends Name>(name: N, write: Write<N>) {
  const client = useQueryClient()
  const { data } = useQuery(settingsQuery)
  const [draft, setDraft] = useState<AllSettings[N]['value'] | null>(null)
  const saved = data?.[name] as AllSettings[N] | undefined
  const save = useMutation({
    mutationFn: (value: AllSettings[N]['value']) => write(value, saved?.version ?? 0),
    onSuccess: (fresh) => {
      client.setQueryData(settingsQuery.queryKey, fresh)
      setDraft(null)
      toast('Saved.')
    },
    onError: (error) => {
      // The draft stays; saving again would then put it over the newer one, as was said.
      if (hasCode(error, 'conflict')) client.setQueryData(settingsQuery.queryKey, error.problem.current as AllSettings)
    },
  })
  return {
    value: (draft ?? saved?.value ?? null) as AllSettings[N]['value'] | null,
    isChanged: draft !== null,
    edit: setDraft,
    discard: () => {
      setDraft(null)
      save.reset()
    },
    save,
    theirs: hasCode(save.error, 'conflict') ? (saved?.value ?? null) : null,
  }
}
