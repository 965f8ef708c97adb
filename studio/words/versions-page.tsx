import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { isRunning } from '#shared/studio/publish.ts'
import type { ContentVersion } from '#shared/studio/publish.ts'
import { quoteTitles } from '#shared/studio/quote-titles.ts'
import { isAllowed } from '#shared/studio/roles.ts'
import { publishingQuery, versionQuery, versionsQuery } from '../api/queries.ts'
import { useMe } from '../app/use-me.ts'
import { formatMoment, useNow } from '../desk/time.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Fold } from '../ui/fold.tsx'
import { Icon } from '../ui/icon.tsx'
import { Empty, Loading } from '../ui/notice.tsx'
import { BringBackDialog } from './bring-back-dialog.tsx'
import type { SideLabels } from './change-sides.tsx'
import { ChangedDocuments } from './changed-documents.tsx'
import css from './publish.module.css'
import { PublishStatus } from './publish-status.tsx'
import { RemoteStatus } from './remote-status.tsx'
import page from './words-page.module.css'

/** What was published, when and by whom; each can be brought back. */
export function VersionsPage() {
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(versionsQuery)
  const { data: publication } = useQuery(publishingQuery)
  const isPublishing = Boolean(publication && isRunning(publication.state))
  const versions = data?.pages.flatMap(({ versions: some }) => some)
  return (
    <div className={page.page}>
      <Link to="/words" className={css.back}>
        <Icon name="arrow-left" /> Words
      </Link>
      <header className={page.titles}>
        <h1>Versions</h1>
        {versions && versions.length > 0 && (
          <p>
            Everything you have published, newest first. See what each version changed, or bring the site back to how it
            was then.
          </p>
        )}
      </header>
      <PublishStatus isOnVersions />
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
            <Version key={version.number} version={version} isNewest={at === 0} />
          ))}
          {!hasNextPage && <First />}
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

const KINDS: Record<ContentVersion['kind'], string> = {
  published: 'Published',
  restored: 'Brought back',
  scheduled: 'Published automatically on its day',
}

function Version({ version, isNewest }: { version: ContentVersion; isNewest: boolean }) {
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
  const { number, at, by, kind, restored, documents } = version
  const titles = quoteTitles(documents.map(({ title }) => title)).join(', ')
  return (
    <li ref={card} className={css.version}>
      <div className={css.versionText}>
        <h2>
          Version {number}
          {isNewest && <span className={css.current}>On the site now</span>}
        </h2>
        {restored === null ? (
          <p className={css.names}>{titles}</p>
        ) : (
          <>
            <p className={css.names}>
              The site as it was {restored === 0 ? 'before version 1' : `with version ${restored}`}
            </p>
            <p>Changed {titles}</p>
          </>
        )}
        <p className={css.note}>
          {KINDS[kind]}
          {by && ` by ${by}`} · {formatMoment(at, now)}
        </p>
        <Fold
          className={css.details}
          open={isAsked}
          onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
          summary={
            <>
              What it changed<span className="visually-hidden">: version {number}</span>
            </>
          }
        >
          {isOpen && <VersionChanges number={number} />}
        </Fold>
      </div>
      {!isNewest && <BringBack number={number} label={`version ${number}`} />}
    </li>
  )
}

/** The site before anything was published here. */
function First() {
  return (
    <li className={css.version}>
      <div className={css.versionText}>
        <h2>Before version 1</h2>
        <p className={css.names}>The site before anything was published here</p>
      </div>
      <BringBack number={0} label="as it was before the first version" />
    </li>
  )
}

function VersionChanges({ number }: { number: number }) {
  const { data, error } = useQuery(versionQuery(number))
  if (error) return <p>{error.message}</p>
  if (!data) return <Loading label="Reading what it changed" lines={1} />
  return <ChangedDocuments documents={data.documents} labels={PAST} isNamed={data.documents.length === 1} />
}

const PAST: SideLabels = { before: 'Before', after: 'After' }

function BringBack({ number, label }: { number: number; label: string }) {
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
        Bring back<span className="visually-hidden"> {label}</span>
      </Button>
      {isAsking && <BringBackDialog number={number} onClose={() => setIsAsking(false)} />}
    </>
  )
}
