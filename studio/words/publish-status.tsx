import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isRunning, stopPublishing } from '#shared/studio/publish.ts'
import type { Publication, PublishState } from '#shared/studio/publish.ts'
import { isAllowed } from '#shared/studio/roles.ts'
import { call } from '../api/call.ts'
import { DOCUMENTS_KEY, documentsQuery, publishingQuery, publishTimesQuery, versionsQuery } from '../api/queries.ts'
import { useMe } from '../app/use-me.ts'
import { formatDuration, useNow } from '../desk/time.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { toast } from '../ui/toast.tsx'
import { BringBackDialog } from './bring-back-dialog.tsx'
import { changesPages } from './document-marks.ts'
import { progressWords } from './publication-words.ts'
import { readClosed, readWatched, saysOutcome, writeClosed, writeWatched } from './publication-seen.ts'
import { Outcome } from './publish-outcome.tsx'
import css from './publish.module.css'
import { usualTime } from './usual-time.ts'

const MINUTE_MS = 60_000
const MOMENT_MS = 15_000
/** Somebody who was not there is told of the last publication for this long. */
const MAX_AGE_MS = 7 * 24 * 3_600_000

const STEPS = [
  ['checking', 'Check every word'],
  ['building', 'Build the site'],
  ['trying', 'Check every page'],
  ['switching', 'Go live'],
] as const satisfies readonly (readonly [PublishState, string])[]

const FIELDS = 'input, textarea, select, [contenteditable]'

type StatusProps = {
  begun?: number | null
  isOnVersions?: boolean
  /** One that went well is not shown. */
  isBrief?: boolean
  /**
   * Publishes the same documents from this screen if it failed; otherwise the button leads to the list of documents.
   */
  onAgain?: () => void
}

/**
 * Progress and outcome of publishing; empty if nothing was published lately. A publication started on this screen,
 * given by id, is scrolled into view and focused.
 */
export function PublishStatus({ begun = null, isOnVersions = false, isBrief = false, onAgain }: StatusProps) {
  const client = useQueryClient()
  const { data: publication = null } = useQuery(publishingQuery)
  const running = publication !== null && isRunning(publication.state)
  const [watched, setWatched] = useState(readWatched)
  const [closed, setClosed] = useState(readClosed)
  const now = useNow()
  const [undone, setUndone] = useState<number | null>(null)
  const [begunAgain, setBegunAgain] = useState<number | null>(null)
  const [restored, setRestored] = useState<number | null>(null)
  const [ran, setRan] = useState<number | null>(null)
  const [listed, setListed] = useState<number | null>(null)
  // The outcome is shown until it is closed on this device or the next publication starts; after a stop, only in tabs
  // where it ran.
  if (running && watched !== publication.id) setWatched(publication.id)
  if (running && ran !== publication.id) setRan(publication.id)
  useEffect(() => writeWatched(watched), [watched])
  useEffect(() => (isBrief ? undefined : saysOutcome()), [isBrief])
  const state = publication?.state
  const id = publication?.id ?? null
  // Waits until published documents have left the list of drafts before saying that they are published.
  const isListing = state === 'done' && ran === id && listed !== id
  useEffect(() => {
    if (state !== 'done') return
    void client.invalidateQueries({ queryKey: versionsQuery.queryKey })
    void client.invalidateQueries({ queryKey: DOCUMENTS_KEY }).finally(() => setListed(id))
  }, [client, state, id])
  const region = useRef<HTMLDivElement>(null)
  const isOverForm = onAgain !== undefined
  const isUnderWay = running || isListing
  const height = useRef(0)
  useLayoutEffect(() => {
    if (isOverForm && isUnderWay && region.current) height.current = region.current.getBoundingClientRect().height
  })
  useLayoutEffect(() => {
    // Somebody may be typing below it: how it went has the room of how far it was, until the form moves anyway. Where
    // nobody is in a field, no hole is left.
    const status = region.current
    if (!isOverForm || isUnderWay || !status || !document.activeElement?.matches(FIELDS)) return
    // Not a fixed height: it has to grow with what is opened in it.
    status.style.gridTemplateRows = `minmax(${height.current}px, auto)`
    const release = () => status.style.removeProperty('grid-template-rows')
    addEventListener('scroll', release, { capture: true, once: true })
    return () => {
      removeEventListener('scroll', release, { capture: true })
      release()
    }
  }, [isOverForm, isUnderWay, state])
  useEffect(() => {
    // The pressed button was removed, and with it the focus.
    if (state === 'stopped' && document.activeElement === document.body)
      region.current?.querySelector<HTMLElement>('a, button')?.focus()
  }, [state])
  if (!publication || (publication.id === closed && !running)) return <div role="status" />
  const hide = () => {
    writeClosed(publication.id)
    setClosed(publication.id)
  }
  const isLate = now - (publication.endedAt ?? now) > MAX_AGE_MS
  const isVisible = running || watched === publication.id || (state === 'done' ? !isLate : state !== 'stopped')
  return (
    <>
      <div ref={region} role="status" className={css.status} data-over-form={isOverForm || undefined}>
        {isVisible &&
          (isUnderWay ? (
            <Progress
              key={publication.id}
              publication={publication}
              isBegunHere={[begun, begunAgain].includes(publication.id)}
            />
          ) : (
            <Outcome
              publication={publication}
              isOnVersions={isOnVersions}
              onAgain={onAgain}
              onRestore={publication.restored === null ? undefined : () => setRestored(publication.restored)}
              onUndo={() => setUndone(publication.version)}
              onHide={hide}
            />
          ))}
      </div>
      {restored !== null && (
        <BringBackDialog
          number={restored}
          {...(publication.undone !== null && { title: `Undo version ${publication.undone}` })}
          only={publication.files}
          onBegun={setBegunAgain}
          onClose={() => setRestored(null)}
        />
      )}
      {undone !== null && (
        <BringBackDialog
          number={undone - 1}
          title="Undo what was published"
          onBegun={setBegunAgain}
          onClose={() => setUndone(null)}
        />
      )}
    </>
  )
}

