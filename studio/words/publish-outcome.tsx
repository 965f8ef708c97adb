import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { countIn } from '#shared/studio/brief-version.ts'
import { visibilityChange } from '#shared/studio/find-changes.ts'
import type { Publication } from '#shared/studio/publish.ts'
import { isAllowed } from '#shared/studio/roles.ts'
import { documentsQuery, versionQuery } from '../api/queries.ts'
import { useMe } from '../app/use-me.ts'
import { formatDay, formatMoment, formatTime, useNow } from '../desk/time.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Fold } from '../ui/fold.tsx'
import { Icon } from '../ui/icon.tsx'
import { Notice } from '../ui/notice.tsx'
import { useIsNarrow } from '../ui/use-is-narrow.ts'
import { doneWords } from './document-marks.ts'
import { documentUrl } from './document-url.ts'
import { sentence } from './form-context.tsx'
import { backWords } from './publication-words.ts'
import css from './publish.module.css'
import { PublishedPage } from './published-page.tsx'

const CALL_HELP = 'If it fails again, show this message to whoever looks after your server.'

/** Advice after an attempt that changed nothing. */
const NEXT_STEPS: Record<Publication['kind'], { refused: string; failed: string }> = {
  published: {
    refused: 'Your drafts are kept. Fix what is listed here, then publish again.',
    failed: `Your drafts are kept. Try again with the same documents. ${CALL_HELP}`,
  },
  restored: {
    refused: 'Fix what is listed here, then bring the version back again.',
    failed: `Your drafts are kept, too. Try again with the same version. ${CALL_HELP}`,
  },
  scheduled: {
    refused: 'Fix what is listed here. We try again automatically within six hours.',
    failed: `We try again automatically within six hours. ${CALL_HELP}`,
  },
}

type Props = {
  publication: Publication
  isOnVersions: boolean
  onAgain: (() => void) | undefined
  /** Opens the dialog again for a version that could not be restored. */
  onRestore: (() => void) | undefined
  onUndo: () => void
  onHide: () => void
}

/** Outcome of the last publication, until somebody closes it. */
export function Outcome({ publication, isOnVersions, onAgain, onRestore, onUndo, onHide }: Props) {
  const now = useNow()
  const { role, name } = useMe()
  const isNarrow = useIsNarrow()
  const { state, faults, error, by, endedAt, kind, restored, undone } = publication
  const hide = (
    <button type="button" className={css.close} aria-label="Close" onClick={onHide}>
      <Icon name="close" />
    </button>
  )
  if (state === 'done')
    return <Done publication={publication} isOnVersions={isOnVersions} onUndo={onUndo} hide={hide} />
  const press = kind === 'restored' ? onRestore : onAgain
  const again =
    kind !== 'scheduled' &&
    isAllowed(role, 'publish') &&
    (press ? (
      <Button size="small" variant="primary" onClick={press}>
        Try again…
      </Button>
    ) : kind === 'restored' ? null : (
      <ButtonLink size="small" variant="primary" to="/words?publish=again">
        Try again…
      </ButtonLink>
    ))
  if (state === 'stopped') {
    return (
      <Notice className={css.ended}>
        <p>
          <strong>{error === name ? 'You' : error} stopped it. The site is as it was.</strong>
          {kind === 'published' && ' The drafts are kept.'}
        </p>
        <div className={css.outcome}>
          {again}
          {hide}
        </div>
      </Notice>
    )
  }
  const when = endedAt !== null && ` (${by ?? 'Automatically'}, ${formatMoment(endedAt, now)})`
  const reasons = (
    <>
      {error && <p className={css.error}>{error}</p>}
      {faults.length > 0 && (
        <ul className={css.faults}>
          {faults.map(({ file, title, path, message }) => (
            <li key={`${file} ${path} ${message}`}>
              <Link to={documentUrl(file, path || undefined)}>{title}</Link>: {sentence(message)}
            </li>
          ))}
        </ul>
      )}
      <p>
        <strong>What to do:</strong> {NEXT_STEPS[kind][state === 'refused' ? 'refused' : 'failed']}
        {isNarrow && when}
      </p>
    </>
  )
  return (
    <Notice kind="danger" className={css.ended}>
      <p>
        <strong>
          {kind === 'restored' ? notBackWords(restored, undone) : 'Nothing was published. The site is as it was.'}
        </strong>
        {!isNarrow && when}
      </p>
      {/* On a small phone the unfolded reasons would fill the screen. */}
      {isNarrow ? (
        <Fold summary={state === 'refused' ? 'What to fix' : 'Why, and what to do'}>
          <div className={css.reasons}>{reasons}</div>
        </Fold>
      ) : (
        reasons
      )}
      <div className={css.outcome}>
        {again}
        {hide}
      </div>
    </Notice>
  )
}

