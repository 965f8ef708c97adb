import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import type { PictureSlot } from '#shared/studio/form.ts'
import {
  MARK_TYPES,
  MAX_ALT_LENGTH,
  MAX_PICTURE_BYTES,
  PICTURE_TYPES,
  cropTo,
  maxZoom,
  recropPicture,
} from '#shared/studio/uploads.ts'
import type { Focus, UploadKind, UploadState } from '#shared/studio/uploads.ts'
import { MIN_LOGO } from '../../build/content/logo-size.ts'
import { call } from '../api/call.ts'
import { choicesQuery } from '../api/queries.ts'
import { Button } from '../ui/button.tsx'
import { Actions, Dialog, Foot } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { Notice } from '../ui/notice.tsx'
import { toast } from '../ui/toast.tsx'
import { AltField } from './alt-field.tsx'
import { FocusPicker, cropOf, shapeOf } from './focus-picker.tsx'
import { makeInBackground } from './pictures-in-making.ts'
import { finishFile, outlineUrl, previewUrl, sendFile } from './upload-call.ts'
import css from './upload-dialog.module.css'

/** Slot of pictures in articles, which keep their own shape. */
export const FREE_SLOT: PictureSlot = { shape: null, least: 640, frames: [] }

export type Chosen = { value: string; alt: string; caption: string }

/** Settings for another crop; `focus` is relative to the whole photo. */
type Again = { value: string; alt: string; focus: Focus; zoom: number }

type Queue = {
  /** Position of this file, from 1, and number of files. */
  number: number
  of: number
  /** List of all files with their states. */
  list: ReactNode
  /**
   * Sends the file in its turn; a file that was sent ahead resolves at once. `onProgress` tells that `list` shows the
   * progress.
   */
  send: (file: File, onProgress: () => void) => Promise<UploadState>
  /** Called when several files were chosen at once. */
  onMore: (first: File, others: File[]) => void
  /** Skips this file. */
  onSkip: () => void
}

type Props = {
  kind: UploadKind
  slot: PictureSlot
  /** File that was dropped or taken before the dialog opened. */
  file?: File | null
  /** Instead of a file: another crop of the photo of an uploaded picture. */
  again?: Again | null
  /** Default description, such as a client's name. */
  name?: string
  hasCaption?: boolean
  /** Whether the dialog is done as soon as the picture has a name; its renditions are made in the background. */
  isMadeLater?: boolean
  /** Label of the button if the picture is not put into a field. */
  doneLabel?: string
  /** Given when the file is one of several that are described one after the other. */
  queue?: Queue
  /** Returns to the dialog from which another crop was requested. */
  onCancel?: () => void
  /** Offers to choose an existing file instead. */
  onChooseExisting?: () => void
  onDone: (chosen: Chosen) => void
  onClose: () => void
}

const TITLES: Record<UploadKind, string> = { picture: 'New picture', logo: 'New logo' }
/** Label of the button that continues with the next file. */
const SKIP = 'Leave this one out'
const CENTRE: Focus = { x: 50, y: 50 }

