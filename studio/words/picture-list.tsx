import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router'
import type { Choice, StudioDocument } from '#shared/studio/documents.ts'
import { entryTitle } from '#shared/studio/entry-title.ts'
import type { FormField } from '#shared/studio/form.ts'
import { PICTURE } from '#shared/studio/field-title.ts'
import { MAX_ALT_LENGTH } from '#shared/studio/uploads.ts'
import type { FolderPicture, PictureUse } from '#shared/studio/uploads.ts'
import { isRecord } from '#shared/values.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Actions, Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { Empty, Loading, Notice } from '../ui/notice.tsx'
import { documentUrl } from './document-url.ts'
import { EntryMarks, leftAt } from './entry-card.tsx'
import { SHOW_FIELD } from './focus-field.ts'
import { FocusPicker } from './focus-picker.tsx'
import { isWithin, useForm, useNotes } from './form-context.tsx'
import { pictureFolder, useFolderPictures } from './picture-names.ts'
import { pictureWords, readFocus, writeFocus } from './picture-words.ts'
import css from './picture-list.module.css'
import { PointedPicture } from './pointed-picture.tsx'
import { textCount } from './text-count.ts'
import { FREE_SLOT } from './upload-dialog.tsx'
import { pictureUrl } from './upload-call.ts'

/** Lists up to this length have no search. */
const MAX_UNSEARCHED = 8

/** Folders with pictures of people, whose names come from elsewhere. */
const PEOPLE = ['team', 'testimonials']

const PLAIN: FormField = { kind: 'group', title: '', help: '', optional: false, fields: [] }

type Listed = {
  /** Name of the picture in its folder, which is also its key in the document. */
  key: string
  /** Undefined if the site no longer has this picture. */
  choice: Choice | undefined
  shown: FolderPicture | undefined
  name: string
}

type Props = { document: StudioDocument; fields: unknown }

/** The pictures of one folder, each with its description, its uses and its focus. */
export function PictureList({ document, fields }: Props) {
  const { choices } = useForm()
  const folder = pictureFolder(document) ?? ''
  const { data: shown, error } = useFolderPictures(folder)
  if (!shown && !error) return <Loading label="Reading the pictures" lines={6} />
  const all = listPictures({ folder, choices: choices.picture ?? [], shown: shown ?? [], fields, document })
  if (all.length === 0) {
    return (
      <Empty icon="picture" title="No pictures here yet">
        <p>Open the page where a picture belongs, press the one that is there now, then “Upload a picture”.</p>
        <ButtonLink to="/words/pages" variant="primary">
          See the pages
        </ButtonLink>
      </Empty>
    )
  }
  return (
    <div className={css.all}>
      <p className={css.help}>
        Describe each picture in one plain sentence. Screen readers read it out, and search engines use it.
        {PEOPLE.includes(folder) && ' Leave names out: the page adds them.'} Press a picture to set its focus: the part
        that is never cut off.
      </p>
      {error && (
        <Notice kind="danger">
          <p>Could not load where each picture is shown: {error.message}</p>
        </Notice>
      )}
      <Rows all={all} fields={fields} />
    </div>
  )
}

type Sources = Props & { folder: string; choices: readonly Choice[]; shown: readonly FolderPicture[] }

/** Lists pictures in the order of the document, followed by those without a record in it, such as most uploads. */
function listPictures({ folder, choices, shown, fields, document }: Sources): Listed[] {
  const own = choices.filter(({ value }) => value.startsWith(`${folder}/`))
  const written = [document.values.fields, fields].flatMap((each) => (isRecord(each) ? Object.keys(each) : []))
  const keys = [...new Set([...written, ...own.map(({ value }) => value.slice(folder.length + 1))])]
  return keys.map((key) => {
    const choice = own.find(({ value }) => value === `${folder}/${key}`)
    const found = shown.find(({ value }) => value === `${folder}/${key}`)
    const record = isRecord(fields) ? fields[key] : undefined
    return { key, choice, shown: found, name: found?.name || choice?.title || entryTitle(record, PLAIN) || PICTURE }
  })
}

/** Searched text of a row. It does not contain edited values: typing must not remove the row with the cursor. */
const wordsOf = ({ name, choice, shown }: Listed) =>
  [name, choice?.title ?? '', ...(shown?.uses ?? []).map(({ title }) => title)].join(' ').toLowerCase()

function Rows({ all, fields }: { all: Listed[]; fields: unknown }) {
  const [search, setSearch] = useState('')
  const [pointed, setPointed] = useState<Listed | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const showAll = useEffectEvent(() => flushSync(() => setSearch('')))
  useEffect(() => {
    const element = list.current
    element?.addEventListener(SHOW_FIELD, showAll)
    return () => element?.removeEventListener(SHOW_FIELD, showAll)
  }, [])
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const found = all.filter((each) => words.every((word) => wordsOf(each).includes(word)))
  return (
    <>
      {all.length > MAX_UNSEARCHED && (
        <div className={css.search}>
          <Field
            type="search"
            label="Search descriptions and pages"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
          <p role="status" className={css.help}>
            {words.length > 0 ? `${found.length} of ${all.length} pictures` : `${all.length} pictures`}
          </p>
        </div>
      )}
      {found.length === 0 && <p>No picture here has these words. Try fewer of them.</p>}
      <ul ref={list} className={css.rows}>
        {all.map((each) => (
          <Row
            key={each.key}
            picture={each}
            fields={fields}
            isHidden={!found.includes(each)}
            onPoint={() => setPointed(each)}
          />
        ))}
      </ul>
      {pointed?.choice && (
        <PointDialog picture={pointed} choice={pointed.choice} fields={fields} onClose={() => setPointed(null)} />
      )}
    </>
  )
}

