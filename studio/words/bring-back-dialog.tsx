import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isTakenOff } from '#shared/studio/find-changes.ts'
import { restoreVersion } from '#shared/studio/publish.ts'
import type { ChangedDocument, RestoredDocument } from '#shared/studio/publish.ts'
import { call, isPassing } from '../api/call.ts'
import { publishTimesQuery, restorePlanQuery, setPublishing } from '../api/queries.ts'
import { Button } from '../ui/button.tsx'
import { Check } from '../ui/check.tsx'
import { Actions, Dialog, Foot } from '../ui/dialog.tsx'
import { Loading, Notice } from '../ui/notice.tsx'
import { Direction } from './change-sides.tsx'
import type { SideLabels } from './change-sides.tsx'
import { ChangedDocuments } from './changed-documents.tsx'
import { countChanges, isShort } from './count-changes.ts'
import { MissingNotice } from './missing-notice.tsx'
import { PlannedChanges } from './planned-changes.tsx'
import { bringBackWords } from './publication-words.ts'
import { missingNeeds, untickedWith, withNeeds } from './publish-plan.ts'
import css from './publish.module.css'
import { isOfPages, usualTime } from './usual-time.ts'

const RESTORE_LABELS: SideLabels = { before: 'Now', after: 'After setting back' }
const UNDO_LABELS: SideLabels = { before: 'Now', after: 'After the undo' }

/** Up to this number of documents, their changes are unfolded; people scan a longer list for titles. */
const MAX_OPEN = 3

/** Warning about pages that are taken off the site, which is easily missed among the changes. */
function TakenOff({ documents }: { documents: readonly ChangedDocument[] }) {
  const taken = documents.filter(isTakenOff)
  if (taken.length === 0) return null
  return (
    <Notice kind="problem">
      <p>
        <strong>This takes {taken.length === 1 ? '1 page' : `${taken.length} pages`} off the site:</strong>{' '}
        {taken.map(({ title }) => title).join(' · ')}
      </p>
    </Notice>
  )
}

type Props = {
  /** Number of the version; 0 for the state before the first one. */
  number: number
  /** Title of the dialog when it undoes the following version; otherwise it names the version that is restored. */
  title?: string
  /** Files that are ticked at first; all by default. */
  only?: readonly string[]
  onBegun: (id: number) => void
  onClose: () => void
}

/** Shows what restoring a version would change, document by document, and starts it for those that are ticked. */
export function BringBackDialog({ number, title, only, onBegun, onClose }: Props) {
  const client = useQueryClient()
  const { data: documents, error, isFetching, refetch } = useQuery(restorePlanQuery(number))
  const [ticks, setTicks] = useState<ReadonlyMap<string, boolean>>(new Map())
  const isUndo = title !== undefined
  const restore = useMutation({
    mutationFn: (chosen: readonly ChangedDocument[]) =>
      call(restoreVersion, { params: { number }, body: { files: chosen.map(({ file }) => file), isUndo } }),
    onSuccess: (publication) => {
      setPublishing(client, publication)
      onBegun(publication.id)
      onClose()
    },
  })
  const { data: times = [] } = useQuery(publishTimesQuery)
  const fault = error ?? restore.error
  const labels = isUndo ? UNDO_LABELS : RESTORE_LABELS
  const all = documents ?? []
  const isChosen = ({ file }: RestoredDocument) => ticks.get(file) ?? only?.includes(file) ?? true
  const chosen = all.filter(isChosen)
  /** The warning says everything about a single page that is deleted. */
  const isOnlyTakenOff = all.length === 1 && all.every((each) => each.kind === 'removed' && isTakenOff(each))
  const confirm = bringBackWords(chosen.length, all.length, isUndo)
  const { users, missing } = missingNeeds(all, chosen)
  const toggle = (files: readonly string[], isOn: boolean) => {
    const changed = isOn ? withNeeds(all, files) : files.flatMap((file) => untickedWith(all, file))
    setTicks(new Map([...ticks, ...changed.map((each) => [each, isOn] as const)]))
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={
        title ?? (number === 0 ? 'Set the site back to before version 1' : `Set the site back to version ${number}`)
      }
    >
      {!documents && !error && <Loading label="Comparing" lines={2} />}
      {documents?.length === 0 && <p>Nothing would change: the site already looks like this.</p>}
      {all.length > 0 && (
        <>
          <div role="status">
            <TakenOff documents={chosen} />
          </div>
          <p>
            {chosen.length === 0 ? (
              'Tick what should go back.'
            ) : (
              <>
                <strong>This goes live without another step:</strong> press “{confirm}” and it is checked, built and on
                the site, usually in {usualTime(times, isOfPages(chosen))}. Your drafts stay as they are.
              </>
            )}{' '}
            {isOnlyTakenOff ? '' : all.length === 1 ? 'This is what changes:' : 'What you untick stays as it is now.'}
          </p>
          {!isOnlyTakenOff && <Direction before="Now on the site" after={labels.after} />}
          {isOnlyTakenOff ? null : all.length === 1 ? (
            <ChangedDocuments documents={all} labels={labels} />
          ) : (
            <ul className={css.plan}>
              {all.map((each) => (
                <Choice
                  key={each.file}
                  document={each}
                  labels={labels}
                  isChosen={isChosen(each)}
                  isOpen={all.length <= MAX_OPEN && isShort(each.changes)}
                  onToggle={(isOn) => toggle([each.file], isOn)}
                />
              ))}
            </ul>
          )}
        </>
      )}
      <Foot>
        {fault && (
          <Notice kind="danger">
            <p>
              {restore.error && !error && <strong>Nothing was changed: the site is as it was. </strong>}
              {fault.message}
            </p>
            {error && isPassing(error) && (
              <div>
                <Button size="small" isBusy={isFetching} onClick={() => void refetch()}>
                  Try again
                </Button>
              </div>
            )}
          </Notice>
        )}
        <MissingNotice users={users} missing={missing} action="go back" onTick={(files) => toggle(files, true)} />
        <Actions>
          <Button onClick={onClose}>Cancel</Button>
          {all.length > 0 && (
            <Button
              variant="primary"
              icon="check"
              disabled={chosen.length === 0 || missing.length > 0}
              isBusy={restore.isPending}
              onClick={() => restore.mutate(chosen)}
            >
              {restore.error && isPassing(restore.error) ? 'Try again' : confirm}
            </Button>
          )}
        </Actions>
      </Foot>
    </Dialog>
  )
}

type ChoiceProps = {
  document: ChangedDocument
  labels: SideLabels
  isChosen: boolean
  isOpen: boolean
  onToggle: (isOn: boolean) => void
}

/** One document with its changes; for one that is deleted there are none to show. */
function Choice({ document, labels, isChosen, isOpen, onToggle }: ChoiceProps) {
  const { title, kind, changes } = document
  const what = { new: 'Comes back', changed: countChanges(changes, title), removed: 'Deleted' }[kind]
  return (
    <li className={css.planned}>
      <Check
        label={title}
        hint={isTakenOff(document) ? `${what} · off the site` : what}
        checked={isChosen}
        onChange={({ target }) => onToggle(target.checked)}
      />
      {kind !== 'removed' && <PlannedChanges title={title} changes={changes} labels={labels} isOpen={isOpen} />}
    </li>
  )
}
