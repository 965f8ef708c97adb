import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toast.tsx'
import { useForm } from './form-context.tsx'
import { ChoosePictureDialog } from './picture-chooser.tsx'
import { FREE_SLOT, UploadDialog } from './upload-dialog.tsx'

/** A picture in an article; `url` is its URL in the Markdown. */
export type ArticlePicture = { url: string; alt: string; caption: string }

type DialogProps = { onDone: (picture: ArticlePicture) => void; onClose: () => void }

/** Uploads and describes a picture for an article, or chooses one that exists. */
export function ArticlePictureDialog({ onDone, onClose }: DialogProps) {
  const { choices } = useForm()
  const [isChoosing, setIsChoosing] = useState(false)
  const place = (value: string, alt: string, caption: string) => {
    onDone({ url: `${value}.jpg`, alt, caption })
    toast('The picture is in the text, on a line of its own.')
  }
  if (isChoosing) {
    return (
      <ChoosePictureDialog
        all={choices.picture ?? []}
        slot={FREE_SLOT}
        onClose={onClose}
        onUpload={() => setIsChoosing(false)}
        onChoose={({ value, title }) => place(value, title, '')}
      />
    )
  }
  return (
    <UploadDialog
      kind="picture"
      slot={FREE_SLOT}
      hasCaption
      isMadeLater
      onClose={onClose}
      onChooseExisting={() => setIsChoosing(true)}
      onDone={({ value, alt, caption }) => place(value, alt, caption)}
    />
  )
}

/** Button that adds a picture to an article; `onDone` gets its Markdown. */
export function ArticlePictureButton({ onDone }: { onDone: (markdown: string) => void }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div>
      <Button size="small" icon="plus" onClick={() => setIsOpen(true)}>
        Add a picture to the text
      </Button>
      {isOpen && (
        <ArticlePictureDialog
          onClose={() => setIsOpen(false)}
          onDone={({ url, alt, caption }) => {
            const title = caption && ` "${escaped(caption).replaceAll('"', String.raw`\"`)}"`
            onDone(`![${escaped(alt)}](${url}${title})`)
            setIsOpen(false)
          }}
        />
      )}
    </div>
  )
}

/** Escapes characters that would be read as code or as the end of the text. */
const escaped = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[[\]\\{}]/g, String.raw`\$&`)
    .replaceAll('<', '&lt;')

/** Inserts a new paragraph after the one at the given offset. */
export function withParagraph(text: string, at: number, paragraph: string): string {
  const end = text.indexOf('\n\n', at)
  const before = (end < 0 ? text : text.slice(0, end)).trimEnd()
  const after = end < 0 ? '' : text.slice(end).trimStart()
  return `${before}\n\n${paragraph}\n${after && `\n${after}`}`
}
