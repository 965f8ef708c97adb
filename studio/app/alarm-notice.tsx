import { useQuery } from '@tanstack/react-query'
import { alarmsQuery } from '../api/queries.ts'
import { Notice } from '../ui/notice.tsx'
import css from './offline-notice.module.css'

/** Current problems of the server, shown above every screen until they are solved. */
export function AlarmNotice() {
  const { data } = useQuery(alarmsQuery)
  if (!data?.length) return null
  return (
    <div className={css.place}>
      {data.map(({ check, subject, detail }) => (
        <Notice key={check} kind="problem">
          <p>
            <strong>{subject}.</strong> {detail}
          </p>
        </Notice>
      ))}
    </div>
  )
}
