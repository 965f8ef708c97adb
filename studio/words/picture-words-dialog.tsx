import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { putDraft } from '#shared/studio/documents.ts'
import type { Choice, StudioDocument } from '#shared/studio/documents.ts'
import type { PictureSlot } from '#shared/studio/form.ts'
import { call } from '../api/call.ts'
import { documentQuery, DOCUMENTS_KEY, usesQuery } from '../api/queries.ts'
import { Button } from '../ui/button.tsx'
import { Actions, Dialog, Foot } from '../ui/dialog.tsx'
import { Loading, Notice } from '../ui/notice.tsx'
import { toast } from '../ui/toast.tsx'
import { AltField } from './alt-field.tsx'
import { documentUrl } from './document-url.ts'
import { FocusPicker } from './focus-picker.tsx'
import type { Size } from './focus-picker.tsx'
import { pictureWords, readFocus, withPictureWords, writeFocus } from './picture-words.ts'
import css from './upload-dialog.module.css'
import { pictureUrl } from './upload-call.ts'

type Props = {
  /** As a field says it. */
  value: string
  /** Undefined until it is known. */
  choice: Choice | undefined
  slot: PictureSlot
  /** Why it will not be known. */
  problem?: string | undefined
  onClose: () => void
}

/** The description of a picture and its focus, wherever it is shown. */
export function PictureWordsDialog({ value, choice, slot, problem, onClose }: Props) {
  const [folder = '', name = ''] = value.split('/')
  const { data: document, error } = useQuery(documentQuery(`content/pictures/${folder}.yaml`))
  const size = useSize(choice?.image)
  const fault = problem ?? error?.message
  return (
    <Dialog isOpen isWide onClose={onClose} title="Description and focus">
      {fault ? (
        <Notice kind="danger">
          <p>{fault}</p>
        </Notice>
      ) : document && choice && size ? (
        <Words key={document.file} {...{ choice, slot, document, name, size, onClose }} />
      ) : (
        <Loading label="Reading the picture" lines={3} />
      )}
    </Dialog>
  )
}

/** Pixels of a picture, once it is there. */
function useSize(file: string | undefined): Size | null {
  const [size, setSize] = useState<Size | null>(null)
  useEffect(() => {
    if (file === undefined) return
    const image = new Image()
    image.addEventListener('load', () => setSize({ width: image.naturalWidth, height: image.naturalHeight }))
    image.src = pictureUrl(file)
  }, [file])
  return size
}

type UsesProps = { uses: readonly { file: string; title: string; isDraft: boolean }[]; onGo: () => void }

/** All of these change with it. */
const Uses = ({ uses, onGo }: UsesProps) => (
  <p className={css.uses}>
    Shown in{' '}
    {uses.map(({ file, title, isDraft }, at) => (
      <span key={file}>
        {at > 0 && ', '}
        <Link to={documentUrl(file)} onClick={onGo}>
          {title}
        </Link>
        {isDraft && ' (draft)'}
      </span>
    ))}
    {uses.length > 1 && '. It changes in all of them.'}
  </p>
)

type WordsProps = {
  choice: Choice
  slot: PictureSlot
  document: StudioDocument
  name: string
  size: Size
  onClose: () => void
}

function Words({ choice, slot, document, name, size, onClose }: WordsProps) {
  const client = useQueryClient()
  const { data: uses } = useQuery(usesQuery(choice.value))
  const { fields } = document.draft?.values ?? document.values
  const [began] = useState(() => pictureWords(fields, name, choice))
  const [alt, setAlt] = useState(began.alt)
  const [focus, setFocus] = useState(() => readFocus(began.focus))
  const isMissing = alt.trim() === ''
  const save = useMutation({
    mutationFn: (changed: Record<string, unknown>) => {
      const values = { fields: changed }
      const { file, version: from, draft } = document
      return call(putDraft, { body: { file, values, version: draft?.version ?? 0, began: from } })
    },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: DOCUMENTS_KEY })
      toast('Saved as a draft. Visitors see it once you publish.')
      onClose()
    },
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (isMissing || save.isPending) return
        const changed = withPictureWords(fields, name, began, { alt, focus: writeFocus(focus) })
        if (changed) save.mutate(changed)
        else onClose()
      }}
    >
      {uses && uses.length > 0 && <Uses uses={uses} onGo={onClose} />}
      <FocusPicker
        src={pictureUrl(choice.image ?? '')}
        size={size}
        slot={{ ...slot, shape: null }}
        focus={focus}
        onChange={setFocus}
      >
        <AltField value={alt} error={isMissing ? 'Describe the picture.' : undefined} onChange={setAlt} />
      </FocusPicker>
      <Foot>
        {save.error && (
          <Notice kind="danger">
            <p>{save.error.message}</p>
          </Notice>
        )}
        <Actions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" isBusy={save.isPending} disabled={isMissing}>
            Save as draft
          </Button>
        </Actions>
      </Foot>
    </form>
  )
}
