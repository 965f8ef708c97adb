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
  /** The picture's name, as a field stores it. */
  value: string
  /** Undefined until the choices are loaded. */
  choice: Choice | undefined
  slot: PictureSlot
  /** Reason why the picture's details cannot be loaded. */
  problem?: string | undefined
  /** Called with the new picture after another crop was made. */
  onRecropped: (chosen: Chosen) => void
  onClose: () => void
}

/** Edits that are carried over to another crop, and restored when that is cancelled. */
type Recrop = { alt: string; focus: Focus; zoom: number; focusHere: Focus }

/** Edits the description and the focus of a picture for all places that show it. */
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
        // As tall as the content, so that nothing moves when it arrives.
        <div className={css.reading}>
          <Loading label="Reading the picture" lines={3} />
        </div>
      )}
    </Dialog>
  )
}

/** Size of a picture in pixels; if unknown, null until the picture is loaded. */
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

/** The places have different shapes, and there could be dozens. */
const ELSEWHERE =
  'At the place you came from, or the first that shows it. Its other pages may cut it to another shape, always around the focus.'

type UsesProps = {
  uses: readonly { file: string; title: string; isDraft: boolean }[]
  /** Called when a link is followed; null if leaving would lose edits. */
  onGo: (() => void) | null
}

/** Documents with the picture: all of them change with it. */
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
  /** The photo for making another crop; null for pictures that were not uploaded. */
  uncropped: UncroppedPhoto | null
  /** Edits made before another crop was started and cancelled. */
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
  // A layout effect, because the next key press may close the dialog and has to find it changed.
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

/** Converts a focus of the crop into one of the uncropped photo; if it was not moved, returns the earlier one. */
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
