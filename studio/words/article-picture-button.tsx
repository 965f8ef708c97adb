import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toast.tsx'
import { FREE_SLOT, UploadDialog } from './upload-dialog.tsx'

/** Adds a picture to the text of an article: `onDone` gets it as Markdown. */
export function ArticlePictureButton({ onDone }: { onDone: (markdown: string) => void }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div>
      <Button size="small" icon="plus" onClick={() => setIsOpen(true)}>
        Add a picture to the text
      </Button>
      {isOpen && (
        <UploadDialog
          kind="picture"
          slot={FREE_SLOT}
          hasCaption
          onClose={() => setIsOpen(false)}
          onDone={({ value, alt, caption }) => {
            const title = caption && ` "${escaped(caption).replaceAll('"', String.raw`\"`)}"`
            onDone(`![${escaped(alt)}](${value}.jpg${title})`)
            toast('The picture stands in the text, in a line of its own.')
            setIsOpen(false)
          }}
        />
      )}
    </div>
  )
}

/** Signs that would be read as code or as the end of the text. */
const escaped = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[[\]\\{}]/g, String.raw`\$&`)
    .replaceAll('<', '&lt;')

/** A text with a new paragraph after the one at this place. */
export function withParagraph(text: string, at: number, paragraph: string): string {
  const end = text.indexOf('\n\n', at)
  const before = (end < 0 ? text : text.slice(0, end)).trimEnd()
  const after = end < 0 ? '' : text.slice(end).trimStart()
  return `${before}\n\n${paragraph}\n${after && `\n${after}`}`
}
