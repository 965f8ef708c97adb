import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { Notice } from '../ui/notice.tsx'
import { documentUrl } from '../words/document-url.ts'
import css from './offline-notice.module.css'

type Unsaved = { file: string; title: string }

/** Sends drafts that are stored on this device only, on every screen, and lists those that could not be sent. */
export function UnsavedDrafts({ account }: { account: number }) {
  const location = useLocation()
  const [unsaved, setUnsaved] = useState<Unsaved[]>([])
  useEffect(() => {
    let isLeft = false
    async function send() {
      // Loaded on demand: accounts that only read enquiries do not need it before the first paint.
      const { sendUnsavedDrafts } = await import('../words/draft-sync.ts')
      const rest = await sendUnsavedDrafts(account)
      if (!isLeft) setUnsaved(rest)
    }
    const again = () => void send()
    again()
    addEventListener('online', again)
    return () => {
      isLeft = true
      removeEventListener('online', again)
    }
  }, [account, location.key])
  // The document's own screen shows its state itself.
  const others = unsaved.filter(({ file }) => documentUrl(file) !== documentUrl(fileOf(location.search)))
  return (
    <div role="status" className={css.place}>
      {others.length > 0 && (
        <Notice>
          <p>
            <strong>Not saved yet, only on this device:</strong>{' '}
            {others.map(({ file, title }, at) => (
              <span key={file}>
                {at > 0 && ', '}
                <Link to={documentUrl(file)}>{title}</Link>
              </span>
            ))}
          </p>
        </Notice>
      )}
    </div>
  )
}

const fileOf = (search: string) => new URLSearchParams(search).get('file') ?? ''