/**
 * Returns the texts of a picture and a function that writes a part of them. A picture without a record in the document
 * gets one.
 */
function useWords(picture: Listed, fields: unknown) {
  const { change } = useForm()
  const { key, choice } = picture
  const otherwise = choice ?? { title: '' }
  const words = pictureWords(fields, key, otherwise)
  const record = isRecord(fields) ? fields[key] : undefined
  const write = (part: { alt?: string; focus?: string }) => {
    if (isRecord(record) || !choice) {
      for (const [name, value] of Object.entries(part)) change(`${key}.${name}`, value)
    } else change(key, { alt: words.alt, ...part })
  }
  return { words, write }
}

type RowProps = { picture: Listed; fields: unknown; isHidden: boolean; onPoint: () => void }

function Row({ picture, fields, isHidden, onPoint }: RowProps) {
  const { key, choice, shown, name } = picture
  const { change, faults, unwritten, changed } = useForm()
  const { words, write } = useWords(picture, fields)
  const whole = useNotes(key)
  const { error, warning } = useNotes(`${key}.alt`)
  const id = useId()
  const isChanged = [...changed].some((each) => isWithin(each, key))
  return (
    <li className={css.row} data-path={key} hidden={isHidden}>
      <div className={css.record} role="group" aria-labelledby={id}>
        <div className={css.head}>
          <h2 id={id} className={css.name}>
            {name}
          </h2>
          <EntryMarks left={leftAt([key], faults, unwritten)} isChanged={isChanged} />
        </div>
        {choice ? (
          <button
            type="button"
            className={css.picture}
            data-path={`${key}.focus`}
            aria-describedby={id}
            onClick={onPoint}
          >
            <PointedPicture choice={choice} focus={words.focus} />
            <span className={css.point}>Set the focus</span>
          </button>
        ) : (
          <div className={css.gone}>
            <Icon name="picture" />
          </div>
        )}
        <div className={css.about}>
          <p className={css.uses}>
            {choice ? <Uses uses={shown?.uses ?? []} /> : 'This picture is no longer on the site.'}
          </p>
          <div data-path={`${key}.alt`} data-changed={changed.has(`${key}.alt`) || undefined}>
            <Field
              kind="textarea"
              rows={2}
              className={css.words}
              label="Description"
              count={textCount(words.alt.length, { max: MAX_ALT_LENGTH })}
              value={words.alt}
              error={error ?? whole.error}
              onChange={({ target }) => write({ alt: target.value.replaceAll(/\s*\n\s*/g, ' ') })}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault()
              }}
            />
          </div>
          {warning && <p className={css.help}>{warning}</p>}
          {!choice && (
            <div>
              <Button size="small" icon="bin" onClick={() => change(key, undefined)}>
                Remove its description
              </Button>
            </div>
          )}
        </div>
      </div>
    </li>
  )
}

/** Documents that show the picture, each named once. */
function Uses({ uses }: { uses: PictureUse[] }) {
  const once = uses.filter(({ file }, at) => uses.findIndex((other) => other.file === file) === at)
  if (once.length === 0) return 'Not shown on any page at the moment.'
  return (
    <>
      Shown in{' '}
      {once.map(({ file, title, field, isDraft }, at) => (
        <span key={file}>
          {at > 0 && ', '}
          <Link to={documentUrl(file, field)}>{title}</Link>
          {isDraft && ' (draft)'}
        </span>
      ))}
    </>
  )
}

type PointProps = { picture: Listed; choice: Choice; fields: unknown; onClose: () => void }

function PointDialog({ picture, choice, fields, onClose }: PointProps) {
  const { words, write } = useWords(picture, fields)
  const [focus, setFocus] = useState(() => readFocus(words.focus))
  const { width = 4, height = 3 } = choice
  return (
    <Dialog
      isOpen
      isWide
      onClose={onClose}
      title={picture.name}
      loss={
        writeFocus(focus) === words.focus
          ? undefined
          : 'You moved the focus. If you close this now, it stays as it was.'
      }
    >
      <FocusPicker
        src={pictureUrl(choice.image ?? '')}
        size={{ width, height }}
        slot={{ ...(picture.shown?.slot ?? FREE_SLOT), shape: null }}
        focus={focus}
        onChange={setFocus}
      />
      <Actions>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="primary"
          onClick={() => {
            if (writeFocus(focus) !== words.focus) write({ focus: writeFocus(focus) })
            onClose()
          }}
        >
          Use this focus
        </Button>
      </Actions>
    </Dialog>
  )
}
