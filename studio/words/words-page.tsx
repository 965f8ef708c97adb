import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { DOCUMENT_GROUPS } from '#shared/studio/documents.ts'
import type { ListedDocument } from '#shared/studio/documents.ts'
import { isRunning } from '#shared/studio/publish.ts'
import type { Publication } from '#shared/studio/publish.ts'
import { isAllowed } from '#shared/studio/roles.ts'
import { hasCode } from '../api/call.ts'
import { documentsQuery, publishingQuery } from '../api/queries.ts'
import { useMe } from '../app/use-me.ts'
import { formatDuration, useNow } from '../desk/time.ts'
import { useIsWide } from '../preview/use-device.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Empty, Loading } from '../ui/notice.tsx'
import { SearchForm } from '../ui/search-form.tsx'
import { useSearchText } from '../ui/use-search-text.ts'
import { documentMarks } from './document-marks.ts'
import { documentUrl } from './document-url.ts'
import { NewPageDialog } from './new-page-dialog.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { PublishStatus } from './publish-status.tsx'
import css from './words-page.module.css'

/** Everything that is written on the site, found by name or by any word in it. */
export function WordsPage() {
  const [params, setParams] = useSearchParams()
  const search = params.get('q') ?? ''
  const [text, setText] = useSearchText(search, (q) => setParams(q ? { q } : {}, { replace: true }))
  const { data, error, isPlaceholderData } = useQuery(documentsQuery(search))
  const { data: all = [] } = useQuery(documentsQuery(''))
  const { data: publication = null } = useQuery(publishingQuery)
  const drafts = all.filter((each) => each.draft && !isTaken(each, publication)).length
  const [begun, setBegun] = useState<number | null>(null)
  return (
    <div className={css.page} data-searching={text.trim() || search ? '' : undefined}>
      <header className={css.header}>
        <div className={css.titles}>
          <h1>Words</h1>
          <SearchForm
            label="Search every word on the site"
            placeholder="Any word on the site"
            className={css.search}
            value={text}
            onChange={setText}
          />
          <p>Change what stands on the site. What you type is kept as a draft until it is published.</p>
        </div>
        {data && <Publishing drafts={drafts} onBegun={setBegun} />}
      </header>
      {data && <OtherScreens />}
      {!error && (
        <div className={css.publication} data-brief={search ? '' : undefined}>
          <PublishStatus begun={params.has('publish') ? null : begun} />
        </div>
      )}
      {error ? (
        <Empty icon="alert" title={hasCode(error, 'off') ? 'Words cannot be changed here' : 'The list did not come'}>
          <p>{error.message}</p>
        </Empty>
      ) : data ? (
        <List
          documents={data}
          publication={publication}
          search={search}
          isOld={isPlaceholderData || text.trim() !== search}
        />
      ) : (
        <Loading label="Reading the list" lines={6} />
      )}
    </div>
  )
}

const SCREENS = [
  ['/words/pages', 'Open a page'],
  ['/words/pictures', 'Pictures'],
  ['/words/versions', 'Versions'],
  ['/words/launch', 'Before launch'],
] as const

/** What else can be done with words, on screens of their own. */
const OtherScreens = () => (
  <nav aria-label="More of words" className={css.screens}>
    {SCREENS.map(([to, label]) => (
      <Link key={to} to={to} className={css.screen}>
        {label}
      </Link>
    ))}
  </nav>
)

