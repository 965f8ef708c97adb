import { pictureUrl } from '../words/upload-call.ts'
import type { ShownPage } from './load-page.ts'
import css from './share-cards.module.css'

/** Preview of the page in search results and as a shared link. */
export function ShareCards({ page }: { page: ShownPage }) {
  const { title, shareTitle, description, address, brand, isListed, picture } = page
  const { host, pathname } = new URL(address)
  const crumbs = pathname.split('/').filter(Boolean)
  if (!isListed) return <p className={css.none}>This page is not for search engines and has no picture to share.</p>
  return (
    <div className={css.cards}>
      <section aria-label="In search results" className={css.card}>
        <h3 className={css.label}>In search results</h3>
        <p className={css.site}>
          {brand} <span>{[host, ...crumbs].join(' › ')}</span>
        </p>
        <p className={css.result}>{title}</p>
        <p className={css.description}>{description}</p>
      </section>
      <section aria-label="As a shared link" className={css.card}>
        <h3 className={css.label}>As a shared link</h3>
        {picture && (
          <div className={css.image}>
            <span className={css.words}>{shareTitle}</span>
            <img src={pictureUrl(picture)} alt="" />
          </div>
        )}
        <p className={css.shared}>{shareTitle}</p>
        <p className={css.description}>{description}</p>
        <p className={css.host}>{host}</p>
      </section>
    </div>
  )
}