/** Dialog that uploads a file, has it described, and makes it available to the site. */
export function UploadDialog({
  kind,
  slot,
  file = null,
  again = null,
  name = '',
  hasCaption,
  isMadeLater = false,
  doneLabel,
  queue,
  onCancel,
  onChooseExisting,
  onDone,
  onClose,
}: Props) {
  const client = useQueryClient()
  const [progress, setProgress] = useState<string | null>(null)
  const stop = useRef(new AbortController())
  useEffect(() => {
    const controller = new AbortController()
    stop.current = controller
    return () => controller.abort()
  }, [])
  const sending = useMutation({
    mutationFn: (next: File | Again) =>
      next instanceof File
        ? queue
          ? queue.send(next, () => setProgress('Sending and opening the picture…'))
          : sendFile(next, kind, (share) => setProgress(sendingWords(share)), stop.current.signal)
        : call(recropPicture, { body: { value: next.value } }),
    onMutate: (next) => setProgress(next instanceof File ? sendingWords(0) : 'Opening the photo…'),
    onSettled: () => setProgress(null),
  })
  const making = useMutation({
    mutationFn: ({ sent, words }: { sent: UploadState; words: Words }) => {
      const order = { name: words.alt, alt: words.alt, focus: words.focus, shape: words.shape, zoom: words.zoom }
      if (isMadeLater) {
        const { width, height } = cropTo(sent, words.shape, words.focus, words.zoom)
        return makeInBackground({ id: sent.id, width, height }, order)
      }
      return finishFile(sent.id, order, (made, of) =>
        setProgress(of > 0 ? `Making it ready: ${made} of ${of} sizes` : 'Making it ready'),
      )
    },
    onMutate: () => setProgress(isMadeLater ? 'Saving it' : 'Making it ready'),
    onSuccess: async (value, { words }) => {
      if (!isMadeLater) await client.invalidateQueries({ queryKey: choicesQuery.queryKey })
      // The dialog was closed meanwhile: the field keeps its value.
      if (stop.current.signal.aborted)
        return toast(
          `What you sent ${isMadeLater ? 'is being made ready' : 'is ready now'}: it can be chosen in its field.`,
        )
      onDone({ value, alt: words.alt.trim(), caption: words.caption.trim() })
    },
    onSettled: () => setProgress(null),
  })
  const start = ([first, ...others]: File[]) => {
    if (!first) return
    making.reset()
    queue?.onMore(first, others)
    sending.mutate(first)
  }
  // A file that was dropped on the field is sent at once.
  const given = file ?? again
  const isStarted = useRef(false)
  useEffect(() => {
    if (!given || isStarted.current) return
    isStarted.current = true
    sending.mutate(given)
  }, [given, sending])
  const behind = queue ? queue.of - queue.number : 0
  const error = sending.error ?? making.error
  const upload = sending.data
  const notes = (
    <>
      {error && (
        <Notice kind="danger">
          <p>{error.message}</p>
        </Notice>
      )}
      <div className={progress ? css.progress : 'visually-hidden'}>
        <p role="status">{progress}</p>
        {progress && <Bar text={progress} />}
      </div>
    </>
  )
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={
        (again ? 'Change the crop' : TITLES[kind]) + (queue && queue.of > 1 ? `, ${queue.number} of ${queue.of}` : '')
      }
      isWide={kind === 'picture' && upload !== undefined}
      loss={
        behind > 0
          ? `This picture is not saved yet, nor ${behind === 1 ? 'the one' : `the ${behind}`} you chose with it. If you close this now, all of them are lost.`
          : again
            ? 'The new crop is not saved yet. If you close this now, the picture stays as it was.'
            : upload || progress
              ? `The ${kind} you chose is not saved yet. If you close this now, it is lost.`
              : undefined
      }
      lossChoices={
        queue && queue.of > 1 && behind > 0
          ? { close: `Close without all ${behind + 1}`, others: [{ label: SKIP, onPress: queue.onSkip }] }
          : undefined
      }
    >
      {queue?.list}
      {!progress && !upload && (
        <FilePicker kind={kind} isMany={queue !== undefined && behind === 0} onPick={start}>
          {queue && queue.of > 1 && <Button onClick={queue.onSkip}>{SKIP}</Button>}
          {onChooseExisting && <Button onClick={onChooseExisting}>Choose from the site’s pictures</Button>}
        </FilePicker>
      )}
      {upload && (
        <Describe
          key={upload.id}
          {...{ kind, slot, upload, name, doneLabel }}
          began={sending.variables instanceof File ? null : again}
          hasCaption={hasCaption === true}
          isBusy={making.isPending}
          onOther={() => {
            sending.reset()
            making.reset()
          }}
          onCancel={onCancel ?? onClose}
          onSkip={queue && queue.of > 1 ? queue.onSkip : undefined}
          onFinish={(words) => making.mutate({ sent: upload, words })}
        >
          {notes}
        </Describe>
      )}
      {!upload && notes}
    </Dialog>
  )
}

