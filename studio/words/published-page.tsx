import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { ListedDocument } from '#shared/studio/documents.ts'
import type { ChangedDocument } from '#shared/studio/publish.ts'
import { sitePath } from '../api/call.ts'
import { previewPagesQuery } from '../api/queries.ts'
import { Icon } from '../ui/icon.tsx'
import { countChanges } from './count-changes.ts'
import { hiddenDay, longDay } from './document-marks.ts'
import { documentUrl } from './document-url.ts'
import css from './publish.module.css'

type Props = {
  file: string
  /** Undefined if the document no longer exists. */
  document: ListedDocument | undefined
  /** Undefined if its changes are not known yet or nothing differs. */
  changed: ChangedDocument | undefined
}

/** One published document: a link to the page that shows it, and a summary of its changes. */
export function PublishedPage({ file, document, changed }: Props) {
  const title = document?.title ?? changed?.title ?? file
  const isSeen = document !== undefined && document.hidden === null
  return (
    <li className={css.page}>
      {document === undefined ? (
        <span className={css.pageTitle}>{title}</span>
      ) : isSeen ? (
        <SiteLink file={file} title={title} />
      ) : (
        <Link to={documentUrl(file)} className={css.pageTitle}>
          {title}
        </Link>
      )}
      <span className={css.pageWhat}>
        {[changed && whatWords(changed), seenWords(document, changed)].filter(Boolean).join(', ')}
      </span>
    </li>
  )
}

const whatWords = ({ kind, changes, title }: ChangedDocument) =>
  kind === 'new' ? 'New' : kind === 'removed' ? 'Deleted' : countChanges(changes, title)

/** Says why the change is not visible on the page; empty if it is. */
function seenWords(document: ListedDocument | undefined, changed: ChangedDocument | undefined): string {
  if (!document) return ''
  const day = hiddenDay(document.hidden)
  if (day) return `visible from ${longDay(day)}`
  if (document.hidden !== null) return 'hidden from visitors'
  if (!changed || changed.kind !== 'changed' || changed.changes.length === 0) return ''
  if (document.group === 'Words for pictures')
    return changed.changes.some(({ path }) => path.endsWith('.focus')) ? '' : 'read out by screen readers only'
  return changed.changes.every(({ path }) => path.startsWith('search.')) ? 'in search results only' : ''
}

/**
 * Link to the document's own page or to the one that shows most of it; if the server cannot tell, to the document
 * itself.
 */
function SiteLink({ file, title }: { file: string; title: string }) {
  const { data: all, isPending } = useQuery({ ...previewPagesQuery(), retry: false })
  const own = all?.pages.find((page) => page.file === file)?.path
  const { data: uses, isPending: isSearching } = useQuery({
    ...previewPagesQuery(file),
    retry: false,
    enabled: !isPending && own === undefined,
  })
  const path = own ?? uses?.first
  if (path)
    return (
      <a
        href={`${sitePath}${path.replace(/\/?$/, '/')}`}
        target="_blank"
        rel="noopener noreferrer"
        className={css.pageTitle}
      >
        {/* Distinguishes this link from the one to the document in the list. */}
        <span className="visually-hidden">See </span>
        {title}
        <Icon name="arrow-up-right" />
        <span className="visually-hidden"> on the site (new tab)</span>
      </a>
    )
  if (isPending || isSearching) return <span className={css.pageTitle}>{title}</span>
  return (
    <Link to={documentUrl(file)} className={css.pageTitle}>
      {title}
    </Link>
  )
}
