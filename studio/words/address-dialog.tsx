import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { MAX_SLUG_LENGTH, slugFault } from '#shared/studio/collections.ts'
import { renameDocument } from '#shared/studio/documents.ts'
import { call } from '../api/call.ts'
import { DOCUMENTS_KEY } from '../api/queries.ts'
import { Button } from '../ui/button.tsx'
import { Actions, Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { documentUrl } from './document-url.ts'
import type { DraftSync } from './draft-sync.ts'
import css from './page-panel.module.css'
import { textCount } from './text-count.ts'

type Props = { sync: DraftSync; page: { path: string; slug: string }; onClose: () => void }

/** Changes the path of a page. The old path redirects to it, and references to the page are updated in drafts. */
export function AddressDialog({ sync, page: { path, slug: before }, onClose }: Props) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [slug, setSlug] = useState(before)
  const rename = useMutation({
    mutationFn: async () => {
      await sync.save()
      const { file, draft, version: began } = sync.state().document
      return call(renameDocument, { body: { file, version: draft?.version ?? 0, began, slug } })
    },
    onSuccess: () => void client.invalidateQueries({ queryKey: DOCUMENTS_KEY }),
  })
  // Passed to `mutate`, not to `useMutation`: it must not navigate once this dialog has been removed.
  const onSuccess = ({ file }: { file: string }) => {
    onClose()
    void navigate(documentUrl(file), { replace: true })
  }
  const fault = slug === before ? undefined : slugFault(slug)
  return (
    <Dialog isOpen onClose={onClose} title="Change the address">
      <form
        noValidate
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (slug !== before && !fault && !rename.isPending) rename.mutate(undefined, { onSuccess })
        }}
      >
        <p>
          Visitors who come by the old address are led to the new one, and every place that names this page is changed
          along. All of it is kept as drafts: publish them together.
        </p>
        <Field
          label="Address"
          count={textCount(slug.length, { max: MAX_SLUG_LENGTH })}
          hint={`The page will be at ${path.slice(0, -before.length)}${slug}`}
          value={slug}
          error={fault ?? rename.error?.message}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => {
            setSlug(target.value)
            rename.reset()
          }}
        />
        <Actions>
          <Button onClick={onClose}>Leave it</Button>
          <Button type="submit" variant="primary" icon="check" disabled={slug === before} isBusy={rename.isPending}>
            Change it
          </Button>
        </Actions>
      </form>
    </Dialog>
  )
}