/** When everything has arrived, the server still needs seconds to read it. */
const sendingWords = (share: number) =>
  share < 1 ? `Sending: ${Math.round(share * 100)}%` : 'Sent. Opening the picture…'

/** Progress bar of the percentage or count in a text. */
function Bar({ text }: { text: string }) {
  const [, made, of] = /(\d+) of (\d+)/.exec(text) ?? []
  const [, percent] = /(\d+)%/.exec(text) ?? []
  const share = percent ? Number(percent) / 100 : made ? Number(made) / Number(of) : undefined
  return <progress className={css.bar} aria-label="Progress" max={1} value={share} />
}

/** Accepted on computers only: iPhones convert their photos to JPEG unless HEIC is accepted. */
const HEIC_ENDINGS = ['.heic', '.heif']

export const isTouched = () => globalThis.matchMedia('(pointer: coarse)').matches

type FilePickerProps = { kind: UploadKind; isMany: boolean; onPick: (files: File[]) => void; children: ReactNode }

/** Area for choosing, taking or dropping a file. */
function FilePicker({ kind, isMany, onPick, children }: FilePickerProps) {
  const [isOver, setIsOver] = useState(false)
  const types = kind === 'picture' ? [...PICTURE_TYPES, ...(isTouched() ? [] : HEIC_ENDINGS)] : MARK_TYPES
  const pick = (files: FileList | null) => onPick([...(files ?? [])].slice(0, isMany ? undefined : 1))
  return (
    <div
      className={css.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setIsOver(false)
        pick(event.dataTransfer.files)
      }}
    >
      <Icon name="picture" className={css.dropIcon} />
      <div className={css.buttons}>
        <FileButton
          label={kind === 'logo' ? 'Choose the logo' : isMany ? 'Choose files' : 'Choose a file'}
          accept={types.join(',')}
          isMany={isMany}
          onPick={pick}
        />
        {kind === 'picture' && isTouched() && (
          <FileButton label="Take a photo" accept="image/jpeg" capture onPick={pick} />
        )}
        {children}
      </div>
      <p className={css.help}>
        {!isTouched() && `Or drop ${isMany ? 'them' : 'it'} here. `}
        {kind === 'picture'
          ? `JPEG, PNG, WebP or AVIF, up to ${MAX_PICTURE_BYTES / 1024 / 1024} MB. The place where a photo was taken is removed from it.`
          : `A PNG with a transparent background, at least ${MIN_LOGO.width} pixels wide or ${MIN_LOGO.height} tall, or an SVG without photos and typed text.`}
      </p>
      {kind === 'picture' && (
        <p className={css.help}>
          Next, you set the focus and describe {isMany ? 'each, one after the other' : 'it'}. Nothing changes on the
          site until you publish.
        </p>
      )}
      {kind === 'logo' && (
        <p className={css.help}>
          Best is the name or sign alone, without a slogan or a frame: it is shown small, in one dark colour.
        </p>
      )}
    </div>
  )
}

type FileButtonProps = {
  label: string
  accept: string
  capture?: boolean
  isMany?: boolean
  onPick: (files: FileList | null) => void
}

/** Native file input, with which phones can also take a photo. */
function FileButton({ label, accept, capture, isMany = false, onPick }: FileButtonProps) {
  const id = useId()
  return (
    <span className={css.file}>
      <input
        id={id}
        type="file"
        accept={accept}
        multiple={isMany}
        {...(capture && { capture: 'environment' as const })}
        onChange={({ target }) => {
          onPick(target.files)
          // Lets the same file be chosen again.
          target.value = ''
        }}
      />
      <label htmlFor={id}>{label}</label>
    </span>
  )
}

type Words = { alt: string; caption: string; focus: Focus; shape: PictureSlot['shape']; zoom: number }

