import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { isRunning, stopPublishing } from '#shared/studio/publish.ts'
import type { Publication, PublishState } from '#shared/studio/publish.ts'
import { quoteTitles } from '#shared/studio/quote-titles.ts'
import { isAllowed } from '#shared/studio/roles.ts'
import { call, sitePath } from '../api/call.ts'
import { DOCUMENTS_KEY, documentsQuery, previewPagesQuery, publishingQuery, versionsQuery } from '../api/queries.ts'
import { useMe } from '../app/use-me.ts'
import { formatDuration, formatMoment, useNow } from '../desk/time.ts'
import { Button, ButtonAnchor, ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Notice } from '../ui/notice.tsx'
import { toast } from '../ui/toast.tsx'
import { doneWords } from './document-marks.ts'
import { documentUrl } from './document-url.ts'
import { sentence } from './form-context.tsx'
import css from './publish.module.css'

const MINUTE_MS = 60_000

const STEPS = [
  ['checking', 'Check every word'],
  ['building', 'Build the site'],
  ['trying', 'Try every page'],
  ['switching', 'Put it in place'],
] as const satisfies readonly (readonly [PublishState, string])[]

type StatusProps = { begun?: number | null; isOnVersions?: boolean }

/**
 * How far publishing is, and how it went; nothing while nobody has published lately. The one that was begun on this
 * screen, by its id, is brought into view and gets the focus.
 */
export function PublishStatus({ begun = null, isOnVersions = false }: StatusProps) {
  const client = useQueryClient()
  const { data: publication = null } = useQuery(publishingQuery)
  const running = publication !== null && isRunning(publication.state)
  const [watched, setWatched] = useState(readWatched)
  const [hidden, setHidden] = useState<number | null>(null)
  const [ran, setRan] = useState<number | null>(null)
  const [listed, setListed] = useState<number | null>(null)
  // How it ended is shown where it ran while this tab was open, or went wrong, until somebody closes it.
  if (running && watched !== publication.id) setWatched(publication.id)
  if (running && ran !== publication.id) setRan(publication.id)
  useEffect(() => writeWatched(watched), [watched])
  const state = publication?.state
  const id = publication?.id ?? null
  // What was published leaves the list of drafts in the moment in which it is said.
  const isListing = state === 'done' && ran === id && listed !== id
  useEffect(() => {
    if (state !== 'done') return
    void client.invalidateQueries({ queryKey: versionsQuery.queryKey })
    void client.invalidateQueries({ queryKey: DOCUMENTS_KEY }).finally(() => setListed(id))
  }, [client, state, id])
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The button that was pressed is gone, and the focus with it.
    if (state === 'stopped' && document.activeElement === document.body) region.current?.querySelector('a')?.focus()
  }, [state])
  if (!publication || publication.id === hidden) return <div role="status" />
  const hide = () => {
    setHidden(publication.id)
    setWatched(null)
  }
  const isVisible = running || watched === publication.id || !['done', 'stopped'].includes(publication.state)
  return (
    <div ref={region} role="status" className={css.status}>
      {isVisible &&
        (running || isListing ? (
          <Progress publication={publication} isBegunHere={begun === publication.id} />
        ) : (
          <Outcome publication={publication} isOnVersions={isOnVersions} onHide={hide} />
        ))}
    </div>
  )
}

const WATCHED_KEY = 'publication-seen'

/** The id of the publication that ran while this tab was open; survives a reload and other screens. */
function readWatched(): number | null {
  try {
    return Number(sessionStorage.getItem(WATCHED_KEY)) || null
  } catch {
    return null
  }
}

function writeWatched(id: number | null) {
  try {
    if (id === null) sessionStorage.removeItem(WATCHED_KEY)
    else sessionStorage.setItem(WATCHED_KEY, String(id))
  } catch {
    // Not allowed: the end is shown on this screen alone.
  }
}

/** `startedAt` is of the server's clock, which may be ahead of this one. */
const elapsedWords = (ms: number) => (ms < MINUTE_MS ? 'for less than a minute' : `for ${formatDuration(ms)}`)

const countWords = (count: number) =>
  count === 0 ? 'The site is' : count === 1 ? '1 document is' : `${count} documents are`

type ProgressProps = { publication: Publication; isBegunHere: boolean }

function Progress({ publication: { id, state, by, kind, startedAt, files }, isBegunHere }: ProgressProps) {
  const now = useNow()
  const { role } = useMe()
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isBegunHere) return
    card.current?.focus({ preventScroll: true })
    card.current?.scrollIntoView({ block: 'center' })
  }, [isBegunHere])
  const at = state === 'done' ? STEPS.length : STEPS.findIndex(([step]) => step === state)
  return (
    <section ref={card} tabIndex={-1} className={css.progress} aria-label="Publishing">
      <h2>
        {kind === 'restored' ? 'An earlier version is brought back' : `${countWords(files.length)} being published`}
        {by && <small> by {by}</small>}
        {/* Each minute read out would be noise. */}
        <small aria-hidden="true"> · {elapsedWords(now - startedAt)}</small>
      </h2>
      <ol className={css.steps}>
        {STEPS.map(([step, label], index) => (
          <li key={step} data-state={index < at ? 'done' : index === at ? 'now' : 'next'}>
            {index < at ? <Icon name="check" /> : <span className={css.stepMark} aria-hidden="true" />}
            {label}
            {index < at && <span className="visually-hidden"> done</span>}
            {index === at && <span className="visually-hidden"> now</span>}
          </li>
        ))}
      </ol>
      <div className={css.running}>
        <p className={css.note}>Visitors see the site as it was until all of it is ready. You can leave this screen.</p>
        {isAllowed(role, 'publish') && <StopButton id={id} isLate={!isRunning(state) || state === 'switching'} />}
      </div>
    </section>
  )
}

