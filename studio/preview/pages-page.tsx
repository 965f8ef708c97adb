import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearchParams } from 'react-router'
import type { PreviewPage } from '#shared/studio/preview.ts'
import { previewPagesQuery } from '../api/queries.ts'
import { BackLink } from '../ui/back-link.tsx'
import { Icon } from '../ui/icon.tsx'
import { Empty, Loading } from '../ui/notice.tsx'
import { documentUrl } from '../words/document-url.ts'
import css from './pages-page.module.css'
import { PreviewLinksPanel } from './preview-links.tsx'
import { PreviewPane } from './preview-pane.tsx'
import { useIsWide } from './use-device.ts'

/** Any page of the site: what is pressed there leads to the field it comes from. */
export function PagesPage() {
  const [params, setParams] = useSearchParams()
  const path = params.get('path')
  const navigate = useNavigate()
  const isWide = useIsWide()
  const { data, error } = useQuery({ ...previewPagesQuery(), retry: false })
  if (error) {
    return (
      <Empty icon="alert" title="Pages cannot be shown">
        <p>{error.message}</p>
        <Link to="/words">Back to the list</Link>
      </Empty>
    )
  }
  if (!data) return <Loading label="Reading the pages" lines={6} />
  const { pages } = data
  if (path === null) return <PageList pages={pages} />
  return (
    <div className={css.page}>
      <h1 className="visually-hidden">Open a page</h1>
      <PreviewPane
        pages={pages}
        path={path}
        onPath={(next) => setParams({ path: next }, { replace: true })}
        edited={null}
        defaultDevice={isWide ? 'desktop' : 'phone'}
        onField={({ file, path: field }) => void navigate(documentUrl(file, field, path))}
      >
        <BackLink to="/words/pages" label="All pages" />
        <p className={css.how}>Press on what you want to change.</p>
      </PreviewPane>
    </div>
  )
}

function PageList({ pages }: { pages: PreviewPage[] }) {
  const groups = [...Map.groupBy(pages, ({ group }) => group)]
  return (
    <div className={css.list}>
      <header>
        <Link to="/words" className={css.toWords}>
          <Icon name="arrow-left" /> Words
        </Link>
        <h1>Open a page</h1>
        <p>Open a page and press on what you want to change. It shows all drafts, also those that are not published.</p>
      </header>
      <PreviewLinksPanel pages={pages} />
      {groups.map(([group, each]) => (
        <section key={group}>
          <h2>{group}</h2>
          <ul>
            {each.map(({ path, title }) => (
              <li key={path}>
                <Link to={`/words/pages?${new URLSearchParams({ path })}`} className={css.link}>
                  <span>{title}</span>
                  <span className={css.path}>{path}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