type DescribeProps = {
  kind: UploadKind
  slot: PictureSlot
  upload: UploadState
  /** Values of the previous crop. */
  began: Again | null
  name: string
  doneLabel: string | undefined
  hasCaption: boolean
  isBusy: boolean
  onOther: () => void
  onCancel: () => void
  /** Given when the file is one of several. */
  onSkip: (() => void) | undefined
  onFinish: (words: Words) => void
  /** Progress and errors, which stay in view with the buttons. */
  children: ReactNode
}

function Describe(props: DescribeProps) {
  const { kind, slot, upload, began, name, doneLabel, hasCaption, isBusy } = props
  const { onOther, onCancel, onSkip, onFinish, children } = props
  const [alt, setAlt] = useState(began?.alt ?? (kind === 'logo' ? name : ''))
  const [caption, setCaption] = useState('')
  const [focus, setFocus] = useState(began?.focus ?? CENTRE)
  const [hasTried, setHasTried] = useState(false)
  const shape = shapeOf(upload, slot)
  const most = maxZoom(upload, shape, slot.least)
  const [zoom, setZoom] = useState(began ? Math.min(began.zoom, most) : 1)
  const crop = kind === 'picture' ? cropOf(upload, slot, focus, zoom) : null
  const isSmall = crop !== null && crop.width < slot.least
  const isMissing = alt.trim() === ''
  // The same crop would create a duplicate of the picture.
  const isSame =
    began !== null &&
    alt === began.alt &&
    zoom === Math.min(began.zoom, most) &&
    focus.x === began.focus.x &&
    focus.y === began.focus.y
  const captionField = hasCaption && (
    <Field
      label="Caption (optional)"
      hint="A few words shown below the picture."
      value={caption}
      maxLength={MAX_ALT_LENGTH}
      onChange={({ target }) => setCaption(target.value)}
    />
  )
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setHasTried(true)
        if (isMissing) event.currentTarget.querySelector<HTMLElement>('[required]')?.focus()
        if (!isMissing && !isSmall && !isSame && !isBusy) onFinish({ alt, caption, focus, shape, zoom })
      }}
    >
      {isSmall && crop && (
        <Notice kind="problem">
          <p>
            Too small: only {crop.width} pixels of its width are left, and this place needs {slot.least}. Use a larger
            picture{shape ? ', or one of the right shape' : ''}.
          </p>
        </Notice>
      )}
      {kind === 'picture' ? (
        <FocusPicker
          src={previewUrl(upload.id)}
          size={upload}
          slot={slot}
          focus={focus}
          onChange={setFocus}
          near={{ zoom, most, onChange: setZoom }}
        >
          <AltField value={alt} error={hasTried && isMissing ? 'Describe the picture.' : undefined} onChange={setAlt} />
          {captionField}
        </FocusPicker>
      ) : (
        <>
          <Outline id={upload.id} />
          <Field
            label="Name of the client"
            value={alt}
            maxLength={MAX_ALT_LENGTH}
            required
            error={hasTried && isMissing ? 'Say whose logo it is.' : undefined}
            onChange={({ target }) => setAlt(target.value)}
          />
        </>
      )}
      <Foot>
        {children}
        <Actions>
          {began ? (
            <Button onClick={onCancel} disabled={isBusy}>
              Cancel
            </Button>
          ) : onSkip ? (
            <Button onClick={onSkip} disabled={isBusy}>
              {SKIP}
            </Button>
          ) : (
            <Button onClick={onOther} disabled={isBusy}>
              Choose another file
            </Button>
          )}
          <Button type="submit" variant="primary" isBusy={isBusy} disabled={isSmall || isSame}>
            {doneLabel ?? (began ? 'Save as a new picture' : kind === 'picture' ? 'Use this picture' : 'Use this logo')}
          </Button>
        </Actions>
      </Foot>
    </form>
  )
}

/** Preview of a logo in its final colour and on its final background. */
const Outline = ({ id }: { id: string }) => (
  <figure className={css.mark}>
    <svg aria-hidden="true">
      <use href={outlineUrl(id)} />
    </svg>
    <figcaption>As visitors will see it: in one dark colour.</figcaption>
  </figure>
)
