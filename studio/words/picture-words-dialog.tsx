import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { putDraft } from '#shared/studio/documents.ts'
import type { Choice, StudioDocument } from '#shared/studio/documents.ts'
import type { PictureSlot } from '#shared/studio/form.ts'
import { MAX_ALT_LENGTH } from '#shared/studio/uploads.ts'
import type { Focus } from '#shared/studio/uploads.ts'
import { isRecord } from '#shared/values.ts'
import { call } from '../api/call.ts'
import { documentQuery, DOCUMENTS_KEY, usesQuery } from '../api/queries.ts'
import { Button } from '../ui/button.tsx'
import { Actions, Dialog, Foot } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { Loading, Notice } from '../ui/notice.tsx'
import { toast } from '../ui/toast.tsx'
import { documentUrl } from './document-url.ts'
import { FocusPicker } from './focus-picker.tsx'
import type { Size } from './focus-picker.tsx'
import css from './upload-dialog.module.css'
import { pictureUrl } from './upload-call.ts'

type Props = { choice: Choice; slot: PictureSlot; onClose: () => void }

/** What is said of a picture and which point of it stays in view, wherever it is shown. */
export function PictureWordsDialog({ choice, slot, onClose }: Props) {
  const [folder = '', name = ''] = choice.value.split('/')
  const { data: document, error } = useQuery(documentQuery(`content/pictures/${folder}.yaml`))
  const size = useSize(pictureUrl(choice.image ?? ''))
  return (
    <Dialog isOpen onClose={onClose} title="Focus and words">
      {error ? (
        <Notice kind="danger">
          <p>{error.message}</p>
        </Notice>
      ) : document && size ? (
        <Words key={document.file} {...{ choice, slot, document, name, size, onClose }} />
      ) : (
        <Loading label="Reading the picture" lines={3} />
      )}
    </Dialog>
  )
}

/** Pixels of a picture, once it is there. */
function useSize(src: string): Size | null {
  const [size, setSize] = useState<Size | null>(null)
  useEffect(() => {
    const image = new Image()
    image.addEventListener('load', () => setSize({ width: image.naturalWidth, height: image.naturalHeight }))
    image.src = src
  }, [src])
  return size
}

type Record = { alt: string; focus: string }
const textIn = (record: unknown, name: string) => {
  const value = isRecord(record) ? record[name] : undefined
  return typeof value === 'string' ? value : undefined
}

function recordIn(fields: unknown, name: string, choice: Choice): Record {
  const record = isRecord(fields) ? fields[name] : undefined
  return {
    alt: textIn(record, 'alt') ?? choice.title,
    focus: textIn(record, 'focus') ?? choice.focus ?? '50% 50%',
  }
}

function focusOf(text: string): Focus {
  const [x = 50, y = 50] = text.split(' ').map((part) => Math.round(Number.parseInt(part) / 10) * 10 || 0)
  return { x, y }
}

type WordsProps = Props & { document: StudioDocument; name: string; size: Size }

function Words({ choice, slot, document, name, size, onClose }: WordsProps) {
  const client = useQueryClient()
  const { data: uses } = useQuery(usesQuery(choice.value))
  const { fields } = document.draft?.values ?? document.values
  const [began] = useState(() => recordIn(fields, name, choice))
  const [alt, setAlt] = useState(began.alt)
  const [focus, setFocus] = useState(() => focusOf(began.focus))
  const isMissing = alt.trim() === ''
  const save = useMutation({
    mutationFn: () => {
      const known = isRecord(fields) ? fields : {}
      const record = {
        ...(isRecord(known[name]) ? known[name] : {}),
        alt: alt.trim(),
        focus: `${focus.x}% ${focus.y}%`,
      }
      const values = { fields: { ...known, [name]: record } }
      const { file, version: from, draft } = document
      return call(putDraft, { body: { file, values, version: draft?.version ?? 0, began: from } })
    },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: DOCUMENTS_KEY })
      toast('Kept as a draft: visitors see it once it is published.')
      onClose()
    },
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!isMissing && !save.isPending) save.mutate()
      }}
    >
      <FocusPicker
        src={pictureUrl(choice.image ?? '')}
        size={size}
        slot={{ ...slot, shape: null }}
        focus={focus}
        onChange={setFocus}
      />
      <Field
        label="What is seen in it"
        hint="One plain sentence for people who cannot see the picture."
        value={alt}
        maxLength={MAX_ALT_LENGTH}
        required
        error={isMissing ? 'Say what is seen in it.' : undefined}
        onChange={({ target }) => setAlt(target.value)}
      />
      {uses && uses.length > 0 && (
        <div className={css.uses}>
          <p>Shown in:</p>
          <ul>
            {uses.map(({ file, title, isDraft }) => (
              <li key={file}>
                <Link to={documentUrl(file)} onClick={onClose}>
                  {title}
                </Link>
                {isDraft && ' (draft)'}
              </li>
            ))}
          </ul>
        </div>
      )}
      <Foot>
        {save.error && (
          <Notice kind="danger">
            <p>{save.error.message}</p>
          </Notice>
        )}
        <Actions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" isBusy={save.isPending} disabled={isMissing}>
            Keep as draft
          </Button>
        </Actions>
      </Foot>
    </form>
  )
}
