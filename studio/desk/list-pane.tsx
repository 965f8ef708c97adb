import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { readAll, VIEW_LABELS, VIEWS } from '#shared/studio/leads.ts'
import type { LeadSummary, View } from '#shared/studio/leads.ts'
import { call } from '../api/call.ts'
import { countsQuery, LEADS_KEY, leadsQuery } from '../api/queries.ts'
import { Button } from '../ui/button.tsx'
import { Loading, Notice } from '../ui/notice.tsx'
import { EmptyList } from './empty-list.tsx'
import { useFilter } from './filter.ts'
import { FilterFields } from './filter-fields.tsx'
import { LeadRow } from './lead-row.tsx'
import css from './list-pane.module.css'
import { SearchField } from './search-field.tsx'
import { formatDay, startOfDay, useNow } from './time.ts'

/** Headings of the lists whose label says too little by itself. */
const HEADINGS: Partial<Record<View, string>> = { open: 'Enquiries', all: 'All enquiries' }

/** Search, lists and filters, followed by the enquiries, newest first. */
export function ListPane({ current }: { current: number | null }) {
  const { filter, view, search, change } = useFilter()
  const searchField = useRef<HTMLDivElement>(null)
  const [isFiltering, setIsFiltering] = useState(Boolean(filter.stage ?? filter.assignee))
  const leads = useInfiniteQuery(leadsQuery(filter))
  const rows = leads.data?.pages.flatMap((page) => page.leads) ?? []
  // Until the answer arrives, the rows are those of the previous list or search.
  const areOld = leads.isPlaceholderData
  return (
    <>
      <header className={css.header}>
        <div className={css.titleRow}>
          <h1>{search && areOld ? 'Searching…' : search ? 'Found' : (HEADINGS[view] ?? VIEW_LABELS[view])}</h1>
          {view === 'unread' && rows.length > 0 && !areOld && <ReadAll />}
          <Button
            variant="plain"
            size="small"
            icon="settings"
            aria-expanded={isFiltering}
            onClick={() => setIsFiltering(!isFiltering)}
          >
            Filter
          </Button>
        </div>
        <div ref={searchField}>
          <SearchField />
        </div>
        {isFiltering && <FilterFields />}
        <ViewChips />
      </header>
      {(leads.isPending || (areOld && rows.length === 0)) && <Loading label="Reading the enquiries" lines={6} />}
      {leads.error && rows.length === 0 && (
        <div className={css.failed}>
          <Notice kind="danger">
            <p>{leads.error.message}</p>
            <Button size="small" onClick={() => void leads.refetch()}>
              Try again
            </Button>
          </Notice>
        </div>
      )}
      {leads.data && !areOld && rows.length === 0 && (
        <EmptyList
          view={filter.view}
          isNarrowed={Boolean(search || filter.stage || filter.assignee)}
          {...(search && {
            onClear: () => {
              change({ q: null })
              searchField.current?.querySelector('input')?.focus()
            },
          })}
        />
      )}
      <div data-old={areOld || undefined} aria-busy={areOld} className={css.days}>
        <Days rows={rows} current={current} />
      </div>
      {leads.hasNextPage && !areOld && (
        <More isLoading={leads.isFetchingNextPage} onMore={() => void leads.fetchNextPage()} />
      )}
      <p className="visually-hidden" role="status">
        {areOld ? '' : leads.data && search ? `${rows.length}${leads.hasNextPage ? ' or more' : ''} found` : ''}
      </p>
    </>
  )
}

function Days({ rows, current }: { rows: LeadSummary[]; current: number | null }) {
  const now = useNow()
  const days = Map.groupBy(rows, (lead) => startOfDay(lead.receivedAt))
  return [...days].map(([day, leads]) => (
    <section key={day} aria-label={formatDay(day, now)}>
      <h2 className={css.day}>{formatDay(day, now)}</h2>
      <ul className={css.rows}>
        {leads.map((lead) => (
          <LeadRow key={lead.id} lead={lead} isCurrent={lead.id === current} />
        ))}
      </ul>
    </section>
  ))
}

/** The lists as chips, for narrow windows; in wide ones they are part of the navigation. */
function ViewChips() {
  const chips = useRef<HTMLElement>(null)
  const { data: counts } = useQuery(countsQuery)
  const { view, search } = useFilter()
  // The chips get wider when their counts arrive.
  const hasCounts = counts !== undefined
  useEffect(() => {
    chips.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [view, hasCounts])
  return (
    <nav ref={chips} aria-label="Lists" className={css.chips}>
      <ul>
        {VIEWS.map((each) => (
          <li key={each}>
            <Link
              to={each === 'open' ? '/leads' : `/leads?view=${each}`}
              className={css.chip}
              aria-current={each === view && !search ? 'page' : undefined}
            >
              {VIEW_LABELS[each]}
              {each !== 'open' && each !== 'closed' && each !== 'all' && counts?.[each] ? (
                <span className={css.chipCount}>{counts[each] > 99 ? '99+' : counts[each]}</span>
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function ReadAll() {
  const client = useQueryClient()
  const mark = useMutation({
    mutationFn: () => call(readAll),
    onSuccess: () => client.invalidateQueries({ queryKey: LEADS_KEY }),
  })
  return (
    <Button variant="plain" size="small" icon="check" isBusy={mark.isPending} onClick={() => mark.mutate()}>
      All read
    </Button>
  )
}

/** Loads the next page when this element comes near the viewport; the button is for keyboard users. */
function More({ isLoading, onMore }: { isLoading: boolean; onMore: () => void }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = place.current
    if (!element || isLoading) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore(), { rootMargin: '600px' })
    observer.observe(element)
    return () => observer.disconnect()
  }, [isLoading, onMore])
  return (
    <div ref={place} className={css.more}>
      <Button variant="plain" isBusy={isLoading} onClick={onMore}>
        {isLoading ? 'Reading on …' : 'Show older ones'}
      </Button>
    </div>
  )
}
