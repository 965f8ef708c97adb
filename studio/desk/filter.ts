import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { stageSchema, viewSchema } from '#shared/studio/leads.ts'
import type { ListFilter } from '../api/queries.ts'

/** Filter of the list, read from the URL; a search without a `view` covers all enquiries. */
export function useFilter() {
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const search = params.get('q') ?? ''
  const stage = stageSchema.safeParse(params.get('stage')).data
  const assignee = Number(params.get('who')) || undefined
  const view = viewSchema.catch('open').parse(params.get('view') ?? 'open')
  const filter: ListFilter = {
    view: search && !params.has('view') ? 'all' : view,
    ...(search && { search }),
    ...(stage && { stage }),
    ...(assignee && { assignee }),
  }

  /**
   * Writes filters into the URL; null removes one. The open enquiry stays, because it may have been opened during the
   * pause before a search.
   */
  function change(changes: Partial<Record<'q' | 'stage' | 'who', string | null>>) {
    const next = new URLSearchParams(params)
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    void navigate({ pathname, search: next.toString() }, { replace: true })
  }
  return { filter, view, search, stage, assignee, change, query: params.size ? `?${params}` : '' }
}
