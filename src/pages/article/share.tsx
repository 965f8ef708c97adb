import { usePath } from '../../router/path-context.tsx'
import { blog } from '../../content/blog.ts'
import { site } from '../../content/site.ts'
import { documentUrl } from '../../lib/document-url.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import css from './share.module.css'

const labels = blog.article

/**
 * Plain links to share the article: nothing is requested from the networks before a visitor follows one. The copy
 * button needs script.
 */
export function Share({ title }: { title: string }) {
  const url = `${site.url}${documentUrl(usePath(), '/')}`
  const words = encodeURIComponent(`${title} ${url}`)
  return (
    <aside className={css.share} data-figure aria-labelledby="share-title">
      <h2 id="share-title" className={css.title}>
        {labels.share}
      </h2>
      <ul role="list" className={css.list}>
        <li>
          <Link
            href={`https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`}
            className={css.way}
          >
            <Icon name="linkedin" />
            LinkedIn
          </Link>
        </li>
        <li>
          <Link href={`https://wa.me/?text=${words}`} className={css.way}>
            <Icon name="whatsapp" />
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
          <button type="button" className={css.way} data-enhance="copy-link" data-link={url}>
            <Icon name="copy" />
            <span>{labels.copy}</span>
            <template>
              <Icon name="check" />
              <span>{labels.copied}</span>
            </template>
          </button>
        </li>
      </ul>
      <p role="status" className="visually-hidden" data-live />
    </aside>
  )
}
