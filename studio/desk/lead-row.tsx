import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { LeadSummary } from '#shared/studio/leads.ts'
import { colleaguesQuery } from '../api/queries.ts'
import { Icon } from '../ui/icon.tsx'
import { StageBadge } from '../ui/stage-badge.tsx'
import { useFilter } from './filter.ts'
import css from './lead-row.module.css'
import { formatValue } from './money.ts'
import { formatCalendarDay, useNow } from './time.ts'
import { Waiting } from './waiting.tsx'

export function LeadRow({ lead, isCurrent }: { lead: LeadSummary; isCurrent: boolean }) {
  const { query } = useFilter()
  const now = useNow()
  const { data: colleagues } = useQuery(colleaguesQuery)
  const assignee = colleagues?.find(({ id }) => id === lead.assignee)
  return (
    <li className={css.row} data-current={isCurrent || undefined}>
      <Link
        to={`/leads/${lead.id}${query}`}
        className={css.link}
        data-lead-row={lead.id}
        aria-current={isCurrent || undefined}
      >
        <span className={css.top}>
          <span className={css.name} data-unread={lead.isUnread || undefined}>
            {lead.isUnread && <span className="visually-hidden">Unread: </span>}
            {lead.name}
          </span>
          <Waiting lead={lead} />
        </span>
        <span className={css.excerpt}>
          {lead.companyName && <span className={css.company}>{lead.companyName} · </span>}
          {lead.excerpt}
        </span>
        <span className={css.facts}>
          {lead.held !== null ? (
            <span className={css.fact}>
              <Icon name="shield" />
              {lead.isSpam ? 'Spam' : 'Held'}
            </span>
          ) : (
            <StageBadge stage={lead.stage} />
          )}
          {lead.value && <span className={css.fact}>{formatValue(lead.value)}</span>}
          {assignee && <span className={css.fact}>{assignee.name.split(' ')[0]}</span>}
          {lead.followUp && (
            <span className={css.fact}>
              <Icon name="calendar" />
              {formatCalendarDay(lead.followUp, now)}
            </span>
          )}
          {lead.source && <span className={css.fact}>{lead.source}</span>}
        </span>
      </Link>
    </li>
  )
}
