import { Navigate } from 'react-router'
import { isAllowed } from '#shared/studio/roles.ts'
import { useMe } from './use-me.ts'

/** Where the day begins: at the enquiries, for those who answer them. */
export function HomePage() {
  const { role } = useMe()
  return <Navigate to={isAllowed(role, 'leads') ? '/leads' : '/numbers'} replace />
}
