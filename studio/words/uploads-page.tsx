import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DragEvent } from 'react'
import { Link } from 'react-router'
import { removeUpload, UNUSED_DAYS } from '#shared/studio/uploads.ts'
import type { Uploaded } from '#shared/studio/uploads.ts'
import { classNames } from '../../src/lib/class-names.ts'
import { call } from '../api/call.ts'
import { choicesQuery, folderPicturesQuery, uploadsQuery } from '../api/queries.ts'
import { formatMoment, useNow } from '../desk/time.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Actions, Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { Empty, Loading, Notice } from '../ui/notice.tsx'
import { toast } from '../ui/toast.tsx'
import { documentUrl } from './document-url.ts'
import { PictureWordsDialog } from './picture-words-dialog.tsx'
import { UPLOADED_PICTURES } from './picture-search.ts'
import { usePicturesInMaking } from './pictures-in-making.ts'
import { pictureUrl } from './upload-call.ts'
import { FREE_SLOT, isTouched } from './upload-dialog.tsx'
import { PicturesInMaking, UploadQueue } from './upload-queue.tsx'
import publish from './publish.module.css'
import css from './uploads-page.module.css'
import page from './words-page.module.css'

const DAY_MS = 86_400_000
const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' })
/** Lists up to this length have no search. */
const MAX_UNSEARCHED = 12

const kindOf = ({ kind }: Uploaded) => (kind === 'logo' ? 'logo' : 'picture')
const nameOf = ({ alt, value }: Uploaded) => alt || value
const wordsOf = (upload: Uploaded) =>
  [nameOf(upload), kindOf(upload), upload.by, ...upload.uses.map(({ title }) => title)].join(' ').toLowerCase()

/** Lists uploads, where they are shown and which will be removed; more can be uploaded here. */
export function UploadsPage() {
  const { data: uploads, error } = useQuery(uploadsQuery)
  /** Files being uploaded; null for one that is still to be chosen. Empty while the dialog is closed. */
  const [files, setFiles] = useState<readonly (File | null)[]>([])
  const [isOver, setIsOver] = useState(false)
  const isOpen = files.length > 0
  const isMaking = usePicturesInMaking().length > 0
  const upload = (
    <Button variant="primary" icon="plus" onClick={() => setFiles([null])}>
      Upload pictures
    </Button>
  )
  const isFile = ({ dataTransfer }: DragEvent) => !isOpen && !error && dataTransfer.types.includes('Files')
  return (
    <div
      className={classNames(page.page, css.page)}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!isFile(event)) return
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false)
      }}
      onDrop={(event) => {
        setIsOver(false)
        if (!isFile(event)) return
        event.preventDefault()
        setFiles([...event.dataTransfer.files])
      }}
    >
      <Link to="/words" className={publish.back}>
        <Icon name="arrow-left" /> Words and pictures
      </Link>
      <header className={page.header}>
        <div className={page.titles}>
          <h1>{UPLOADED_PICTURES}</h1>
          {uploads && uploads.length > 0 && (
            <p>Choose them in any document. What no page shows is deleted after {UNUSED_DAYS} days.</p>
          )}
        </div>
        {uploads && (uploads.length > 0 || isMaking) && upload}
      </header>
      <PicturesInMaking />
      {error ? (
        <Empty icon="alert" title="The pictures could not be loaded">
          <p>{error.message}</p>
        </Empty>
      ) : !uploads ? (
        <Loading label="Reading the list" lines={4} />
      ) : uploads.length === 0 && isMaking ? null : uploads.length === 0 ? (
        <Empty icon="picture" title="No pictures uploaded yet">
          <p>Upload some here{!isTouched() && ', or drop them on this page'}, and choose them in any document later.</p>
          <p>To replace a picture, open its page, press the picture there, then “Upload a picture”.</p>
          <div className={css.ways}>
            {upload}
            <ButtonLink to="/words/pages">See the pages</ButtonLink>
          </div>
        </Empty>
      ) : (
        <List uploads={uploads} />
      )}
      {isOpen && <UploadQueue files={files} onClose={() => setFiles([])} />}
      {isOver && (
        <p className={css.dropHere} aria-hidden="true">
          <Icon name="picture" /> Drop to upload
        </p>
      )}
    </div>
  )
}

function List({ uploads }: { uploads: Uploaded[] }) {
  const [search, setSearch] = useState('')
  const [asked, setAsked] = useState<Uploaded | null>(null)
  const [described, setDescribed] = useState<Uploaded | null>(null)
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const found = uploads.filter((upload) => words.every((word) => wordsOf(upload).includes(word)))
  const unused = uploads.filter(({ removedAt }) => removedAt !== null).length
  const count = words.length > 0 ? `${found.length} of ${uploads.length}` : `${uploads.length}`
  return (
    <>
      {/* The field must not disappear during a search, even if pictures are removed. */}
      {(uploads.length > MAX_UNSEARCHED || search !== '') && (
        <Field
          type="search"
          label="Search descriptions, pages and people"
          className={css.search}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      )}
      <p role="status" className={css.help}>
        {count} {uploads.length === 1 ? 'picture' : 'pictures'}
        {unused > 0 && words.length === 0 && `, ${unusedWords(unused, uploads.length)}`}
      </p>
      {found.length === 0 && <p>No picture matches these words. Try fewer of them.</p>}
      <ul className={css.list}>
        {found.map((each) => (
          <Item key={each.value} upload={each} onDescribe={() => setDescribed(each)} onRemove={() => setAsked(each)} />
        ))}
        {words.length === 0 && !isTouched() && (
          <li className={css.drop} aria-hidden="true">
            <Icon name="picture" />
            Or drop pictures anywhere on this page
          </li>
        )}
      </ul>
      {described && <WordsDialog upload={described} onClose={() => setDescribed(null)} />}
      {asked && <RemoveDialog upload={asked} onClose={() => setAsked(null)} />}
    </>
  )
}