/** A longer list of documents is folded. */
const MAX_LISTED = 3

type DoneProps = Omit<Props, 'onHide' | 'onAgain' | 'onRestore'> & { hide: ReactNode }

function Done({ publication, isOnVersions, onUndo, hide }: DoneProps) {
  const now = useNow()
  const { role } = useMe()
  const isNarrow = useIsNarrow()
  const { by, endedAt, startedAt, kind, files, version, undone } = publication
  const { data: documents } = useQuery(documentsQuery(''))
  const { data: made, isLoading } = useQuery({ ...versionQuery(version ?? 0), enabled: version !== null })
  // Waits for all data, so that the message is announced once and correctly.
  if (!documents || isLoading) return null
  const changed = made?.documents ?? []
  const published = files.flatMap((file) => {
    const document = documents.find((each) => each.file === file)
    const change = changed.find((each) => each.file === file)
    return document ? [{ ...document, visibility: change ? visibilityChange(change) : null }] : []
  })
  const done =
    version === null && kind !== 'scheduled'
      ? 'Nothing on the site changed: it already said the same.'
      : kind === 'restored'
        ? backWords(publication, changed)
        : files.length === 0
          ? 'The page whose day has come is on the site.'
          : published.length === 0
            ? `${files.length === 1 ? 'It is' : 'They are'} off the site.`
            : doneWords(published)
  // The first card below shows the same. A restored version is still announced here, where its button was pressed.
  if (isOnVersions && kind !== 'restored') return <p className="visually-hidden">{done}</p>
  const count = changed.reduce((sum, each) => sum + countIn(each), 0)
  // Lists only pages that visitors can see; the message above names hidden ones.
  const seen = files.filter((file) => published.some((each) => each.file === file && each.hidden === null))
  const isFolded = files.length > MAX_LISTED
  const rows = (isFolded && seen.length > 0 ? seen : files).map((file) => (
    <PublishedPage
      key={file}
      file={file}
      document={documents.find((each) => each.file === file)}
      changed={changed.find((each) => each.file === file)}
    />
  ))
  const when = whenWords(endedAt ?? startedAt, now)
  const summary = (
    <>
      {`${undone === null ? WORDS[kind] : 'Undone'} ${when}${by === null ? ' automatically' : ` by ${by}`}`}
      {count > 0 && `: ${count === 1 ? '1 change' : `${count} changes`}`}
      {version !== null && `, version ${version}`}.
    </>
  )
  const rest = (
    <>
      {isFolded ? (
        <Fold summary={seenSummary(seen.length, files.length)}>
          <ul className={css.pages}>{rows}</ul>
        </Fold>
      ) : (
        <ul className={css.pages}>{rows}</ul>
      )}
      <div className={css.outcome}>
        <ButtonLink size="small" to={version === null ? '/words/versions' : `/words/versions?version=${version}`}>
          {version === null ? 'Compare the versions' : 'See what changed'}
        </ButtonLink>
        {/* On the screen of versions, the version's own card has this button. */}
        {version !== null && !isOnVersions && isAllowed(role, 'publish') && (
          <Button size="small" onClick={onUndo}>
            Undo…
          </Button>
        )}
      </div>
    </>
  )
  return (
    <Notice kind="good" className={css.ended}>
      {isNarrow ? (
        <Fold
          className={css.oneLine}
          summary={
            <span>
              {done} <span className={css.more}>{isOnVersions ? 'Details' : 'Details and undo'}</span>
            </span>
          }
        >
          <p>{summary}</p>
          {rest}
        </Fold>
      ) : (
        <>
          <p>
            <strong>{done}</strong> {summary}
          </p>
          {rest}
        </>
      )}
      {hide}
    </Notice>
  )
}

/** `seen` is the number of documents that visitors can see. */
function seenSummary(seen: number, all: number): string {
  if (seen === 0) return `The ${all} documents`
  return seen === 1 ? 'See the document on the site' : `See the ${seen} documents on the site`
}

/** Says that a version was not restored or undone. */
function notBackWords(restored: number | null, undone: number | null): string {
  if (undone !== null) return `Version ${undone} was not undone: the site still shows it, every word as it was.`
  const what = restored ? `Version ${restored}` : 'The site before version 1'
  return `${what} was not brought back: the site shows what it showed before, every word as it was.`
}

const WORDS: Record<Publication['kind'], string> = {
  published: 'Published',
  restored: 'Brought back',
  scheduled: 'Published',
}

/** `at 14:02`, `yesterday at 14:02`, `on Tue 3 Mar at 14:02` */
function whenWords(at: number, now: number): string {
  const day = formatDay(at, now)
  const time = `at ${formatTime(at)}`
  return day === 'Today' ? time : day === 'Yesterday' ? `yesterday ${time}` : `on ${day} ${time}`
}