/** `startedAt` is by the server's clock, which may be ahead of this device. */
const elapsedWords = (ms: number) =>
  ms < MOMENT_MS
    ? 'Begun just now.'
    : ms < MINUTE_MS
      ? 'Begun less than a minute ago.'
      : `Begun ${formatDuration(ms)} ago.`

type ProgressProps = { publication: Publication; isBegunHere: boolean }

function Progress({ publication, isBegunHere }: ProgressProps) {
  const { id, state, startedAt, files, kind } = publication
  const me = useMe()
  const now = useNow()
  const { data: times } = useQuery(publishTimesQuery)
  const { data: documents } = useQuery(documentsQuery(''))
  const published = documents?.filter(({ file }) => files.includes(file))
  const isOfPages = kind === 'restored' || !published ? null : kind === 'scheduled' || published.some(changesPages)
  // Said once: at its end the drafts that it goes by are gone, and its own time is among those of the last ones.
  const [usual, setUsual] = useState<string | null>(null)
  if (usual === null && times && documents) setUsual(usualTime(times, isOfPages))
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isBegunHere) return
    card.current?.focus({ preventScroll: true })
    card.current?.scrollIntoView({ block: 'center' })
  }, [isBegunHere])
  // Its last step goes on until the list of drafts has been read again.
  const at = state === 'done' ? STEPS.length - 1 : STEPS.findIndex(([step]) => step === state)
  return (
    <section ref={card} tabIndex={-1} className={css.progress} aria-label="Publishing">
      <div className={css.head}>
        <h2>{progressWords(publication, me.id)}</h2>
        {isAllowed(me.role, 'publish') && <StopButton id={id} isLate={!isRunning(state) || state === 'switching'} />}
        <p className={css.note}>
          {usual && <strong>Usually {usual}.</strong>} {/* Reading out each minute would be noise. */}
          <span aria-hidden="true">{elapsedWords(now - startedAt)}</span>
        </p>
      </div>
      <ol className={css.steps}>
        {STEPS.map(([step, label], index) => (
          <li key={step} data-state={index < at ? 'done' : index === at ? 'now' : 'next'}>
            {index < at ? <Icon name="check" /> : <span className={css.stepMark} aria-hidden="true" />}
            <span>{label}</span>
            {index < at && <span className="visually-hidden"> done</span>}
            {index === at && <span className="visually-hidden"> now</span>}
          </li>
        ))}
      </ol>
      <p className={css.note}>
        Until then visitors see the site as it was. You can leave this screen: the studio tells you how it went.
      </p>
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
    // The button keeps its place, disabled, until the next step is announced.
    <Button size="small" disabled={isLate} isBusy={stop.isPending || stop.isSuccess} onClick={() => stop.mutate()}>
      {stop.isPending || stop.isSuccess ? 'Stopping…' : 'Stop'}
      <span className="visually-hidden"> publishing</span>
    </Button>
  )
}
