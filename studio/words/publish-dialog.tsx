import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { startPublishing } from '#shared/studio/publish.ts'
import type { PlannedDocument } from '#shared/studio/publish.ts'
import { call } from '../api/call.ts'
import { publishingQuery, publishPlanQuery } from '../api/queries.ts'
import { formatMoment, useNow } from '../desk/time.ts'
import { Button } from '../ui/button.tsx'
import { Check } from '../ui/check.tsx'
import { Actions, Dialog, Foot } from '../ui/dialog.tsx'
import { Empty, Loading, Notice } from '../ui/notice.tsx'
import { ChangeItem } from './change-item.tsx'
import { countChanges, isShort } from './count-changes.ts'
import { documentUrl } from './document-url.ts'
import { saveWaiting } from './draft-keeper.ts'
import { askedFirst, firstFault } from './publish-plan.ts'
import css from './publish.module.css'
import { RemoteStatus } from './remote-status.tsx'

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** Documents of which the changes are shown at once: with more of them one looks for names. */
const MAX_OPEN = 3

const countOf = (count: number) => (count === 1 ? 'Publish 1 document' : `Publish ${count} documents`)

type Planned = PlannedDocument & {
  /** This device has newer words that could not be saved. */
  isUnsaved: boolean
}

const isReady = ({ faults, conflicts, isUnsaved }: Planned) =>
  faults.length === 0 && conflicts.length === 0 && !isUnsaved

type Props = {
  /** Files whose drafts stand first, and are alone ticked at first; null: all of them. */
  only: readonly string[] | null
  onBegun: (id: number) => void
  onClose: () => void
}

/** Every draft with what it changes; those that are ticked go on the site together. */
export function PublishDialog({ only, onBegun, onClose }: Props) {
  const client = useQueryClient()
  const waiting = useQuery({ queryKey: ['waiting-drafts'], queryFn: saveWaiting, staleTime: 0, gcTime: 0 })
  // What was typed last is saved first: the plan would have the words before.
  const plan = useQuery({ ...publishPlanQuery, enabled: waiting.isSuccess })
  const { error, refetch } = plan
  const unsaved = new Set(waiting.data?.map(({ file }) => file))
  const documents =
    plan.data && askedFirst(plan.data, only).map((each) => ({ ...each, isUnsaved: unsaved.has(each.file) }))
  const [ticks, setTicks] = useState<ReadonlyMap<string, boolean>>(new Map())
  const start = useMutation({
    mutationFn: (chosen: Planned[]) =>
      call(startPublishing, { body: { documents: chosen.map(({ file, version }) => ({ file, version })) } }),
    onSuccess: (publication) => {
      client.setQueryData(publishingQuery.queryKey, publication)
      onBegun(publication.id)
      onClose()
    },
    onError: () => void refetch(),
  })
  const isChosen = (each: Planned) =>
    isReady(each) && (ticks.get(each.file) ?? (only === null || only.includes(each.file)))
  const chosen = documents?.filter(isChosen) ?? []
  return (
    <Dialog isOpen onClose={onClose} title="Publish">
      <RemoteStatus />
      {error ? (
        <Notice kind="danger">
          <p>{error.message}</p>
        </Notice>
      ) : !documents ? (
        <Loading label="Reading what changes" lines={3} />
      ) : documents.length === 0 ? (
        <Empty icon="check" title="Everything is on the site">
          <p>There is no draft to publish.</p>
        </Empty>
      ) : (
        <>
          <p className={css.note}>
            What is ticked goes on the site together, as soon as every page has been checked. It can be brought back
            afterwards.
          </p>
          <ul className={css.plan}>
            {documents.map((each) => (
              <PlannedItem
                key={each.file}
                document={each}
                isChosen={isChosen(each)}
                isOpen={documents.length <= MAX_OPEN && isShort(each.changes)}
                onToggle={(isOn) => setTicks(new Map([...ticks, [each.file, isOn]]))}
              />
            ))}
          </ul>
          <Foot>
            {start.error && (
              <Notice kind="danger">
                <p>{start.error.message} What changes is shown anew: look at it and press again.</p>
              </Notice>
            )}
            <Actions>
              <Button onClick={onClose}>Not now</Button>
              <Button
                variant="primary"
                icon="check"
                disabled={chosen.length === 0}
                isBusy={start.isPending}
                onClick={() => start.mutate(chosen)}
              >
                {chosen.length === 0 ? 'Nothing is ticked' : countOf(chosen.length)}
              </Button>
            </Actions>
          </Foot>
        </>
      )}
    </Dialog>
  )
}

type PlannedProps = {
  document: Planned
  isChosen: boolean
  /** What changes is shown at once; it can be folded. */
  isOpen: boolean
  onToggle: (isOn: boolean) => void
}

function PlannedItem({ document, isChosen, isOpen, onToggle }: PlannedProps) {
  const now = useNow()
  const { file, title, changes, faults, conflicts, savedBy, savedAt, kind, hidden } = document
  const what = { new: 'New', changed: countChanges(changes), removed: 'Deleted' }[kind]
  const day = /\d{4}-\d{2}-\d{2}/.exec(hidden ?? '')?.[0]
  const seen =
    hidden === null
      ? ''
      : hidden === 'a draft'
        ? ', hidden from visitors'
        : `, ${day ? `appears on ${DAY.format(new Date(day))}` : hidden}`
  return (
    <li className={css.planned}>
      <Check
        label={title}
        hint={`${what}${seen}, by ${savedBy}, ${formatMoment(savedAt, now)}`}
        checked={isChosen}
        disabled={!isReady(document)}
        onChange={({ target }) => onToggle(target.checked)}
      />
      {!isReady(document) && (
        <p className={css.stops}>
          {faults.length > 0 && (
            <>
              <strong>To be mended first.</strong> {firstFault(faults)}{' '}
            </>
          )}
          {document.isUnsaved && 'What was typed last is on this device alone and not saved yet. '}
          {conflicts.length > 0 && 'The file was changed meanwhile: choose first which side holds. '}
          <Link to={documentUrl(file, faults[0]?.path || undefined)}>
            {faults.length > 0 ? 'Mend it' : conflicts.length > 0 ? 'Choose' : 'Open it'}
            <span className="visually-hidden">: {title}</span>
          </Link>
        </p>
      )}
      <details className={css.details} open={isOpen}>
        <summary>
          What changes<span className="visually-hidden">: {title}</span>
        </summary>
        <ul className={css.changes}>
          {changes.map((change) => (
            <ChangeItem key={change.path} change={change} />
          ))}
        </ul>
      </details>
    </li>
  )
}
