import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { DOCUMENT_GROUPS } from '#shared/studio/documents.ts'
import type { ListedDocument } from '#shared/studio/documents.ts'
import type { PreviewPage } from '#shared/studio/preview.ts'
import { hasCode } from '../api/call.ts'
import { documentsQuery, previewPagesQuery } from '../api/queries.ts'
import { BackLink } from '../ui/back-link.tsx'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Empty, Loading } from '../ui/notice.tsx'
import { SearchForm } from '../ui/search-form.tsx'
import { documentMarks } from '../words/document-marks.ts'
import { documentUrl } from '../words/document-url.ts'
import publish from '../words/publish.module.css'
import { pictureUrl } from '../words/upload-call.ts'
import list from '../words/words-page.module.css'
import css from './pages-page.module.css'
import { PreviewLinksPanel, useCopyLink } from './preview-links.tsx'
import { PreviewPane } from './preview-pane.tsx'

/** Preview of any page of the site; pressing a text or picture opens the field it comes from. */
export function PagesPage() {
  const [params] = useSearchParams()
  const path = params.get('path')
  const { data, error, refetch } = useQuery(previewPagesQuery())
  if (error) {
    return (
      <Empty icon="alert" title="Pages cannot be shown">
        <p>{error.message}</p>
        {!hasCode(error, 'off') && <Button onClick={() => void refetch()}>Try again</Button>}
        <Link to="/words">Back to the list</Link>
      </Empty>
    )
  }
  if (!data) return <Loading label="Reading the pages" lines={6} />
  const { pages } = data
  return path === null ? <PageList pages={pages} /> : <OnePage pages={pages} path={path} />
}

function OnePage({ pages, path }: { pages: PreviewPage[]; path: string }) {
  const [, setParams] = useSearchParams()
  const navigate = useNavigate()
  const link = useCopyLink(pages, path)
  return (
    <div className={css.page}>
      <h1 className="visually-hidden">See the pages</h1>
      <PreviewPane
        pages={pages}
        path={path}
        onPath={(next) => setParams({ path: next }, { replace: true })}
        edited={null}
        link={link}
        defaultDevice="desktop"
        onField={({ file, path: field }) => void navigate(documentUrl(file, field, path))}
      >
        <BackLink to="/words/pages" label="All pages" />
        <p className={css.how}>Press what you want to change.</p>
      </PreviewPane>
      {link.dialog}
    </div>
  )
}

function PageList({ pages }: { pages: PreviewPage[] }) {
  const [search, setSearch] = useState('')
  const { data: documents } = useQuery(documentsQuery(''))
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const found = pages.filter(({ title, path, group }) => {
    const all = `${title} ${path} ${group}`.toLowerCase()
    return words.every((word) => all.includes(word))
  })
  const groups = DOCUMENT_GROUPS.map((group) => ({ group, own: found.filter((each) => each.group === group) }))
  return (
    <div className={list.page}>
      <Link to="/words" className={publish.back}>
        <Icon name="arrow-left" /> Words and pictures
      </Link>
      <div className={css.top}>
        <header className={css.header}>
          <h1>See the pages</h1>
          <p>
            Each page as visitors will see it, with every draft. Open one and press the text or picture you want to
            change: that leads to its form.
          </p>
          <SearchForm
            label="Search pages by title or address"
            placeholder="Title or address"
            className={list.search}
            value={search}
            onChange={setSearch}
          />
        </header>
        <PreviewLinksPanel pages={pages} />
      </div>
      <p role="status" className={search ? list.count : 'visually-hidden'}>
        {search && (found.length === 1 ? '1 page' : `${found.length} pages`)}
      </p>
      {found.length === 0 && (
        <Empty icon="search" title={`No page is called “${search}”`}>
          <p>
            Try fewer words. To search the text of pages, go to <Link to="/words">Words and pictures</Link>.
          </p>
        </Empty>
      )}
      {groups.map(
        ({ group, own }) =>
          own.length > 0 && (
            <section key={group} className={list.group}>
              <h2>
                {group} <small className={list.number}>{own.length}</small>
              </h2>
              <ul className={css.rows}>
                {own.map((each) => (
                  <PageRow key={each.path} page={each} document={documents?.find(({ file }) => file === each.file)} />
                ))}
              </ul>
            </section>
          ),
      )}
    </div>
  )
}

type RowProps = { page: PreviewPage; document: ListedDocument | undefined }

function PageRow({ page: { path, title, image }, document }: RowProps) {
  const marks = document ? documentMarks(document) : []
  const isChanged = document?.draft && !document.draft.isRemoval && !document.isNew
  return (
    <li>
      <Link to={`/words/pages?${new URLSearchParams({ path })}`} className={css.row}>
        {image ? (
          <img className={css.image} src={pictureUrl(image)} alt="" loading="lazy" />
        ) : (
          <span className={css.image}>
            <Icon name="list" />
          </span>
        )}
        <span className={css.text}>
          <span className={css.title}>
            {title}
            {[...(isChanged ? ['Changed'] : []), ...marks].map((mark) => (
              <span key={mark} className={list.mark}>
                {mark}
              </span>
            ))}
          </span>
          <span className={css.path}>{path}</span>
        </span>
      </Link>
    </li>
  )
}
