import { useState } from 'react'
import type { Choice } from '#shared/studio/documents.ts'
import type { PictureSlot } from '#shared/studio/form.ts'
import { Dialog } from '../ui/dialog.tsx'
import fieldCss from '../ui/field.module.css'
import { Field } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import css from './picture-field.module.css'
import { misfit } from './picture-fit.ts'
import { pictureUrl } from './upload-call.ts'

type Props = {
  all: readonly Choice[]
  value?: unknown
  slot: PictureSlot
  onChoose: (choice: Choice) => void
  onClose: () => void
}

/** One of the pictures that are on the site; those that do not fit the place are apart, with the reason. */
export const ChoosePictureDialog = ({ onClose, ...props }: Props) => (
  <Dialog isOpen isWide onClose={onClose} title="Choose a picture">
    <Chooser {...props} />
  </Dialog>
)

function Chooser({ all, value, slot, onChoose }: Omit<Props, 'onClose'>) {
  const [search, setSearch] = useState('')
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const found = all
    .filter((choice) => words.every((word) => `${choice.title} ${choice.value}`.toLowerCase().includes(word)))
    .map((choice) => ({ choice, reason: misfit(choice, slot) }))
  const fitting = found.filter(({ reason }) => !reason).map(({ choice }) => choice)
  const others = found.filter(({ reason }) => reason)
  return (
    <>
      <Field type="search" label="Search pictures" value={search} onChange={({ target }) => setSearch(target.value)} />
      <p role="status" className={fieldCss.hint}>
        {fitting.length === 1 ? '1 picture fits' : `${fitting.length} pictures fit`} here
        {others.length > 0 && `, ${others.length} more ${others.length === 1 ? 'does' : 'do'} not`}
      </p>
      {groupsOf(fitting, typeof value === 'string' ? value : '').map(([title, pictures]) => (
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
          <p className={fieldCss.hint}>To use one of these, upload it here: you can then crop it to fit.</p>
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
    </>
  )
}

/** Pictures by their folder: that of the one shown now comes first, and this one before the others. */
function groupsOf(choices: Choice[], shown: string): [title: string, Choice[]][] {
  const isFirst = (choice: Choice) => Number(choice.value === shown)
  const groups = Map.groupBy(choices, ({ value }) => folderOf(value))
  return [...groups]
    .map(([title, pictures]): [string, Choice[]] => [title, pictures.toSorted((a, b) => isFirst(b) - isFirst(a))])
    .toSorted(([a], [b]) => Number(b === folderOf(shown)) - Number(a === folderOf(shown)) || a.localeCompare(b))
}

/** Such as “Case studies”. */
function folderOf(value: string): string {
  const [folder = ''] = value.split('/')
  return folder.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase())
}

type PictureProps = {
  choice: Choice | undefined
  /** Width and height to which it is cropped, null for its own; 4:3 when left out. */
  shape?: PictureSlot['shape']
}

export const Picture = ({ choice, shape }: PictureProps) =>
  choice?.image ? (
    <img
      // Not an attribute: the policy refuses these in documents.
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
