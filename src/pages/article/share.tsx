import { useState } from 'react'
import { useLocation } from '../../router/route-view.tsx'
import { blog } from '../../content/blog.ts'
import { site } from '../../content/site.ts'
import { twinAddress } from '../../lib/twin-address.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import css from './share.module.css'

const labels = blog.article

/** Plain links: nothing is asked of the networks before a visitor follows one. The copy button needs script. */
export function Share({ title }: { title: string }) {
  const { pathname } = useLocation()
  const [copied, setCopied] = useState(false)
  const address = `${site.url}${twinAddress(pathname, '/')}`
  const words = encodeURIComponent(`${title} ${address}`)
  const copy = (): void => {
    navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      (error: unknown) => console.warn('The link could not be copied.', error),
    )
  }
  return (
    <aside className={css.share} aria-labelledby="share-title">
      <h2 id="share-title" className={css.title}>
        {labels.share}
      </h2>
      <ul role="list" className={css.list}>
        <li>
          <Link
            href={`https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(address)}`}
            className={css.way}
          >
            <Icon name="linkedin" />
            LinkedIn
          </Link>
        </li>
        <li>
          <Link href={`https://wa.me/?text=${words}`} className={css.way}>
            <Icon name="chat" />
            WhatsApp
          </Link>
        </li>
        <li>
          <Link href={`mailto:?subject=${encodeURIComponent(title)}&body=${words}`} className={css.way}>
            <Icon name="mail" />
            {labels.mail}
          </Link>
        </li>
        <li className={css.copy}>
          <button type="button" className={css.way} onClick={copy}>
            <Icon name={copied ? 'check' : 'copy'} />
            {copied ? labels.copied : labels.copy}
          </button>
        </li>
      </ul>
      <p role="status" className="visually-hidden">
        {copied && labels.copied}
      </p>
    </aside>
  )
}
