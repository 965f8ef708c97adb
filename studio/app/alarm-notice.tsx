import { useQuery } from '@tanstack/react-query'
import { alarmsQuery } from '../api/queries.ts'
import { Notice } from '../ui/notice.tsx'
import css from './offline-notice.module.css'

/** What is wrong at the moment, above every screen until it is well again. */
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