function StopButton({ id, isLate }: { id: number; isLate: boolean }) {
  const client = useQueryClient()
  const stop = useMutation({
    mutationFn: () => call(stopPublishing, { params: { id } }),
    onError: (error) => toast(error.message, { isError: true }),
    onSettled: () => client.invalidateQueries({ queryKey: publishingQuery.queryKey }),
  })
  return (
    // It stays in its place, off, until the step after it is announced.
    <Button size="small" disabled={isLate} isBusy={stop.isPending || stop.isSuccess} onClick={() => stop.mutate()}>
      Stop<span className="visually-hidden"> publishing</span>
    </Button>
  )
}

const CALL_HELP = 'If it fails once more, show these words to whoever looks after your server.'

/** What can be done after an attempt that changed nothing. */
const NEXT_STEPS: Record<Publication['kind'], { refused: string; failed: string }> = {
  published: {
    refused: 'Your drafts are kept. Mend what is named here, then publish again.',
    failed: `Your drafts are kept. Try again with the same documents. ${CALL_HELP}`,
  },
  restored: {
    refused: 'Mend what is named here, then bring the version back again.',
    failed: `Bring the version back again under Versions. ${CALL_HELP}`,
  },
  scheduled: {
    refused: 'Mend what is named here. It is tried again by itself within six hours.',
    failed: `It is tried again by itself within six hours. ${CALL_HELP}`,
  },
}

type OutcomeProps = { publication: Publication; isOnVersions: boolean; onHide: () => void }

function Outcome({ publication, isOnVersions, onHide }: OutcomeProps) {
  const now = useNow()
  const { role } = useMe()
  const { state, faults, error, by, endedAt, kind, files } = publication
  const { data: documents = [] } = useQuery(documentsQuery(''))
  const published = files.flatMap((file) => documents.find((each) => each.file === file) ?? [])
  const shown = published.find(({ hidden }) => hidden === null)
  const hide = (
    <Button size="small" variant="plain" onClick={onHide}>
      Close
    </Button>
  )
  if (state === 'done') {
    const done = kind === 'restored' ? 'The earlier version is back on the site.' : doneWords(published)
    // The first card below says the rest.
    if (isOnVersions) return <p className="visually-hidden">{done}</p>
    return (
      <Notice kind="good">
        <p>
          <strong>{done}</strong> <WhatWasPublished publication={publication} />
        </p>
        <div className={css.outcome}>
          {shown && <SiteLink file={shown.file} />}
          <ButtonLink size="small" variant="plain" to="/words/versions">
            All versions
          </ButtonLink>
          {hide}
        </div>
      </Notice>
    )
  }
  const again = kind === 'published' && isAllowed(role, 'publish') && (
    <ButtonLink size="small" variant="primary" to="/words?publish=again">
      Try again…
    </ButtonLink>
  )
  if (state === 'stopped') {
    return (
      <Notice>
        <p>
          <strong>{error} stopped it. The site is as it was.</strong>
          {kind === 'published' && ' The drafts are kept.'}
        </p>
        <div className={css.outcome}>
          {again}
          {hide}
        </div>
      </Notice>
    )
  }
  return (
    <Notice kind="danger">
      <p>
        <strong>Nothing was published. The site is as it was.</strong>
        {endedAt !== null && ` (${by ?? 'By itself'}, ${formatMoment(endedAt, now)})`}
      </p>
      {error && <p className={css.error}>{error}</p>}
      {faults.length > 0 && (
        <ul className={css.faults}>
          {faults.map(({ file, title, path, message }) => (
            <li key={`${file} ${path} ${message}`}>
              <Link to={documentUrl(file, path || undefined)}>{title}</Link>: {sentence(message)}
            </li>
          ))}
        </ul>
      )}
      <p>{NEXT_STEPS[kind][state === 'refused' ? 'refused' : 'failed']}</p>
      <div className={css.outcome}>
        {again}
        {hide}
      </div>
    </Notice>
  )
}

/** Documents that are named; of more it is said how many. */
const MAX_NAMED = 4

function WhatWasPublished({ publication: { files, version } }: { publication: Publication }) {
  const { data: documents = [] } = useQuery(documentsQuery(''))
  if (files.length === 0) return null
  const titles = files.flatMap((file) => documents.find((each) => each.file === file)?.title ?? [])
  const named = titles.slice(0, files.length > MAX_NAMED ? MAX_NAMED - 1 : MAX_NAMED)
  const others = files.length - named.length
  const names = [...quoteTitles(named), ...(others > 0 ? [named.length > 0 ? `${others} more` : countOf(others)] : [])]
  return `${listFormat.format(names)}${version === null ? '' : `, version ${version}`}.`
}

const listFormat = new Intl.ListFormat('en-GB')
const countOf = (count: number) => (count === 1 ? '1 document' : `${count} documents`)

/** The page that is a document, or shows most of it; the home page on a server that cannot say which. */
function SiteLink({ file }: { file: string }) {
  const { data: pages, isPending } = useQuery({ ...previewPagesQuery(file), retry: false })
  if (isPending) return null
  return (
    <ButtonAnchor
      size="small"
      variant="plain"
      href={`${sitePath}${(pages?.first ?? '/').replace(/\/?$/, '/')}`}
      target="_blank"
      rel="noopener noreferrer"
    >
      See it on the site<span className="visually-hidden"> (new tab)</span>
    </ButtonAnchor>
  )
}
