import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { isRunning } from '#shared/studio/publish.ts'
import type { Publication, PublishState } from '#shared/studio/publish.ts'
import { DOCUMENTS_KEY, publishingQuery, versionsQuery } from '../api/queries.ts'
import { formatMoment, useNow } from '../desk/time.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Notice } from '../ui/notice.tsx'
import { documentUrl } from './document-url.ts'
import { sentence } from './form-context.tsx'
import css from './publish.module.css'

const STEPS = [
  ['checking', 'Check every word'],
  ['building', 'Build the site'],
  ['trying', 'Try every page'],
  ['switching', 'Put it in place'],
] as const satisfies readonly (readonly [PublishState, string])[]

/**
 * How far publishing is, and how it went; nothing while nobody has published lately. The one that was begun on this
 * screen, by its id, is brought into view and gets the focus.
 */
export function PublishStatus({ begun = null }: { begun?: number | null }) {
  const client = useQueryClient()
  const { data: publication = null } = useQuery(publishingQuery)
  const running = publication !== null && isRunning(publication.state)
  const [seen, setSeen] = useState<number | null>(null)
  const [hidden, setHidden] = useState<number | null>(null)
  // Only of a publication that ran while this screen was open, or went wrong, the end is told.
  if (running && seen !== publication.id) setSeen(publication.id)
  const state = publication?.state
  useEffect(() => {
    if (state !== 'done') return
    void client.invalidateQueries({ queryKey: DOCUMENTS_KEY })
    void client.invalidateQueries({ queryKey: versionsQuery.queryKey })
  }, [client, state, publication?.id])
  if (!publication || publication.id === hidden) return <div role="status" />
  const isTold = running || seen === publication.id || publication.state !== 'done'
  return (
    <div role="status">
      {isTold &&
        (running ? (
          <Progress publication={publication} isBegunHere={begun === publication.id} />
        ) : (
          <Outcome publication={publication} onHide={() => setHidden(publication.id)} />
        ))}
    </div>
  )
}

type ProgressProps = { publication: Publication; isBegunHere: boolean }

function Progress({ publication: { state, by, kind }, isBegunHere }: ProgressProps) {
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isBegunHere) return
    card.current?.focus({ preventScroll: true })
    card.current?.scrollIntoView({ block: 'center' })
  }, [isBegunHere])
  const at = STEPS.findIndex(([step]) => step === state)
  return (
    <section ref={card} tabIndex={-1} className={css.progress} aria-label="Publishing">
      <h2>
        {kind === 'restored' ? 'An earlier version is brought back' : 'It is being published'}
        {by && <small> by {by}</small>}
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
      <p className={css.note}>Visitors see the site as it was until all of it is ready. You can leave this screen.</p>
    </section>
  )
}

function Outcome({ publication, onHide }: { publication: Publication; onHide: () => void }) {
  const now = useNow()
  const { state, faults, error, by, endedAt, files, version, kind } = publication
  const hide = (
    <Button size="small" variant="plain" onClick={onHide}>
      Close
    </Button>
  )
  if (state === 'done') {
    return (
      <Notice kind="good">
        <p>
          <strong>{kind === 'restored' ? 'The earlier version is back on the site.' : 'It is on the site.'}</strong>{' '}
          {version !== null &&
            files.length > 0 &&
            `Version ${version}, ${files.length === 1 ? '1 document' : `${files.length} documents`}.`}
        </p>
        <div className={css.outcome}>
          <Link to="/words/versions">All versions</Link>
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
      <div className={css.outcome}>{hide}</div>
    </Notice>
  )
}
