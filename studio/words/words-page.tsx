import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { DOCUMENT_GROUPS } from '#shared/studio/documents.ts'
import type { ListedDocument } from '#shared/studio/documents.ts'
import { classNames } from '../../src/lib/class-names.ts'
import { isRunning } from '#shared/studio/publish.ts'
import type { Publication } from '#shared/studio/publish.ts'
import { isAllowed } from '#shared/studio/roles.ts'
import { isAnyLeft, leftWords } from '#shared/studio/unwritten.ts'
import { hasCode } from '../api/call.ts'
import { documentsQuery, publishingQuery, savedDrafts, stopsQuery } from '../api/queries.ts'
import { useMe } from '../app/use-me.ts'
import { formatDay, formatDuration, useNow } from '../desk/time.ts'
import { useIsWide } from '../preview/use-device.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import type { IconName } from '../ui/icon.tsx'
import { MoreMenu } from '../ui/more-menu.tsx'
import { Empty, Loading } from '../ui/notice.tsx'
import { SearchForm } from '../ui/search-form.tsx'
import { SmallPicture } from '../ui/small-picture.tsx'
import { useSearchText } from '../ui/use-search-text.ts'
import { documentMarks, hiddenDay, isHidden, isTaken } from './document-marks.ts'
import { documentUrl } from './document-url.ts'
import { FoundList } from './found-list.tsx'
import { NewPageDialog } from './new-page-dialog.tsx'
import { UPLOADED_PICTURES } from './picture-search.ts'
import { PublishDialog } from './publish-dialog.tsx'
import { PublishStatus } from './publish-status.tsx'
import { pictureUrl } from './upload-call.ts'
import css from './words-page.module.css'

/** Lists all documents of the site; a search covers their titles and texts. */
export function WordsPage() {
  const [params, setParams] = useSearchParams()
  const search = params.get('q') ?? ''
  const [text, setText] = useSearchText(search, (q) => setParams(q ? { q } : {}, { replace: true }))
  const { data, error, isPlaceholderData } = useQuery(documentsQuery(search))
  const { all, heldBack } = useStops(useQuery(documentsQuery('')).data ?? NONE)
  const { data: publication = null } = useQuery(publishingQuery)
  const drafts = all.filter((each) => each.draft && !isTaken(each, publication))
  const flags = all.reduce((sum, each) => sum + each.flags, 0)
  const left = flags > 0 ? `${flags} left` : ''
  const [begun, setBegun] = useState<number | null>(null)
  const [isNewOpen, setIsNewOpen] = useState(false)
  return (
    <div className={css.page} data-searching={text.trim() || search ? '' : undefined}>
      <header className={css.header}>
        <div className={css.titles}>
          <h1>Words and pictures</h1>
          <SearchForm
            label="Search every word on the site"
            placeholder="Any word on the site"
            className={css.search}
            value={text}
            onChange={setText}
          />
          <p>
            <span className={css.inWindows}>Every text and picture of the site. </span>
            Visitors see it once you publish.
          </p>
        </div>
        {!error && (
          <div className={css.actions}>
            <Button icon="plus" onClick={() => setIsNewOpen(true)}>
              New page…
            </Button>
            <PublishButton
              drafts={drafts}
              ready={drafts.filter((each) => isDraftReady(each) && !heldBack.includes(each.file)).length}
              isOld={drafts.length < all.filter(({ draft }) => draft).length}
            />
            <MoreMenu
              label="More of words"
              className={classNames(css.more, css.onPhones)}
              items={[...SCREENS.map(([to, label, icon]) => ({ to, label, icon, note: to === LAUNCH ? left : '' }))]}
            />
          </div>
        )}
      </header>
      {!error && <OtherScreens left={left} />}
      {!error && (
        <div className={css.publication} data-brief={search ? '' : undefined}>
          <PublishStatus begun={params.has('publish') ? null : begun} isBrief={search !== ''} />
        </div>
      )}
      {error ? (
        <Empty
          icon="alert"
          title={hasCode(error, 'off') ? 'Words cannot be changed here' : 'The list could not be loaded'}
        >
          <p>{error.message}</p>
        </Empty>
      ) : !data ? (
        <Loading label="Reading the list" lines={6} />
      ) : search ? (
        <FoundList
          documents={data}
          search={search}
          isOld={isPlaceholderData || text.trim() !== search}
          onSearch={setText}
        />
      ) : (
        <List
          documents={all}
          publication={publication}
          isOld={isPlaceholderData || text.trim() !== ''}
          isSearching={text.trim() !== ''}
        />
      )}
      {params.has('publish') && <AskedPublish onBegun={setBegun} />}
      {isNewOpen && <NewPageDialog onClose={() => setIsNewOpen(false)} />}
    </div>
  )
}

