import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useParams } from 'react-router'
import type { Lead } from '#shared/studio/leads.ts'
import { leadQuery } from '../api/queries.ts'
import { BackLink } from '../ui/back-link.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Empty, Loading } from '../ui/notice.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { DeskFields } from './desk-fields.tsx'
import { useFilter } from './filter.ts'
import { HeldNotice } from './held-notice.tsx'
import { LeadDetails } from './lead-details.tsx'
import css from './lead-page.module.css'
import { NoteForm } from './note-form.tsx'
import { Others } from './others.tsx'
import { ReplyBar } from './reply-bar.tsx'
import { formatDuration, formatMoment, useNow } from './time.ts'
import { Timeline } from './timeline.tsx'
import { useLeadActions } from './use-lead-actions.ts'
import { useWaiting } from './waiting.tsx'

export function LeadPage() {
  const id = Number(useParams()['id'])
  const { query } = useFilter()
  const { data: lead, error } = useQuery(leadQuery(id))
  if (lead) return <LeadView key={lead.id} lead={lead} />
  if (!error) return <Loading label="Reading the enquiry" />
  return (
    <Empty icon="alert" title="This enquiry cannot be shown" isScreen>
      <p data-lead-missing="">{error.message}</p>
      <ButtonLink to={`/leads${query}`}>Back to the list</ButtonLink>
    </Empty>
  )
}

function LeadView({ lead }: { lead: Lead }) {
  const { query } = useFilter()
  const actions = useLeadActions(lead)
  const heading = useRef<HTMLHeadingElement>(null)
  const { mutate: setRead } = actions.read
  const { isUnread } = lead
  const wasUnread = useRef(isUnread)
  useEffect(() => {
    if (wasUnread.current) setRead(true)
  }, [setRead])
  useEffect(() => {
    document.title = `${lead.name} · Studio`
    // On phones the list was replaced, and the focus was lost with it.
    heading.current?.focus({ preventScroll: true })
    return () => {
      document.title = 'Studio'
    }
  }, [lead.name])
  return (
    <article className={css.page} aria-labelledby="lead-name">
      <header className={css.header}>
        <div className={css.bar}>
          <BackLink to={`/leads${query}`} label="Back to the list" />
          <Button variant="plain" size="small" onClick={() => setRead(isUnread)}>
            {isUnread ? 'Mark as read' : 'Mark as unread'}
          </Button>
        </div>
        <h1 id="lead-name" ref={heading} tabIndex={-1} className={css.name}>
          {lead.name}
        </h1>
        <Received lead={lead} />
      </header>
      <div className={css.columns}>
        <div className={css.main}>
          {lead.held !== null && <HeldNotice lead={lead} actions={actions} />}
          <p className={css.message}>{lead.message}</p>
          <LeadDetails lead={lead} />
        </div>
        <aside className={css.aside} aria-label="What becomes of it">
          <DeskFields lead={lead} actions={actions} />
          <Others lead={lead} actions={actions} />
        </aside>
        <section className={css.story} aria-label="Notes and what happened">
          <NoteForm lead={lead} actions={actions} />
          <Timeline lead={lead} />
        </section>
      </div>
      <ReplyBar lead={lead} actions={actions} />
      <ConflictDialog actions={actions} />
    </article>
  )
}

function Received({ lead }: { lead: Lead }) {
  const now = useNow()
  const { isWaiting, isLate, waited } = useWaiting(lead)
  return (
    <p className={css.came} data-late={isLate || undefined}>
      {lead.companyName && <strong>{lead.companyName} · </strong>}
      {isWaiting ? (
        <>
          <Icon name="clock" /> waits for an answer{' '}
          {waited < 60_000 ? 'from just now' : `for ${formatDuration(waited)}`}
        </>
      ) : (
        formatMoment(lead.receivedAt, now)
      )}
    </p>
  )
}
