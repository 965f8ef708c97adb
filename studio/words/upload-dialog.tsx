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

/** An article shows pictures in their own shape. */
export const FREE_SLOT: PictureSlot = { shape: null, least: 640, frames: [] }

export type Chosen = { value: string; alt: string; caption: string }

/** `focus` is one of the whole photo. */
type Again = { value: string; alt: string; focus: Focus; zoom: number }

type Queue = {
  /** Which one this is, from 1, and of how many. */
  number: number
  of: number
  /** What has become of each. */
  list: ReactNode
  /** In its turn; what was sent ahead is there at once. `onProgress`: `list` says how far it is. */
  send: (file: File, onProgress: () => void) => Promise<UploadState>
  /** Others were chosen with the first. */
  onMore: (first: File, others: File[]) => void
  /** Leaves this one out. */
  onSkip: () => void
}

type Props = {
  kind: UploadKind
  slot: PictureSlot
  /** Dropped or taken already. */
  file?: File | null
  /** In place of a file: another crop of what an uploaded picture was cut from. */
  again?: Again | null
  /** What it is called where nothing is said about it: a client’s name. */
  name?: string
  hasCaption?: boolean
  /** It is done as soon as the picture has its name: the sizes are made meanwhile. */
  isMadeLater?: boolean
  /** What the button says, where the picture is not put anywhere. */
  doneLabel?: string
  /** One of several, which are asked about one after the other. */
  queue?: Queue
  /** Back to where another crop was asked for. */
  onCancel?: () => void
  /** Offered beside a file, where one of the site may do. */
  onChooseExisting?: () => void
  onDone: (chosen: Chosen) => void
  onClose: () => void
}

const TITLES: Record<UploadKind, string> = { picture: 'New picture', logo: 'New logo' }
/** Goes on with the next of several. */
const SKIP = 'Leave this one out'
const CENTRE: Focus = { x: 50, y: 50 }

/** From a file to a picture of the site: sent, described, and made ready. */
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
      // Closed meanwhile: the field stays as it is.
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

/** Once all of it is there, the server reads it: that takes seconds, too. */
const sendingWords = (share: number) =>
  share < 1 ? `Sending: ${Math.round(share * 100)}%` : 'Sent. Opening the picture…'

/** The numbers stand in the text above it. */
function Bar({ text }: { text: string }) {
  const [, made, of] = /(\d+) of (\d+)/.exec(text) ?? []
  const [, percent] = /(\d+)%/.exec(text) ?? []
  const share = percent ? Number(percent) / 100 : made ? Number(made) / Number(of) : undefined
  return <progress className={css.bar} aria-label="Progress" max={1} value={share} />
}

/** Of an iPhone’s photos on a computer; the phone itself hands them over as JPEG only where these are not named. */
const HEIC_ENDINGS = ['.heic', '.heif']

export const isTouched = () => globalThis.matchMedia('(pointer: coarse)').matches

type FilePickerProps = { kind: UploadKind; isMany: boolean; onPick: (files: File[]) => void; children: ReactNode }

/** Choose, take or drop a file. */
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

/** The platform’s own control, which also takes a photo on a phone. */
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
          // The same file once more is a choice, too.
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
  /** What was said and set for the crop before. */
  began: Again | null
  name: string
  doneLabel: string | undefined
  hasCaption: boolean
  isBusy: boolean
  onOther: () => void
  onCancel: () => void
  /** One of several. */
  onSkip: (() => void) | undefined
  onFinish: (words: Words) => void
  /** How far it is, and what went wrong: stays in view with the buttons. */
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
  // The same crop would be the same picture twice.
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

/** In the one colour, and on the ground, that it will have. */
const Outline = ({ id }: { id: string }) => (
  <figure className={css.mark}>
    <svg aria-hidden="true">
      <use href={outlineUrl(id)} />
    </svg>
    <figcaption>As visitors will see it: in one dark colour.</figcaption>
  </figure>
)