function unusedWords(unused: number, all: number): string {
  if (all === 1) return 'not shown on any page'
  return unused === all ? 'none of them shown on a page yet' : `${unused} not shown on any page`
}

type ItemProps = { upload: Uploaded; onDescribe: () => void; onRemove: () => void }

function Item({ upload, onDescribe, onRemove }: ItemProps) {
  const { kind, image, by, at, uses, isKept, removedAt } = upload
  const now = useNow()
  return (
    <li className={css.item}>
      <span className={css.frame} data-kind={kind}>
        <img src={pictureUrl(`uploads/${image}`)} alt="" className={css.image} loading="lazy" />
      </span>
      <div className={css.about}>
        <h2 className={css.name}>{nameOf(upload)}</h2>
        {uses.length > 0 && (
          <p className={css.uses}>
            Shown in{' '}
            {uses.map((use, index) => (
              <span key={`${use.file} ${use.isDraft}`}>
                {index > 0 && ', '}
                <Link to={documentUrl(use.file)}>{use.title}</Link>
                {use.isDraft && ' (draft)'}
              </span>
            ))}
          </p>
        )}
        {uses.length === 0 && isKept && <p className={css.uses}>Not shown now. Kept for an earlier version.</p>}
        {uses.length === 0 && !isKept && removedAt === null && (
          <p className={css.uses}>
            Not shown on any page. Kept, because somebody has changed its description or focus.
          </p>
        )}
        {removedAt !== null && (
          <p className={css.uses}>
            Not shown on any page. Deleted on {dayFormat.format(removedAt)}, {daysUntil(removedAt - now)}.
          </p>
        )}
        <p className={css.help}>
          {kind === 'logo' ? 'Logo · ' : ''}
          {by} · {formatMoment(at, now)}
        </p>
      </div>
      {(kind === 'picture' || removedAt !== null) && (
        <div className={css.buttons}>
          {kind === 'picture' && (
            <Button size="small" onClick={onDescribe}>
              Description and focus…<span className="visually-hidden"> {nameOf(upload)}</span>
            </Button>
          )}
          {removedAt !== null && (
            <Button size="small" onClick={onRemove}>
              Remove…<span className="visually-hidden"> {nameOf(upload)}</span>
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

/** Edits the description and the focus of an upload, also before it is shown anywhere. */
function WordsDialog({ upload, onClose }: { upload: Uploaded; onClose: () => void }) {
  const client = useQueryClient()
  const { data: choices, error } = useQuery(choicesQuery)
  const { data: shown, isLoading } = useQuery(folderPicturesQuery('uploads'))
  const choice = choices?.picture.find(({ value }) => value === upload.value)
  const isMissing = choices !== undefined && !choice?.image
  return (
    <PictureWordsDialog
      value={upload.value}
      choice={isLoading ? undefined : choice}
      slot={shown?.find(({ value }) => value === upload.value)?.slot ?? FREE_SLOT}
      problem={
        error?.message ?? (isMissing ? 'This picture is not ready yet. Please try again in a moment.' : undefined)
      }
      onRecropped={() => {
        void client.invalidateQueries({ queryKey: uploadsQuery.queryKey })
        toast('The new crop is listed here as a picture of its own. Choose it in any document.')
        onClose()
      }}
      onClose={onClose}
    />
  )
}

function daysUntil(ms: number): string {
  // `now` is up to half a minute old.
  const days = Math.min(Math.max(1, Math.ceil(ms / DAY_MS)), UNUSED_DAYS)
  return days === 1 ? 'within a day' : `in ${days} days`
}

/** Asks before a picture is deleted for good. */
function RemoveDialog({ upload, onClose }: { upload: Uploaded; onClose: () => void }) {
  const client = useQueryClient()
  const remove = useMutation({
    mutationFn: () => call(removeUpload, { query: { value: upload.value } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: uploadsQuery.queryKey })
      await client.invalidateQueries({ queryKey: choicesQuery.queryKey })
      toast(`The ${kindOf(upload)} was removed.`)
      onClose()
    },
  })
  return (
    <Dialog isOpen onClose={onClose} title={`Remove this ${kindOf(upload)}?`}>
      <p>
        No page and no draft shows “{nameOf(upload).replace(/\.$/, '')}”. This cannot be undone: you would have to
        upload it again.
      </p>
      {remove.error && (
        <Notice kind="danger">
          <p>{remove.error.message}</p>
        </Notice>
      )}
      <Actions>
        <Button onClick={onClose}>Keep it</Button>
        <Button variant="danger" icon="bin" isBusy={remove.isPending} onClick={() => remove.mutate()}>
          Remove it
        </Button>
      </Actions>
    </Dialog>
  )
}
