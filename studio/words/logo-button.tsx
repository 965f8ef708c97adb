import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { FREE_SLOT, UploadDialog } from './upload-dialog.tsx'

type Props = { label: string; onDone: (value: string) => void }

/** Adds a logo to those that can be chosen, and chooses it. */
export function LogoButton({ label, onDone }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div>
      <Button size="small" icon="plus" onClick={() => setIsOpen(true)}>
        Upload a logo<span className="visually-hidden"> for {label}</span>
      </Button>
      {isOpen && (
        <UploadDialog
          kind="logo"
          slot={FREE_SLOT}
          onClose={() => setIsOpen(false)}
          onDone={({ value }) => {
            onDone(value)
            setIsOpen(false)
          }}
        />
      )}
    </div>
  )
}
