import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { discardDraft } from '#shared/studio/documents.ts'
import type { StudioDocument } from '#shared/studio/documents.ts'
import { call } from '../api/call.ts'
import { documentQuery, DOCUMENTS_KEY } from '../api/queries.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Actions } from '../ui/dialog.tsx'
import { Empty } from '../ui/notice.tsx'
import { toast } from '../ui/toast.tsx'

/** Replaces the form of a document that is marked for deletion. */
export function RemovedPage({ document }: { document: StudioDocument }) {
  const client = useQueryClient()
  const { file, title, removal } = document
  if (!removal) return null
  async function keep(version: number) {
    try {
      const answer = await call(discardDraft, { query: { file, version } })
      if (answer) client.setQueryData(documentQuery(file).queryKey, answer)
    } catch (caught) {
      toast(caught instanceof Error ? caught.message : String(caught), { isError: true })
    }
    await client.invalidateQueries({ queryKey: DOCUMENTS_KEY })
  }
  return (
    <>
      <h1 className="visually-hidden">{title}</h1>
      <Empty icon="bin" title={`“${title}” is deleted when you publish`}>
        <p>{removal.savedBy} decided that. Until then visitors see it as before.</p>
        <Actions>
          <Button onClick={() => void keep(removal.version)}>Keep the page</Button>
          <ButtonLink to="/words?publish" variant="primary">
            Publish…
          </ButtonLink>
        </Actions>
        <Link to="/words">Back to the list</Link>
      </Empty>
    </>
  )
}
