import { Navigate } from 'react-router'
import { isAllowed } from '#shared/studio/roles.ts'
import { useMe } from './use-me.ts'

/** Redirects to the enquiries, for accounts that may read them. */
export function HomePage() {
  const { role } = useMe()
  return <Navigate to={isAllowed(role, 'leads') ? '/leads' : '/numbers'} replace />
}
