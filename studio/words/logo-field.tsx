import { useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { useForm } from './form-context.tsx'
import css from './logo-field.module.css'
import { logoUrl } from './upload-call.ts'
import { FREE_SLOT, UploadDialog } from './upload-dialog.tsx'

type Props = { value: string; path: string; label: string; children: ReactNode }

/** A client’s logo: shown, chosen in the control inside, or sent. Who it belongs to is asked once, and fills an empty name. */
export function LogoField({ value, path, label, children }: Props) {
  const { change, valueOf } = useForm()
  const [isOpen, setIsOpen] = useState(false)
  const namePath = path.replace(/logo$/, 'name')
  const name = valueOf(namePath)
  return (
    <>
      <div className={css.chosen}>
        <span className={css.logo}>
          {value && (
            // What is not there draws nothing.
            <svg key={value} aria-hidden="true">
              <use href={logoUrl(value)} />
            </svg>
          )}
        </span>
        <div className={css.control}>{children}</div>
      </div>
      <div>
        <Button size="small" icon="plus" onClick={() => setIsOpen(true)}>
          Upload a logo<span className="visually-hidden"> for {label}</span>
        </Button>
      </div>
      {isOpen && (
        <UploadDialog
          kind="logo"
          slot={FREE_SLOT}
          {...(typeof name === 'string' && { name })}
          onClose={() => setIsOpen(false)}
          onDone={({ value: uploaded, alt }) => {
            change(path, uploaded)
            if (name === '') change(namePath, alt)
            setIsOpen(false)
          }}
        />
      )}
    </>
  )
}