const NONE: ListedDocument[] = []

/** Adds to each draft what prevents it from being published, so that the list counts as the dialog does. */
function useStops(documents: ListedDocument[]): { all: ListedDocument[]; heldBack: string[] } {
  const { role } = useMe()
  const saved = savedDrafts(documents)
  const { data: stops } = useQuery({ ...stopsQuery(saved), enabled: saved !== '' && isAllowed(role, 'publish') })
  const all = documents.map((each) => {
    const left = each.draft && stops?.get(each.file)
    return each.draft && left ? { ...each, draft: { ...each.draft, left } } : each
  })
  return { all, heldBack: [...(stops ?? [])].flatMap(([file, { isHeldBack }]) => (isHeldBack ? [file] : [])) }
}

const LAUNCH = '/words/launch'

const SCREENS = [
  ['/words/pages', 'See the pages', 'pencil'],
  ['/words/pictures', UPLOADED_PICTURES, 'picture'],
  ['/words/versions', 'Versions', 'clock'],
  [LAUNCH, 'Before launch', 'check'],
] as const satisfies readonly (readonly [string, string, IconName])[]

/** Links to further screens about the content. */
const OtherScreens = ({ left }: { left: string }) => (
  <nav aria-label="More of words" className={classNames(css.screens, css.inWindows)}>
    {SCREENS.map(([to, label]) => (
      <Link key={to} to={to} className={css.screen}>
        {label} {to === LAUNCH && left && <small className={css.number}>{left}</small>}
      </Link>
    ))}
  </nav>
)

type PublishButtonProps = {
  drafts: ListedDocument[]
  /** How many of them can be published. */
  ready: number
  /** The list has drafts that were published meanwhile. */
  isOld: boolean
}

/** Button to publish, with the number of drafts that are ready. */
function PublishButton({ drafts, ready, isOld }: PublishButtonProps) {
  const { role } = useMe()
  const [, setParams] = useSearchParams()
  const { data: publication } = useQuery(publishingQuery)
  const isBusy = Boolean(publication && isRunning(publication.state))
  if (!isAllowed(role, 'publish')) return null
  return (
    <Button
      {...(ready > 0 && { variant: 'primary' as const })}
      icon="arrow-up-right"
      className={css.publish}
      disabled={drafts.length === 0 || isBusy || isOld}
      onClick={() => setParams({ publish: '' }, { replace: true })}
    >
      {drafts.length === 0 ? 'Publish' : ready === 0 ? 'Publish…' : `Publish ${ready}…`}
    </Button>
  )
}

const isDraftReady = ({ draft }: ListedDocument) => draft !== null && !isAnyLeft(draft.left)

/** Opens the dialog for `?publish` in the URL; with `again`, for the documents of the last publication. */
function AskedPublish({ onBegun }: { onBegun: (id: number) => void }) {
  const { role } = useMe()
  const [params, setParams] = useSearchParams()
  const publish = params.get('publish')
  const { data: publication } = useQuery(publishingQuery)
  if (!isAllowed(role, 'publish')) return null
  return (
    <PublishDialog
      asked={publish === 'again' && publication ? { files: publication.files, why: 'again' } : null}
      onBegun={onBegun}
      onClose={() => setParams({}, { replace: true })}
    />
  )
}

