import { useRef, useState } from 'react'
import type { Choice } from '#shared/studio/documents.ts'
import type { PictureSlot } from '#shared/studio/form.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import fieldCss from '../ui/field.module.css'
import { Field } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { Empty } from '../ui/notice.tsx'
import { useKeptHeight } from '../ui/use-kept-height.ts'
import css from './picture-field.module.css'
import { byMatch, matchOf, UPLOADED_PICTURES, UPLOADS } from './picture-search.ts'
import { misfit, misfitWords } from './picture-fit.ts'
import { pictureUrl } from './upload-call.ts'

type Props = {
  all: readonly Choice[]
  value?: unknown
  slot: PictureSlot
  onChoose: (choice: Choice) => void
  /** Offered when the search finds nothing. */
  onUpload: () => void
  onClose: () => void
}

/** Chooses one of the site's pictures; those that do not fit the place are listed separately with the reason. */
export const ChoosePictureDialog = ({ onClose, ...props }: Props) => (
  <Dialog isOpen isWide onClose={onClose} title="Choose a picture">
    <Chooser {...props} />
  </Dialog>
)

function Chooser({ all, value, slot, onChoose, onUpload }: Omit<Props, 'onClose'>) {
  const [search, setSearch] = useState('')
  const room = useKeptHeight()
  const field = useRef<HTMLDivElement>(null)
  const words = search.trim()
  const found = byMatch(all, words).map((choice) => ({ choice, reason: misfit(choice, slot) }))
  const fitting = found.filter(({ reason }) => !reason).map(({ choice }) => choice)
  const others = found.filter(({ reason }) => reason)
  const groups = words ? foundGroups(fitting, words) : groupsOf(fitting, typeof value === 'string' ? value : '')
  return (
    <div ref={room} className={css.chooser}>
      <div ref={field}>
        <Field
          type="search"
          label="Search pictures"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </div>
      <p role="status" className={fieldCss.hint}>
        {fitting.length === 1 ? '1 picture fits' : `${fitting.length} pictures fit`} here
        {others.length > 0 &&
          `, ${others.length} more ${others.length === 1 ? 'does' : 'do'} not: ${misfitWords(others.map(({ reason = '' }) => reason))}. See the end of the list.`}
      </p>
      {fitting.length === 0 && words && (
        <Empty icon="search" title={`No picture that fits here has “${words}”`}>
          <p>Try another word of what is seen in it, or upload the picture.</p>
          <div className={css.ways}>
            <Button
              size="small"
              onClick={() => {
                setSearch('')
                field.current?.querySelector('input')?.focus()
              }}
            >
              Clear the search
            </Button>
            <Button size="small" icon="plus" onClick={onUpload}>
              Upload a picture
            </Button>
          </div>
        </Empty>
      )}
      {groups.map(([title, pictures]) => (
        <section key={title} className={css.folder}>
          <h3>{title}</h3>
          <ul className={css.pictures}>
            {pictures.map((choice) => (
              <li key={choice.value}>
                <button
                  type="button"
                  className={css.choice}
                  aria-pressed={choice.value === value}
                  onClick={() => onChoose(choice)}
                >
                  <Picture choice={choice} />
                  {choice.value === value && <b>Shown here now</b>}
                  <span>{choice.title}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {others.length > 0 && (
        <details>
          <summary className={css.others}>Does not fit here ({others.length})</summary>
          <p className={fieldCss.hint}>
            {slot.shape && 'One of another shape: upload its file here, and crop it to fit. '}One that is too small
            would look blurred: upload a larger file of it.
          </p>
          <ul className={css.pictures}>
            {others.map(({ choice, reason }) => (
              <li key={choice.value} className={css.misfit}>
                <Picture choice={choice} />
                <span>{choice.title}</span>
                <b>{reason}</b>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

/** Groups results: whole words before parts of words, such as “tea” in “team”. */
function foundGroups(choices: Choice[], search: string): [title: string, Choice[]][] {
  const [whole, partly] = [true, false].map((isWhole) =>
    choices.filter((choice) => (matchOf(choice, search) === 'whole') === isWhole),
  )
  const groups: [string, Choice[]][] = [
    [`With “${search}”`, whole ?? []],
    [`With “${search}” as a part of a word`, partly ?? []],
  ]
  return groups.filter(([, pictures]) => pictures.length > 0)
}

/**
 * Groups pictures by folder: uploads first, then the folder of the current picture, in which that picture comes first.
 */
function groupsOf(choices: Choice[], shown: string): [title: string, Choice[]][] {
  const isFirst = (choice: Choice) => Number(choice.value === shown)
  const rankOf = (title: string) => (title === UPLOADED_PICTURES ? 2 : title === folderOf(shown) ? 1 : 0)
  const groups = Map.groupBy(choices, ({ value }) => folderOf(value))
  return [...groups]
    .map(([title, pictures]): [string, Choice[]] => [title, pictures.toSorted((a, b) => isFirst(b) - isFirst(a))])
    .toSorted(([a], [b]) => rankOf(b) - rankOf(a) || a.localeCompare(b))
}

/** Returns the name of a picture's folder, such as “Case studies”. */
function folderOf(value: string): string {
  const [folder = ''] = value.split('/')
  if (folder === UPLOADS) return UPLOADED_PICTURES
  return folder.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase())
}

type PictureProps = {
  choice: Choice | undefined
  /** Width and height to which the picture is cropped, null for its own shape; 4:3 by default. */
  shape?: PictureSlot['shape']
}

export const Picture = ({ choice, shape }: PictureProps) =>
  choice?.image ? (
    <img
      // Set by script, because the policy refuses style attributes in documents.
      ref={(image) => {
        if (image) image.style.aspectRatio = (shape === null ? [choice.width, choice.height] : shape)?.join(' / ') ?? ''
      }}
      className={css.image}
      src={pictureUrl(choice.image)}
      alt=""
      loading="lazy"
    />
  ) : (
    <span className={css.image} data-empty="">
      <Icon name="picture" />
    </span>
  )
