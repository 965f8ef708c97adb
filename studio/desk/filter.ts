import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { stageSchema, viewSchema } from '#shared/studio/leads.ts'
import type { ListFilter } from '../api/queries.ts'

/** The list that is shown, as the URL has it; a search goes through everything. */
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

  /** Null takes a part away. The enquiry that is open stays: it may have been opened while the search was waiting. */
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