/** The home page is first, because people look for it most. */
const isHome = ({ path }: ListedDocument) => path === '/'

const PUBLISHED_NOW = 'Being published now'
const CHANGED = 'Changed, not published yet'
const isStrip = (title: string) => title === CHANGED || title === PUBLISHED_NOW

/** A long group that is seldom used: it is folded in narrow windows. */
const FOLDED = 'Words for pictures'

/** Filters of the list, as `state` in the URL. */
const STATES = [
  { name: 'drafts', label: 'Drafts', matches: ({ draft }: ListedDocument) => draft !== null },
  {
    name: 'unfinished',
    label: 'Not finished',
    matches: ({ draft }: ListedDocument) => draft !== null && isAnyLeft(draft.left),
  },
  {
    name: 'hidden',
    label: 'Hidden',
    matches: ({ hidden, willBeHidden }: ListedDocument) => isHidden(hidden) || isHidden(willBeHidden),
  },
  {
    name: 'scheduled',
    label: 'Scheduled',
    matches: ({ willBeHidden }: ListedDocument) => hiddenDay(willBeHidden) !== undefined,
  },
  {
    name: 'published',
    label: 'Published this week',
    matches: ({ published }: ListedDocument, now: number) => published !== null && now - published.at < WEEK_MS,
  },
] as const
const WEEK_MS = 7 * 86_400_000

type GroupProps = { title: string; count: string; isFolded: boolean; children: ReactNode }

