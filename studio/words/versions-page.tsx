import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { classNames } from '../../src/lib/class-names.ts'
import { pagesFirst } from '#shared/studio/brief-version.ts'
import { isRunning } from '#shared/studio/publish.ts'
import type { ListedVersion } from '#shared/studio/publish.ts'
import { isAllowed } from '#shared/studio/roles.ts'
import { comparedQuery, documentsQuery, publishingQuery, versionQuery, versionsQuery } from '../api/queries.ts'
import { useMe } from '../app/use-me.ts'
import { formatMoment, useNow } from '../desk/time.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Fold } from '../ui/fold.tsx'
import { Icon } from '../ui/icon.tsx'
import { Empty, Loading } from '../ui/notice.tsx'
import { SmallPicture } from '../ui/small-picture.tsx'
import { BringBackDialog } from './bring-back-dialog.tsx'
import { Difference } from './change-item.tsx'
import { Direction } from './change-sides.tsx'
import type { SideLabels } from './change-sides.tsx'
import { ChangedDocuments } from './changed-documents.tsx'
import { changedAlong, comparisons, undoneVersions, versionTitle, versionWords } from './publication-words.ts'
import type { Comparison } from './publication-words.ts'
import css from './publish.module.css'
import { PublishStatus } from './publish-status.tsx'
import { RemoteStatus } from './remote-status.tsx'
import { pictureUrl } from './upload-call.ts'
import { tookWords } from './usual-time.ts'
import page from './words-page.module.css'

/** Lists what was published, when and by whom; each version can be restored. */
export function VersionsPage() {
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(versionsQuery)
  const { data: publication } = useQuery(publishingQuery)
  const [begun, setBegun] = useState<number | null>(null)
  const isPublishing = Boolean(publication && isRunning(publication.state))
  const versions = data?.pages.flatMap(({ versions: some }) => some)
  const undone = undoneVersions(versions ?? [])
  return (
    <div className={classNames(page.page, css.versionsPage)}>
      <Link to="/words" className={css.back}>
        <Icon name="arrow-left" /> Words and pictures
      </Link>
      <header className={page.titles}>
        <h1>Versions</h1>
        {versions && versions.length > 0 && (
          <p>
            {versions.length === 1
              ? 'Published once so far. “Undo…” shows what would change before it goes live.'
              : 'Everything that was published, newest first. “Undo…” takes back the last one, “Set the site back…” all that came after a version. Both show what would change before it goes live.'}
          </p>
        )}
      </header>
      <PublishStatus begun={begun} isOnVersions />
      <RemoteStatus />
      {error ? (
        <Empty icon="alert" title="The versions could not be loaded">
          <p>{error.message}</p>
        </Empty>
      ) : !versions ? (
        <Loading label="Reading the versions" />
      ) : versions.length === 0 && isPublishing ? null : versions.length === 0 ? (
        <Empty icon="clock" title="Nothing has been published yet">
          <p>
            Each time you publish, a version is added here: what changed, when, and who did it. You can always bring an
            earlier one back.
          </p>
          <ButtonLink to="/words" variant="primary">
            Change some words
          </ButtonLink>
        </Empty>
      ) : (
        <ol className={css.versions}>
          {versions.map((version, at) => (
            <Version
              key={version.number}
              version={version}
              versions={versions}
              isNewest={at === 0}
              isUndone={undone.has(version.number)}
              onBegun={setBegun}
            />
          ))}
          {!hasNextPage && <First versions={versions} onBegun={setBegun} />}
        </ol>
      )}
      {hasNextPage && (
        <div>
          <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Older versions
          </Button>
        </div>
      )}
    </div>
  )
}

const asOf = (restored: number) => (restored === 0 ? 'before version 1' : `with version ${restored}`)

type VersionProps = {
  version: ListedVersion
  versions: readonly ListedVersion[]
  isNewest: boolean
  isUndone: boolean
  onBegun: (id: number) => void
}

function Version({ version, versions, isNewest, isUndone, onBegun }: VersionProps) {
  const now = useNow()
  const [params] = useSearchParams()
  const isAsked = params.get('version') === String(version.number)
  const [isOpen, setIsOpen] = useState(isAsked)
  const card = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (!isAsked) return
    card.current?.scrollIntoView({ block: 'start' })
    card.current?.querySelector('summary')?.focus({ preventScroll: true })
  }, [isAsked])
  const { number, at, by, tookMs, restored, documents, first } = version
  const along = changedAlong(version)
  const count = documents.reduce((sum, { changes }) => sum + changes, 0)
  return (
    <li ref={card} className={css.version} data-now={isNewest || undefined}>
      <VersionPicture documents={documents} />
      <div className={css.versionText}>
        <h2>
          Version {number}
          {isNewest && (
            <span className={css.current}>
              <Icon name="check" /> On the site now
            </span>
          )}
          {isUndone && (
            <span className={css.current} data-undone="">
              Undone
            </span>
          )}
        </h2>
        <p className={css.names}>{versionTitle(version)}</p>
        {along && <p>With {along}</p>}
        {restored !== null && (
          <p>
            As {documents.length === 1 ? 'it was' : 'they were'} {asOf(restored)}
          </p>
        )}
        <p className={css.note}>
          {versionWords(version)}
          {by && ` by ${by}`} · {formatMoment(at, now)}
          <span className={css.took}> · took {tookWords(tookMs)}</span>
        </p>
      </div>
      {!isOpen && <FirstChange documents={documents} change={first} count={count} />}
      <Fold
        className={css.details}
        open={isAsked}
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
        summary={
          <span>
            What changed{count > 1 && ` (${count})`}
            {comparisons(number, versions).length > 1 && <span className={css.compare}>, compare…</span>}
            <span className="visually-hidden"> in version {number}</span>
          </span>
        }
      >
        {isOpen && <Changes number={number} versions={versions} />}
      </Fold>
      {isNewest ? (
        <BringBack number={number - 1} label={`version ${number}`} isUndo onBegun={onBegun} />
      ) : (
        <BringBack number={number} label={`to version ${number}`} onBegun={onBegun} />
      )}
    </li>
  )
}

