import { useQuery } from '@tanstack/react-query'
import type { LeadSummary } from '#shared/studio/leads.ts'
import { ANSWER_WITHIN_MS, officeTimeBetween } from '#shared/studio/office-time.ts'
import { DEFAULT_SETTINGS } from '#shared/studio/settings.ts'
import { settingsQuery } from '../api/queries.ts'
import css from './waiting.module.css'
import { formatDuration, formatTime, useNow } from './time.ts'

type Lead = Pick<LeadSummary, 'receivedAt' | 'answeredAt' | 'stage' | 'held' | 'isSpam'>

/** Whether an enquiry still needs an answer, whether it is late, and its age in milliseconds. */
export function useWaiting(lead: Lead) {
  const now = useNow()
  const { data } = useQuery(settingsQuery)
  const hours = data?.['office-hours'].value ?? DEFAULT_SETTINGS['office-hours']
  const isWaiting = lead.answeredAt === null && lead.stage === 'new' && lead.held === null && !lead.isSpam
  const isLate = isWaiting && officeTimeBetween(lead.receivedAt, now, hours) >= ANSWER_WITHIN_MS
  return { isWaiting, isLate, waited: Math.max(0, now - lead.receivedAt) }
}

/** How long an enquiry has been waiting, in red after an hour of office time; for others, when it arrived. */
export function Waiting({ lead }: { lead: Lead }) {
  const { isWaiting, isLate, waited } = useWaiting(lead)
  if (!isWaiting) {
    return (
      <time className={css.time} dateTime={new Date(lead.receivedAt).toISOString()}>
        {formatTime(lead.receivedAt)}
      </time>
    )
  }
  return (
    <span className={css.waiting} data-late={isLate || undefined}>
      <span className="visually-hidden">{isLate ? 'waits too long: ' : 'waits '}</span>
      {formatDuration(waited)}
    </span>
  )
}
