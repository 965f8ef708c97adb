import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { discardDraft, removeDocument } from '#shared/studio/documents.ts'
import type { StudioDocument } from '#shared/studio/documents.ts'
import { call } from '../api/call.ts'
import { documentQuery, DOCUMENTS_KEY, referencesQuery } from '../api/queries.ts'
import { Button } from '../ui/button.tsx'
import { Actions, Dialog } from '../ui/dialog.tsx'
import { Loading, Notice } from '../ui/notice.tsx'
import { toast } from '../ui/toast.tsx'
import type { DraftSync } from './draft-sync.ts'
import { DraftReferences, References } from './references.tsx'

type Props = { sync: DraftSync; document: StudioDocument; onClose: () => void }

/** Deletes a page with the next publication, once nothing refers to it; a new page is discarded at once. */
export function RemoveDialog({ sync, document, onClose }: Props) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { file, title, isNew } = document
  const path = document.page?.path ?? ''
  const { data: all, error } = useQuery(referencesQuery(file))
  const references = all?.filter(({ isPublished }) => isPublished)
  const isFree = isNew || references?.length === 0
  const remove = useMutation({
    mutationFn: async () => {
      await sync.save()
      const { draft, version: began } = sync.state().document
      const version = draft?.version ?? 0
      if (isNew) await call(discardDraft, { query: { file, version } })
      else {
        const answer = await call(removeDocument, { body: { file, version, began } })
        client.setQueryData(documentQuery(file).queryKey, answer)
      }
    },
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: [...DOCUMENTS_KEY, 'list'] })
      if (isNew) toast(`“${title}” was thrown away.`)
    },
  })
  const fault = remove.error ?? error
  // Passed to `mutate`, not to `useMutation`: it must not navigate once this dialog has been removed.
  const onSuccess = () => {
    onClose()
    if (isNew) void navigate('/words', { replace: true })
  }

  return (
    <Dialog isOpen onClose={onClose} title={isNew ? `Throw away “${title}”` : `Delete “${title}”`}>
      {isNew ? (
        <p>No visitor has seen it. It cannot be brought back.</p>
      ) : !references && !error ? (
        <Loading label="Checking which pages link here" lines={2} />
      ) : isFree ? (
        <>
          <p>
            Nothing on the site leads to it. It goes with the next publication, and can be brought back from{' '}
            <i>Versions</i>. Unpublished changes to it are lost.
          </p>
          <DraftReferences references={all ?? []} page={path} />
        </>
      ) : (
        <>
          <p>
            <strong>Who links here:</strong>{' '}
            {references?.length === 1 ? 'one place names' : `${references?.length} places name`} this page. Let each
            lead elsewhere or take it out; then this page can be deleted. What you changed there counts at once,
            published or not.
          </p>
          <References references={references ?? []} page={path} />
        </>
      )}
      {fault && (
        <Notice kind="danger">
          <p>{fault.message}</p>
        </Notice>
      )}
      <Actions>
        <Button onClick={onClose}>Keep it</Button>
        <Button
          variant="danger"
          icon="bin"
          disabled={!isFree}
          isBusy={remove.isPending}
          onClick={() => remove.mutate(undefined, { onSuccess })}
        >
          {isNew ? 'Throw it away' : 'Delete with the next publication'}
        </Button>
      </Actions>
    </Dialog>
  )
}
