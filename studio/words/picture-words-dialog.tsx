import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useState } from 'react'
import { Link } from 'react-router'
import { putDraft } from '#shared/studio/documents.ts'
import type { Choice, StudioDocument } from '#shared/studio/documents.ts'
import type { PictureSlot } from '#shared/studio/form.ts'
import { focusWithin } from '#shared/studio/uploads.ts'
import type { Focus, UncroppedPhoto } from '#shared/studio/uploads.ts'
import { call } from '../api/call.ts'
import { documentQuery, DOCUMENTS_KEY, usesQuery, uncroppedPhotoQuery } from '../api/queries.ts'
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
import { UploadDialog } from './upload-dialog.tsx'
import type { Chosen } from './upload-dialog.tsx'

type Props = {
  /** As a field says it. */
  value: string
  /** Undefined until it is known. */
  choice: Choice | undefined
  slot: PictureSlot
  /** Why it will not be known. */
  problem?: string | undefined
  /** Another crop of it has been made, which is a picture of its own. */
  onRecropped: (chosen: Chosen) => void
  onClose: () => void
}

/** What is typed and set is carried over to another crop, and is there again when that is given up. */
type Recrop = { alt: string; focus: Focus; zoom: number; focusHere: Focus }

/** The description of a picture and its focus, wherever it is shown. */
export function PictureWordsDialog({ value, choice, slot, problem, onRecropped, onClose }: Props) {
  const [folder = '', name = ''] = value.split('/')
  const { data: document, error } = useQuery(documentQuery(`content/pictures/${folder}.yaml`))
  const { data: uncropped, isLoading } = useQuery({ ...uncroppedPhotoQuery(value), enabled: folder === 'uploads' })
  const size = useSize(choice)
  const [isChanged, setIsChanged] = useState(false)
  const [recrop, setRecrop] = useState<Recrop | null>(null)
  const [isCropping, setIsCropping] = useState(false)
  const fault = problem ?? error?.message
  if (recrop && isCropping)
    return (
      <UploadDialog
        kind="picture"
        slot={slot}
        again={{ value, ...recrop }}
        onDone={onRecropped}
        onCancel={() => setIsCropping(false)}
        onClose={onClose}
      />
    )
  return (
    <Dialog
      isOpen
      isWide
      onClose={onClose}
      title="Description and focus"
      loss={isChanged ? 'What you changed here is not saved yet. If you close this now, it is lost.' : undefined}
    >
      {fault ? (
        <Notice kind="danger">
          <p>{fault}</p>
        </Notice>
      ) : document && choice && size && !isLoading ? (
        <Words
          key={document.file}
          {...{ choice, slot, document, name, size, isChanged, onClose }}
          uncropped={uncropped ?? null}
          resumed={recrop}
          onChanged={setIsChanged}
          onRecrop={(next) => {
            setRecrop(next)
            setIsCropping(true)
          }}
        />
      ) : (
        // As high as what is read: nothing jumps once it is there.
        <div className={css.reading}>
          <Loading label="Reading the picture" lines={3} />
        </div>
      )}
    </Dialog>
  )
}

/** Pixels of a picture: known, or once it is there. */
function useSize(choice: Choice | undefined): Size | null {
  const { image: file, width, height } = choice ?? {}
  const known = width && height ? { width, height } : null
  const [size, setSize] = useState<Size | null>(null)
  const isKnown = known !== null
  useEffect(() => {
    if (file === undefined || isKnown) return
    const image = new Image()
    image.addEventListener('load', () => setSize({ width: image.naturalWidth, height: image.naturalHeight }))
    image.src = pictureUrl(file)
  }, [file, isKnown])
  return known ?? size
}

/** Each place has a shape of its own, and they would be dozens. */
const ELSEWHERE =
  'At the place you came from, or the first that shows it. Its other pages may cut it to another shape, always around the focus.'

