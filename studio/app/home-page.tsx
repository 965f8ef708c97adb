import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { isAllowed } from '#shared/studio/roles.ts'
import { editingQuery } from '../api/queries.ts'
import { Loading } from '../ui/notice.tsx'
import { useMe } from './use-me.ts'

/**
 * Redirects to the first screen of a role: enquiries for those who answer them, otherwise the documents or, where they
 * cannot be edited, the numbers.
 */
export function HomePage() {
  const { role } = useMe()
  const { data: canEdit, isPending } = useQuery({ ...editingQuery, enabled: isAllowed(role, 'content') })
  if (isAllowed(role, 'leads')) return <Navigate to="/leads" replace />
  if (isPending && isAllowed(role, 'content')) return <Loading label="Opening the studio" lines={1} />
  return <Navigate to={canEdit ? '/words' : '/numbers'} replace />
}
