import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { isRunning, restoreVersion } from '#shared/studio/publish.ts'
import type { ChangedDocument, ContentVersion } from '#shared/studio/publish.ts'
import { quoteTitles } from '#shared/studio/quote-titles.ts'
import { isAllowed } from '#shared/studio/roles.ts'
import { call } from '../api/call.ts'
import { publishingQuery, restorePlanQuery, versionQuery, versionsQuery } from '../api/queries.ts'
import { useMe } from '../app/use-me.ts'
import { formatMoment, useNow } from '../desk/time.ts'
import { Button } from '../ui/button.tsx'
import { Actions, Dialog, Foot } from '../ui/dialog.tsx'
import { Fold } from '../ui/fold.tsx'
import { Icon } from '../ui/icon.tsx'
import { Empty, Loading, Notice } from '../ui/notice.tsx'
import { ChangeItem } from './change-item.tsx'
import type { SideLabels } from './change-sides.tsx'
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
        <p>Every time something was published. Bringing a version back changes the words to what they were then.</p>
      </header>
      <PublishStatus isOnVersions />
      <RemoteStatus />
      {error ? (
        <Empty icon="alert" title="The versions did not come">
          <p>{error.message}</p>
        </Empty>
      ) : !versions ? (
        <Loading label="Reading the versions" />
      ) : versions.length === 0 && isPublishing ? null : versions.length === 0 ? (
        <Empty icon="clock" title="Nothing was published yet">
          <p>What you publish stands here, and can be brought back.</p>
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
  scheduled: 'Published by itself on its day',
}

function Version({ version, isNewest }: { version: ContentVersion; isNewest: boolean }) {
  const now = useNow()
  const [isOpen, setIsOpen] = useState(false)
  const { number, at, by, kind, restored, documents } = version
  return (
    <li className={css.version}>
      <div className={css.versionText}>
        <h2>
          Version {number}
          {isNewest && <span className={css.current}>On the site now</span>}
        </h2>
        <p className={css.names}>{quoteTitles(documents.map(({ title }) => title)).join(', ')}</p>
        <p className={css.note}>
          {KINDS[kind]}
          {restored !== null && ` (${restored === 0 ? 'as it was before the first version' : `version ${restored}`})`}
          {by && ` by ${by}`}, {formatMoment(at, now)}
        </p>
        <Fold
          className={css.details}
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
        <h2>Before the first version</h2>
        <p className={css.note}>As the site was until something was published here.</p>
      </div>
      <BringBack number={0} label="as it was before the first version" />
    </li>
  )
}

function VersionChanges({ number }: { number: number }) {
  const { data, error } = useQuery(versionQuery(number))
  if (error) return <p>{error.message}</p>
  if (!data) return <Loading label="Reading what it changed" lines={1} />
  return <Changes documents={data.documents} labels={PAST} isNamed={data.documents.length === 1} />
}

const PAST: SideLabels = { before: 'Before', after: 'After' }
const BRINGING_BACK: SideLabels = { before: 'Now', after: 'After bringing back' }

const KIND_WORDS = { new: 'New', removed: 'Deleted', changed: null }

type ChangesProps = {
  documents: ChangedDocument[]
  labels: SideLabels
  /** What the only document is called stands above it already. */
  isNamed?: boolean
}

const Changes = ({ documents, labels, isNamed = false }: ChangesProps) => (
  <div className={css.documents}>
    {documents.map(({ file, title, kind, changes }) => (
      <section key={file} className={css.changed}>
        <h3 className={isNamed && kind === 'changed' ? 'visually-hidden' : undefined}>
          {title}
          {KIND_WORDS[kind] && <span className={css.kind}>{KIND_WORDS[kind]}</span>}
        </h3>
        {kind !== 'removed' && (
          <ul className={css.changes}>
            {changes.map((change) => (
              <ChangeItem key={change.path} change={change} labels={labels} isBare={change.title === title} />
            ))}
          </ul>
        )}
      </section>
    ))}
  </div>
)

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

/** What visitors will not find any more, which is easily missed among the words that change. */
function TakenOff({ documents }: { documents: ChangedDocument[] }) {
  const taken = documents.filter(
    ({ kind, changes }) => kind === 'removed' || changes.some(({ path, after }) => path === 'draft' && after === 'Yes'),
  )
  if (taken.length === 0) return null
  return (
    <Notice kind="problem">
      <p>
        <strong>This takes {taken.length === 1 ? '1 page' : `${taken.length} pages`} off the site:</strong>{' '}
        {quoteTitles(taken.map(({ title }) => title)).join(', ')}
      </p>
    </Notice>
  )
}

function BringBackDialog({ number, onClose }: { number: number; onClose: () => void }) {
  const client = useQueryClient()
  const { data: documents, error } = useQuery(restorePlanQuery(number))
  const restore = useMutation({
    mutationFn: () => call(restoreVersion, { params: { number } }),
    onSuccess: (publication) => {
      client.setQueryData(publishingQuery.queryKey, publication)
      onClose()
    },
  })
  const fault = error ?? restore.error
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={number === 0 ? 'Bring back how it was before the first version' : `Bring back version ${number}`}
    >
      {!documents && !error && <Loading label="Comparing" lines={2} />}
      {documents?.length === 0 && <p>Nothing would change: the site says the same now.</p>}
      {documents && documents.length > 0 && (
        <>
          <TakenOff documents={documents} />
          <p>This is what changes on the site. Drafts stay as they are.</p>
          <Changes documents={documents} labels={BRINGING_BACK} />
        </>
      )}
      <Foot>
        {fault && (
          <Notice kind="danger">
            <p>{fault.message}</p>
          </Notice>
        )}
        <Actions>
          <Button onClick={onClose}>Not now</Button>
          {documents && documents.length > 0 && (
            <Button variant="primary" icon="check" isBusy={restore.isPending} onClick={() => restore.mutate()}>
              Bring it back
            </Button>
          )}
        </Actions>
      </Foot>
    </Dialog>
  )
}