type UsesProps = {
  uses: readonly { file: string; title: string; isDraft: boolean }[]
  /** Null: leaving would lose something. */
  onGo: (() => void) | null
}

/** All of these change with it. */
const Uses = ({ uses, onGo }: UsesProps) => (
  <p className={css.uses}>
    Shown in{' '}
    {uses.map(({ file, title, isDraft }, at) => (
      <span key={file}>
        {at > 0 && ', '}
        {onGo ? (
          <Link to={documentUrl(file)} onClick={onGo}>
            {title}
          </Link>
        ) : (
          title
        )}
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
  /** What another crop of it is cut from; null of a picture that was not uploaded. */
  uncropped: UncroppedPhoto | null
  /** What was typed and set before another crop was given up. */
  resumed: Recrop | null
  isChanged: boolean
  onChanged: (isChanged: boolean) => void
  onRecrop: (recrop: Recrop) => void
  onClose: () => void
}

function Words(props: WordsProps) {
  const { choice, slot, document, name, size, uncropped, resumed, isChanged, onChanged, onRecrop, onClose } = props
  const client = useQueryClient()
  const { data: uses } = useQuery(usesQuery(choice.value))
  const { fields } = document.draft?.values ?? document.values
  const [began] = useState(() => pictureWords(fields, name, choice))
  const [alt, setAlt] = useState(resumed?.alt ?? began.alt)
  const [focus, setFocus] = useState(() => resumed?.focusHere ?? readFocus(began.focus))
  const isMissing = alt.trim() === ''
  const changed = withPictureWords(fields, name, began, { alt, focus: writeFocus(focus) })
  // Before the next key: one that closes the dialog must find it changed.
  useLayoutEffect(() => onChanged(changed !== null), [changed, onChanged])
  const save = useMutation({
    mutationFn: (next: Record<string, unknown>) => {
      const values = { fields: next }
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
        if (changed) save.mutate(changed)
        else onClose()
      }}
    >
      {!uses ? (
        <div className={css.usesRoom} />
      ) : uses.length > 0 ? (
        <Uses uses={uses} onGo={isChanged ? null : onClose} />
      ) : (
        <p className={css.uses}>Not shown on any page yet. What you set here is kept for when it is.</p>
      )}
      <FocusPicker
        src={pictureUrl(uncropped ? `uploads/${uncropped.image}` : (choice.image ?? ''))}
        size={uncropped ?? size}
        earlierCrop={uncropped?.crop ?? null}
        slot={{ ...slot, shape: null }}
        focus={focus}
        onChange={setFocus}
        placesNote={uses && uses.length > 1 ? ELSEWHERE : undefined}
        below={
          uncropped && (
            <div className={css.recrop}>
              <Button
                size="small"
                icon="picture"
                onClick={() =>
                  onRecrop({
                    alt,
                    focus: focusOfUncropped(uncropped, focus),
                    zoom: uncropped.zoom,
                    focusHere: focus,
                  })
                }
              >
                {isWhole(uncropped) ? 'Crop it…' : 'Change the crop…'}
              </Button>
              <p className={css.help}>
                {isWhole(uncropped)
                  ? 'Cuts off what is around the focus.'
                  : 'Brings back what was cut off, or cuts off more.'}{' '}
                That makes a new picture.
              </p>
            </div>
          )
        }
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

const isWhole = ({ crop, width, height }: UncroppedPhoto) => crop.width === width && crop.height === height

/** A focus of the crop as one of the uncropped photo; the earlier one, while it has not been moved. */
function focusOfUncropped(uncropped: UncroppedPhoto, focus: Focus): Focus {
  const { crop, width, height, focus: before } = uncropped
  const { x, y } = focusWithin(uncropped, crop, before)
  if (x === focus.x && y === focus.y) return before
  const percent = (at: number, length: number) => Math.round((at / length) * 10) * 10
  return {
    x: percent(crop.left + (crop.width * focus.x) / 100, width),
    y: percent(crop.top + (crop.height * focus.y) / 100, height),
  }
}
