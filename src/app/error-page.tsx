import { errorPage } from '../content/error-page.ts'
import { chatLink, site } from '../content/site.ts'
import { documentUrl } from '../lib/document-url.ts'
import { Brand } from '../sections/site-header/brand.tsx'
import { Image } from '../ui/image.tsx'
import css from './error-page.module.css'
import { errorTitle } from './error-title.ts'

const ways = [
  { label: 'Home', path: '/' },
  { label: 'Case studies', path: '/case-study' },
  { label: 'Contact us', path: '/contact-us' },
]

/** Error page with plain links, so that it works without the router when navigation has failed. */
export function ErrorPage() {
  return (
    <main id="main" tabIndex={-1} className={css.page} data-ground="ink" data-plain-links>
      <Image picture={errorPage.picture} sizes="100vw" heights="100svh" className={css.art} priority cover alt="" />
      <a className={css.brand} href={documentUrl('/', import.meta.env.BASE_URL)} aria-label={`${site.brand}, home`}>
        <Brand />
      </a>
      <div className={css.words}>
        <h1 className={css.title}>{errorTitle}</h1>
        <p className={css.lead}>{errorPage.lead}</p>
        <p className={css.line}>{errorPage.line}</p>
        <nav aria-label="Ways back" className={css.ways}>
          {ways.map(({ label, path }) => (
            <a key={path} href={documentUrl(path, import.meta.env.BASE_URL)}>
              {label}
            </a>
          ))}
          <a href={chatLink()}>{errorPage.chat}</a>
          <a href={`mailto:${site.contact.email}`}>{site.contact.email}</a>
        </nav>
      </div>
    </main>
  )
}