/** What was written goes on the site, and new pages are begun. */
function Publishing({ drafts, onBegun }: { drafts: number; onBegun: (id: number) => void }) {
  const { role } = useMe()
  const [params, setParams] = useSearchParams()
  const isOpen = params.has('publish')
  const asked = params.get('publish')
  const setIsOpen = (open: boolean) => setParams(open ? { publish: '' } : {}, { replace: true })
  const { data: publication } = useQuery(publishingQuery)
  const isBusy = Boolean(publication && isRunning(publication.state))
  return (
    <div className={css.actions}>
      <NewPage />
      {isAllowed(role, 'publish') && (
        <Button
          {...(drafts > 0 && { variant: 'primary' as const })}
          icon="arrow-up-right"
          disabled={drafts === 0 || isBusy}
          onClick={() => setIsOpen(true)}
        >
          {drafts === 0 ? 'Publish' : `Publish… (${drafts})`}
        </Button>
      )}
      {isOpen && (
        <PublishDialog
          only={asked === 'again' ? (publication?.files ?? null) : asked ? [asked] : null}
          onBegun={onBegun}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  )
}

function NewPage() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button icon="plus" onClick={() => setIsOpen(true)}>
        New page…
      </Button>
      {isOpen && <NewPageDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}

const PUBLISHED_NOW = 'Being published now'
const CHANGED = 'Changed, not published yet'
const isStrip = (title: string) => title === CHANGED || title === PUBLISHED_NOW

/** Its draft is what is being published, or has just been: the list may be older. What was typed since then is not. */
const isTaken = ({ file, draft }: ListedDocument, publication: Publication | null) =>
  Boolean(draft) &&
  publication !== null &&
  publication.kind !== 'restored' &&
  (isRunning(publication.state) || publication.state === 'done') &&
  publication.files.includes(file) &&
  (draft?.savedAt ?? 0) <= publication.startedAt

/** Sixteen rows that are seldom used: folded where they would be two screens of a phone. */
const FOLDED = 'Words for pictures'

type GroupProps = { title: string; count: number; isFolded: boolean; children: ReactNode }

function Group({ title, count, isFolded, children }: GroupProps) {
  const heading = (
    <h2>
      {title} <small className={css.number}>{count}</small>
    </h2>
  )
  return isFolded ? (
    <details className={css.folded}>
      <summary>{heading}</summary>
      <div className={css.group}>{children}</div>
    </details>
  ) : (
    <section className={css.group} data-strip={isStrip(title) ? '' : undefined}>
      {heading}
      {children}
    </section>
  )
}

type ListProps = {
  documents: ListedDocument[]
  publication: Publication | null
  search: string
  /** Of an earlier search: what is found now has not arrived yet. */
  isOld: boolean
}

function List({ documents, publication, search, isOld }: ListProps) {
  const fields = documents.flatMap((document) => document.fields.map((field) => ({ ...field, document })))
  const found = documents.filter(({ fields: named, hits }) => hits.length > 0 || named.length === 0)
  const isRunningNow = publication !== null && isRunning(publication.state)
  const taken = documents.filter((each) => isTaken(each, publication))
  const drafts = documents.filter((each) => each.draft && !taken.includes(each))
  // Where the words stand together as they were typed comes first.
  const isWhole = ({ hits }: ListedDocument) => Boolean(search) && hits.some(({ text }) => hasPhrase(text, search))
  const isWide = useIsWide()
  // A field that is called just so is what was meant.
  const isNamed = fields.some((field) => isExact(field, search)) || found.length === 0
  const groups = [
    ...(search ? [] : [{ title: PUBLISHED_NOW, entries: isRunningNow ? taken : [] }]),
    ...(search ? [] : [{ title: CHANGED, entries: drafts }]),
    ...DOCUMENT_GROUPS.map((title) => ({ title, entries: found.filter(({ group }) => group === title) })).toSorted(
      (a, b) => Number(b.entries.some(isWhole)) - Number(a.entries.some(isWhole)),
    ),
  ].filter(({ entries }) => entries.length > 0)
  return (
    <>
      {/* Where nothing is found, the words below say so. */}
      <p role="status" className={search && (isOld || documents.length > 0) ? css.count : 'visually-hidden'}>
        {search &&
          (isOld
            ? 'Searching…'
            : documents.length === 1
              ? 'Found in 1 document'
              : `Found in ${documents.length} documents`)}
      </p>
      {search && documents.length === 0 && !isOld ? (
        <Empty icon="search" title={`“${search}” stands nowhere on the site`}>
          <p>Try fewer words, or one that is spelled as on the page.</p>
        </Empty>
      ) : (
        <div
          className={css.groups}
          data-found={search ? '' : undefined}
          data-old={isOld || undefined}
          aria-busy={isOld}
        >
          {isNamed && <Fields fields={fields} search={search} />}
          {groups.map(({ title, entries }) => (
            <Group key={title} title={title} count={entries.length} isFolded={!search && !isWide && title === FOLDED}>
              <ul>
                {entries
                  .toSorted((a, b) => Number(isWhole(b)) - Number(isWhole(a)) || a.title.localeCompare(b.title))
                  .map((each) => (
                    <Listed
                      key={each.file}
                      document={taken.includes(each) && !isRunningNow ? { ...each, draft: null } : each}
                      search={search}
                      isPublished={taken.includes(each)}
                      isListedAbove={!search && !isStrip(title)}
                    />
                  ))}
              </ul>
            </Group>
          ))}
          {!isNamed && fields.length > 0 && <Fields fields={fields} search={search} />}
        </div>
      )}
    </>
  )
}

const hasPhrase = (text: string, search: string) =>
  text.toLowerCase().includes(search.toLowerCase().split(/\s+/).join(' '))

const MAX_FIELDS = 8

type FoundField = ListedDocument['fields'][number] & { document: ListedDocument }

/** Its own title is what was searched for, or the words before it are, too: `agency phone`. */
function isExact({ title, document }: FoundField, search: string): boolean {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const own = title.split(' › ').at(-1)?.toLowerCase() ?? ''
  const around = `${siteTitle(document)} ${title}`.toLowerCase()
  return own === words.at(-1) && words.every((word) => around.includes(word))
}

/** Fields that are called what was searched for, those first whose own title is just that. */
function Fields({ fields, search }: { fields: FoundField[]; search: string }) {
  const first = fields.toSorted((a, b) => Number(isExact(b, search)) - Number(isExact(a, search))).slice(0, MAX_FIELDS)
  return (
    <section className={css.group}>
      <h2>Fields</h2>
      <ul>
        {first.map(({ document, path, title, text }) => (
          <li key={`${document.file} ${path}`} className={css.item}>
            <Link to={documentUrl(document.file, path)} className={css.link}>
              <Crumbs parts={[siteTitle(document), ...title.split(' › ')]} search={search} />
              <span className={css.value}>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** `The agency: name, contact, offices` → `The agency` */
const siteTitle = ({ group, title }: ListedDocument) => (group === 'The whole site' ? title.replace(/: .*/, '') : title)

/** Where a field stands, the page first; its own title stands out. */
function Crumbs({ parts, search }: { parts: string[]; search: string }) {
  const own = parts.at(-1) ?? ''
  return (
    <span className={css.crumbs}>
      {parts.length > 1 && (
        <>
          <Marked text={parts.slice(0, -1).join(' › ')} search={search} />
          {' › '}
        </>
      )}
      <span className={css.name}>
        <Marked text={own} search={search} />
      </span>
    </span>
  )
}

type ListedProps = {
  document: ListedDocument
  search: string
  /** Its draft is what goes on the site now. */
  isPublished: boolean
  /** Its draft is listed above already: a dot is enough. */
  isListedAbove: boolean
}

function Listed({ document, search, isPublished, isListedAbove }: ListedProps) {
  const now = useNow()
  const { file, title, draft, hits, isNew } = document
  const marks = documentMarks(document)
  const hasMarks = marks.length > 0 || (draft && !isListedAbove)
  return (
    <li className={css.item}>
      <Link to={documentUrl(file)} className={css.link}>
        <span className={css.name}>{title}</span>
        {hasMarks && (
          <span className={css.marks}>
            {marks.map((mark) => (
              <span key={mark} className={css.mark}>
                {mark}
              </span>
            ))}
            {draft && !isListedAbove && (
              <>
                {draft.isFaulty && (
                  <span className={isNew ? css.mark : css.toMend}>{isNew ? 'Still to write' : 'To mend'}</span>
                )}
                <span className={css.draft}>
                  <Icon name={isPublished ? 'arrow-up-right' : 'pencil'} />{' '}
                  {isPublished ? 'Being published' : `${draft.savedBy}, ${ago(now - draft.savedAt)}`}
                </span>
              </>
            )}
          </span>
        )}
        {draft && isListedAbove && (
          <span className={css.dot}>
            <span className="visually-hidden">{isPublished ? 'Being published' : 'Changed'}</span>
          </span>
        )}
      </Link>
      {hits.length > 0 && (
        <ul className={css.hits}>
          {hits.map(({ path, title: field, text }) => (
            <li key={path + text} className={css.found}>
              {field && <p className={css.where}>{field}</p>}
              <Link to={documentUrl(file, path)} className={css.hit}>
                <Marked text={text} search={search} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

const ago = (ms: number) => {
  const duration = formatDuration(Math.max(0, ms))
  return duration === 'just now' ? duration : `${duration} ago`
}

/** A text in which the words that were searched for are marked. */
function Marked({ text, search }: { text: string; search: string }) {
  const words = search.split(/\s+/).filter(Boolean)
  const pattern = new RegExp(
    `(${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|')})`,
    'i',
  )
  return text.split(pattern).map((part, at) => (at % 2 ? <mark key={at}>{part}</mark> : part))
}
