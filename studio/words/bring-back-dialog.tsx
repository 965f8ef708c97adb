import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { isTakenOff } from '#shared/studio/find-changes.ts'
import { restoreVersion } from '#shared/studio/publish.ts'
import type { ChangedDocument } from '#shared/studio/publish.ts'
import { call } from '../api/call.ts'
import { publishTimesQuery, restorePlanQuery, setPublishing } from '../api/queries.ts'
import { Button } from '../ui/button.tsx'
import { Actions, Dialog, Foot } from '../ui/dialog.tsx'
import { Loading, Notice } from '../ui/notice.tsx'
import type { SideLabels } from './change-sides.tsx'
import { ChangedDocuments } from './changed-documents.tsx'
import { usualTime } from './usual-time.ts'

const RESTORE_LABELS: SideLabels = { before: 'Now', after: 'After bringing back' }
const UNDO_LABELS: SideLabels = { before: 'Now', after: 'After the undo' }

/** What visitors will not find any more, which is easily missed among the words that change. */
function TakenOff({ documents }: { documents: ChangedDocument[] }) {
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
  /** The version; 0: as it was before the first one. */
  number: number
  /** In place of what is brought back: what is undone by it. */
  title?: string
  onClose: () => void
}

/** What bringing back a version would change; begins it. */
export function BringBackDialog({ number, title, onClose }: Props) {
  const client = useQueryClient()
  const { data: documents, error } = useQuery(restorePlanQuery(number))
  const restore = useMutation({
    mutationFn: () => call(restoreVersion, { params: { number } }),
    onSuccess: (publication) => {
      setPublishing(client, publication)
      onClose()
    },
  })
  const { data: times = [] } = useQuery(publishTimesQuery)
  const fault = error ?? restore.error
  const confirm = title ? 'Undo it' : 'Bring it back'
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={
        title ?? (number === 0 ? 'Bring back the site as it was before version 1' : `Bring back version ${number}`)
      }
    >
      {!documents && !error && <Loading label="Comparing" lines={2} />}
      {documents?.length === 0 && <p>Nothing would change: the site already looks like this.</p>}
      {documents && documents.length > 0 && (
        <>
          <TakenOff documents={documents} />
          <p>
            <strong>This goes live without another step:</strong> press “{confirm}” and it is checked, built and on the
            site, usually in {usualTime(times)}. Your drafts stay as they are. This is what changes:
          </p>
          <ChangedDocuments documents={documents} labels={title ? UNDO_LABELS : RESTORE_LABELS} />
        </>
      )}
      <Foot>
        {fault && (
          <Notice kind="danger">
            <p>{fault.message}</p>
          </Notice>
        )}
        <Actions>
          <Button onClick={onClose}>Cancel</Button>
          {documents && documents.length > 0 && (
            <Button variant="primary" icon="check" isBusy={restore.isPending} onClick={() => restore.mutate()}>
              {confirm}
            </Button>
          )}
        </Actions>
      </Foot>
    </Dialog>
  )
}
