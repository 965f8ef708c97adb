import { useId, useState } from 'react'
import type { FormField } from '#shared/studio/form.ts'
import { Button } from '../ui/button.tsx'
import { useForm, useNotes } from './form-context.tsx'
import { Icon } from '../ui/icon.tsx'
import { toast } from '../ui/toast.tsx'
import fieldCss from '../ui/field.module.css'
import { ChoosePictureDialog, Picture } from './picture-chooser.tsx'
import css from './picture-field.module.css'
import { placeWords } from './picture-fit.ts'
import { PictureWordsDialog } from './picture-words-dialog.tsx'
import { FREE_SLOT, UploadDialog } from './upload-dialog.tsx'

type Props = { field: Extract<FormField, { kind: 'text' }>; value: unknown; path: string; label: string }

type Opened = { dialog: 'choose' } | { dialog: 'upload'; file: File | null } | { dialog: 'words' } | null

/** Field for a picture, which is chosen from those of the site or uploaded, with its focus. */
export function PictureField({ field, value, path, label }: Props) {
  const { change, choices } = useForm()
  const { error, mark } = useNotes(path)
  const [opened, setOpened] = useState<Opened>(null)
  const [isOver, setIsOver] = useState(false)
  const id = useId()
  const chosen = choices.picture?.find((choice) => choice.value === value)
  const slot = field.slot ?? FREE_SLOT
  const close = () => setOpened(null)
  const place = (uploaded: string) => {
    change(path, uploaded)
    toast('The picture is in your draft. Visitors see it once you publish.')
    close()
  }
  return (
    <div className={css.field} role="group" aria-labelledby={`${id}-label`}>
      <div className={fieldCss.head}>
        <p id={`${id}-label`} className={css.label}>
          {label}
        </p>
        {mark && <span className={fieldCss.mark}>{mark}</span>}
      </div>
      <div
        className={css.chosen}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          if (opened || !event.dataTransfer.types.includes('Files')) return
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          setIsOver(false)
          const [file] = event.dataTransfer.files
          if (opened || !file) return
          event.preventDefault()
          setOpened({ dialog: 'upload', file })
        }}
      >
        {value ? (
          <Picture choice={chosen} shape={slot.shape} />
        ) : (
          <span className={css.none}>
            <Icon name="picture" />
          </span>
        )}
        <div className={css.about}>
          <p>{chosen?.title ?? whatIsKnown(value, choices.picture !== undefined)}</p>
          <div className={css.buttons}>
            <Button
              size="small"
              icon="plus"
              {...(!value && { variant: 'primary' as const })}
              aria-describedby={`${id}-label`}
              onClick={() => setOpened({ dialog: 'upload', file: null })}
            >
              Upload a picture
            </Button>
            <Button
              size="small"
              aria-describedby={`${id}-label ${id}-error`}
              onClick={() => setOpened({ dialog: 'choose' })}
            >
              {value ? 'Choose another' : 'Choose a picture'}
            </Button>
            {chosen && (
              <Button size="small" aria-describedby={`${id}-label`} onClick={() => setOpened({ dialog: 'words' })}>
                Description and focus…
              </Button>
            )}
            {field.optional && value !== undefined && (
              <Button size="small" variant="plain" onClick={() => change(path, undefined)}>
                Remove<span className="visually-hidden"> {label}</span>
              </Button>
            )}
          </div>
        </div>
      </div>
      <p className={fieldCss.hint}>{[field.help, placeWords(slot)].filter(Boolean).join(' ')}</p>
      <p id={`${id}-error`} className={fieldCss.error} role="alert">
        {error}
      </p>
      {opened?.dialog === 'choose' && (
        <ChoosePictureDialog
          all={choices.picture ?? []}
          value={value}
          slot={slot}
          onClose={close}
          onUpload={() => setOpened({ dialog: 'upload', file: null })}
          onChoose={(picked) => {
            change(path, picked.value)
            close()
          }}
        />
      )}
      {opened?.dialog === 'upload' && (
        <UploadDialog
          kind="picture"
          slot={slot}
          file={opened.file}
          onClose={close}
          onDone={({ value: uploaded }) => place(uploaded)}
        />
      )}
      {opened?.dialog === 'words' && chosen && (
        <PictureWordsDialog
          value={chosen.value}
          choice={chosen}
          slot={slot}
          onRecropped={({ value: cropped }) => place(cropped)}
          onClose={close}
        />
      )}
    </div>
  )
}

function whatIsKnown(value: unknown, isRead: boolean): string {
  if (typeof value !== 'string' || !value) return 'No picture yet: upload one, or choose one that is on the site.'
  return isRead ? `${value} (not found)` : value
}