function Group({ title, count, isFolded, children }: GroupProps) {
  const heading = (
    <h2 className={isFolded ? undefined : css.heading}>
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

type ListProps = { documents: ListedDocument[]; publication: Publication | null; isOld: boolean; isSearching: boolean }

function List({ documents: all, publication, isOld, isSearching }: ListProps) {
  const now = useNow()
  const [params] = useSearchParams()
  const isRunningNow = publication !== null && isRunning(publication.state)
  const taken = all.filter((each) => isTaken(each, publication))
  // A document that was just published has no draft any more, although the list may be older.
  const current = all.map((each) => (taken.includes(each) && !isRunningNow ? { ...each, draft: null } : each))
  const states = STATES.map((state) => ({ ...state, entries: current.filter((each) => state.matches(each, now)) }))
  const selected = states.find(({ name, entries }) => name === params.get('state') && entries.length > 0)
  const documents = selected?.entries ?? current
  const isTakenNow = ({ file }: ListedDocument) => taken.some((each) => each.file === file)
  const drafts = documents.filter((each) => each.draft && !isTakenNow(each))
  const isWide = useIsWide()
  const ready = drafts.filter(isDraftReady).length
  const groups = [
    { title: PUBLISHED_NOW, above: 0, entries: isRunningNow ? documents.filter(isTakenNow) : [] },
    { title: CHANGED, above: 0, entries: drafts },
    ...DOCUMENT_GROUPS.map((title) => ({
      title,
      above: documents.filter((each) => each.group === title && each.draft).length,
      // A document with a draft is listed above only.
      entries: documents.filter((each) => each.group === title && !each.draft),
    })),
  ].filter(({ entries }) => entries.length > 0)
  return (
    <>
      {isSearching ? (
        <div role="status">
          <h2>Searching…</h2>
        </div>
      ) : (
        <StateFilter states={states} selected={selected?.name ?? null} count={current.length} />
      )}
      <div className={css.groups} data-old={isOld || undefined} aria-busy={isOld}>
        {groups.map(({ title, entries, above }) => (
          <Group
            key={title}
            title={title}
            count={
              title === CHANGED && ready < drafts.length
                ? `${drafts.length} (${ready} ready)`
                : `${entries.length}${above > 0 ? `, and ${above} changed above` : ''}`
            }
            isFolded={!isWide && title === FOLDED && !selected}
          >
            <ul className={css.list}>
              {entries
                .toSorted((a, b) => Number(isHome(b)) - Number(isHome(a)) || a.title.localeCompare(b.title))
                .map((each) => (
                  <Listed key={each.file} document={each} isPublished={isTakenNow(each)} />
                ))}
            </ul>
          </Group>
        ))}
      </div>
    </>
  )
}

type StateFilterProps = {
  states: readonly { name: string; label: string; entries: readonly ListedDocument[] }[]
  selected: string | null
  /** How many documents there are in all. */
  count: number
}

/** Filters the list by state; states without documents are not offered. */
function StateFilter({ states, selected, count }: StateFilterProps) {
  const [, setParams] = useSearchParams()
  const offered = states.filter(({ entries }) => entries.length > 0)
  if (offered.length === 0) return null
  const all = { name: null, label: 'All', entries: { length: count } }
  return (
    <div role="group" aria-label="Show" className={css.states}>
      {[all, ...offered].map(({ name, label, entries }) => (
        <button
          key={label}
          type="button"
          className={css.state}
          aria-pressed={name === selected}
          onClick={() => setParams(name ? { state: name } : {}, { replace: true })}
        >
          {label} <small>{entries.length}</small>
        </button>
      ))}
    </div>
  )
}

type ListedProps = {
  document: ListedDocument
  /** Whether its draft is being published now. */
  isPublished: boolean
}

function Listed({ document, isPublished }: ListedProps) {
  const now = useNow()
  const id = useId()
  const { file, title, draft, image, path, published } = document
  const marks = documentMarks(document)
  const hasMarks = marks.length > 0 || draft
  const since = published && `Published ${dayWords(published.at, now)}${published.by ? ` by ${published.by}` : ''}`
  const about = [path, since].filter(Boolean).join(' · ')
  return (
    <li className={css.item}>
      <Link to={documentUrl(file)} className={css.link} aria-describedby={about ? id : undefined}>
        <SmallPicture src={!!image && pictureUrl(image)} icon={iconOf(document)} />
        <span className={css.row}>
          <span className={css.text}>
            <span className={css.name}>{title}</span>
            {/* It describes the link through `aria-describedby` and is not part of its name. */}
            {about && (
              <small id={id} className={css.about} aria-hidden="true">
                {about}
              </small>
            )}
          </span>
          {hasMarks && (
            <span className={css.marks}>
              {marks.map((mark) => (
                <span key={mark} className={css.mark}>
                  {mark}
                </span>
              ))}
              {draft && (
                <>
                  {isAnyLeft(draft.left) && (
                    <span className={draft.left.toMend > 0 ? css.toMend : css.toWrite}>{leftWords(draft.left)}</span>
                  )}
                  <span className={css.draft}>
                    <Icon name={isPublished ? 'arrow-up-right' : 'pencil'} />{' '}
                    {isPublished ? 'Being published' : `${draft.savedBy}, ${ago(now - draft.savedAt)}`}
                  </span>
                </>
              )}
            </span>
          )}
        </span>
      </Link>
    </li>
  )
}

/** Formats a day for use within a sentence: `Today` → `today`; names of days keep their capitals. */
const dayWords = (at: number, now: number) =>
  formatDay(at, now).replace(/^(?:To|Yester)day$/, (day) => day.toLowerCase())

/** Stands for a document without a picture. */
const iconOf = ({ group }: ListedDocument): IconName =>
  group === 'People and clients'
    ? 'people'
    : group === 'The whole site'
      ? 'settings'
      : group === 'Legal pages'
        ? 'shield'
        : 'list'

const ago = (ms: number) => {
  const duration = formatDuration(Math.max(0, ms))
  return duration === 'just now' ? duration : `${duration} ago`
}
