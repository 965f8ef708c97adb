import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { DataTag, UseQueryOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { hasCode } from '../api/call.ts'
import { toast } from '../ui/toast.tsx'

type Versioned = { value: unknown; version: number }
type Query<All> = UseQueryOptions<All, Error, All, string[]> & {
  queryKey: DataTag<string[], All, Error>
}

/**
 * State of a form for one setting; `query` reads it together with others. If a colleague has saved meanwhile, their
 * value is shown and not overwritten.
 */
export function useSetting<N extends string, All extends Record<N, Versioned>>(
  query: Query<All>,
  name: N,
  write: (value: All[N]['value'], version: number) => Promise<All>,
) {
  type Value = All[N]['value']
  const client = useQueryClient()
  const { data } = useQuery(query)
  const [draft, setDraft] = useState<Value | null>(null)
  const saved = data?.[name]
  const save = useMutation({
    mutationFn: (value: Value) => write(value, saved?.version ?? 0),
    onSuccess: (fresh) => {
      client.setQueryData<All>(query.queryKey, () => fresh)
      setDraft(null)
      toast('Saved.')
    },
    onError: (error) => {
      // The draft is kept. The newer version is now known, so saving again overwrites it, as the notice says.
      if (hasCode(error, 'conflict')) client.setQueryData<All>(query.queryKey, () => error.problem.current as All)
    },
  })
  return {
    // TypeScript does not narrow `All[N]['value']` for a generic `N`.
    value: (draft ?? saved?.value ?? null) as Value | null,
    isChanged: draft !== null,
    edit: setDraft as (value: Value) => void,
    discard: () => {
      setDraft(null)
      save.reset()
    },
    save,
    theirs: hasCode(save.error, 'conflict') ? ((saved?.value ?? null) as Value | null) : null,
  }
}