type Documents = ListedVersion['documents']

/** Picture of the first document that has one. */
function VersionPicture({ documents }: { documents: Documents }) {
  const { data: all } = useQuery(documentsQuery(''))
  const image = documents.map(({ file }) => all?.find((each) => each.file === file)?.image).find(Boolean)
  return <SmallPicture src={!!image && pictureUrl(image)} icon="pencil" isLarge />
}

/** First change of a version, with the number of further changes. */
function FirstChange({ documents, change, count }: Pick<ListedVersion, 'documents'> & FirstProps) {
  const [document] = documents
  if (!document) return <div className={css.brief} />
  const where = [documents.length > 1 ? document.title : '', change?.title ?? ''].filter(Boolean).join(' › ')
  return (
    <div className={css.brief}>
      {change ? (
        <>
          {where && <p className={css.where}>{where}</p>}
          <Difference change={{ ...change, path: change.path === 'body' ? '' : change.path }} labels={PAST} />
        </>
      ) : (
        <p className={css.where}>
          {document.title}: {document.kind === 'new' ? 'published for the first time' : 'deleted'}
        </p>
      )}
      {count > 1 && <p className={css.note}>and {count === 2 ? '1 more change' : `${count - 1} more changes`}</p>}
    </div>
  )
}

type FirstProps = { change: ListedVersion['first']; count: number }

/** State of the site before the first publication. */
function First({ versions, onBegun }: Pick<VersionProps, 'versions' | 'onBegun'>) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <li className={css.version}>
      <SmallPicture src={false} icon="clock" isLarge />
      <div className={css.versionText}>
        <h2>Before version 1</h2>
        <p className={css.names}>The site before anything was published here</p>
      </div>
      <Fold
        className={css.details}
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
        summary="What has changed since"
      >
        {isOpen && <Changes number={0} versions={versions} />}
      </Fold>
      <BringBack number={0} label="to before version 1" onBegun={onBegun} />
    </li>
  )
}

type ChangesProps = {
  number: number
  /** Listed versions, newest first. */
  versions: readonly ListedVersion[]
}

/** Changes of a version, or its differences from another one. */
function Changes({ number, versions }: ChangesProps) {
  const newest = versions[0]?.number ?? number
  // No version precedes the state before the first publication.
  const [choice, setChoice] = useState<Comparison>(number === 0 ? 'now' : number - 1)
  const other = choice === 'now' ? newest : choice
  const nameOf = (each: number) =>
    each === newest ? 'The site now' : each === 0 ? 'Before version 1' : `Version ${each}`
  const others = comparisons(number, versions)
  const isBefore = number > 0 && other === number - 1
  const [first, second] = other < number ? [other, number] : [number, other]
  return (
    <>
      {others.length > 1 && (
        <Field
          kind="select"
          label="Compared with"
          className={css.compared}
          value={choice}
          onChange={({ target }) => setChoice(target.value === 'now' ? 'now' : Number(target.value))}
        >
          {others.map(({ value, title }) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </Field>
      )}
      {isBefore ? (
        <VersionChanges number={number} />
      ) : (
        <Compared first={first} second={second} labels={{ before: nameOf(first), after: nameOf(second) }} />
      )}
    </>
  )
}

function VersionChanges({ number }: { number: number }) {
  const { data, error } = useQuery(versionQuery(number))
  if (error) return <p>{error.message}</p>
  if (!data) return <Loading label="Reading what changed" lines={1} />
  return (
    <>
      <Direction before={`Before version ${number}`} after={`With version ${number}`} />
      <ChangedDocuments documents={pagesFirst(data.documents)} labels={PAST} isNamed={data.documents.length === 1} />
    </>
  )
}

const PAST: SideLabels = { before: 'Before', after: 'After' }

function Compared({ first, second, labels }: { first: number; second: number; labels: SideLabels }) {
  const { data, error } = useQuery(comparedQuery(first, second))
  if (error) return <p>{error.message}</p>
  if (!data) return <Loading label="Comparing" lines={1} />
  if (data.length === 0) return <p>Nothing differs: both say the same.</p>
  return (
    <>
      <Direction {...labels} />
      <ChangedDocuments documents={data} labels={labels} />
    </>
  )
}

type BringBackProps = {
  /** Version to restore. */
  number: number
  /** Name in the label of the button: the version to restore or, with `isUndo`, the current one, which is undone. */
  label: string
  isUndo?: boolean
  onBegun: (id: number) => void
}

function BringBack({ number, label, isUndo = false, onBegun }: BringBackProps) {
  const { role } = useMe()
  const [isAsking, setIsAsking] = useState(false)
  const { data: publication } = useQuery(publishingQuery)
  if (!isAllowed(role, 'publish')) return null
  return (
    <>
      <Button
        size="small"
        disabled={Boolean(publication && isRunning(publication.state))}
        onClick={() => setIsAsking(true)}
      >
        {isUndo ? 'Undo…' : 'Set the site back…'}
        <span className="visually-hidden"> {label}</span>
      </Button>
      {isAsking && (
        <BringBackDialog
          number={number}
          {...(isUndo && { title: `Undo ${label}` })}
          onBegun={onBegun}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
