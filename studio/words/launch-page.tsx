import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { DOCUMENT_GROUPS } from '#shared/studio/documents.ts'
import type { FlagKind, LaunchFlag, FlagText } from '#shared/studio/launch.ts'
import { classNames } from '../../src/lib/class-names.ts'
import { isAllowed } from '#shared/studio/roles.ts'
import { launchQuery } from '../api/queries.ts'
import { useMe } from '../app/use-me.ts'
import { pageName } from '../desk/page-name.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Check } from '../ui/check.tsx'
import { Actions, Dialog, Foot } from '../ui/dialog.tsx'
import { Fold } from '../ui/fold.tsx'
import { Icon } from '../ui/icon.tsx'
import { Empty, Loading } from '../ui/notice.tsx'
import { launchDocumentUrl } from './document-url.ts'
import css from './launch-page.module.css'
import { isOpen } from './launch-rows.ts'
import type { Row } from './launch-rows.ts'
import { arrangeTexts } from './launch-texts.ts'
import publish from './publish.module.css'
import { useRows } from './use-launch-rows.ts'
import type { Write } from './use-launch-rows.ts'
import { usePublishHere } from './use-publish-here.tsx'
import page from './words-page.module.css'

type KindWords = {
  title: string
  help: string
  settle: string
  settled: string
  all: (count: number) => string
  some: (count: number, all: number) => string
  /** Title of the dialog that asks before all flags of a document are settled. */
  ask: (count: number, title: string) => string
}

const KINDS: Record<FlagKind, KindWords> = {
  confirm: {
    title: 'Promises',
    help: 'Prices, times and rules that nobody has agreed to yet. Visitors read them as they are.',
    settle: 'Agree',
    settled: 'Agreed',
    all: (count) => `Agree to all ${count}`,
    some: (count, all) => `Agree to ${count} of ${all}`,
    ask: (count, title) => `Agree to ${count} promises of ${title}`,
  },
  sample: {
    title: 'Invented',
    help: 'People, clients, quotes, figures and examples that were made up. Replace each, or say that it is real; an example that may stay as one is real enough.',
    settle: 'This is real',
    settled: 'Marked as real',
    all: (count) => `All ${count} are real`,
    some: (count, all) => `${count} of ${all} ${count === 1 ? 'is' : 'are'} real`,
    ask: (count, title) => `Are all ${count} of ${title} real?`,
  },
}
const ORDER: FlagKind[] = ['confirm', 'sample']

/** Lists everything that has to be settled before the site goes live; each flag is settled with one press. */
export function LaunchPage() {
  const { data, error } = useQuery(launchQuery)
  return (
    <div className={classNames(page.page, css.page)}>
      <Link to="/words" className={publish.back}>
        <Icon name="arrow-left" /> Words and pictures
      </Link>
      <header className={page.titles}>
        <h1>Before launch</h1>
        <p>
          What is invented, and what is promised without being agreed, in the very words that visitors read. If it is
          true, press “{KINDS.confirm.settle}” or “{KINDS.sample.settle}”; if not, change its words.
        </p>
      </header>
      {error ? (
        <Empty icon="alert" title="The list did not come">
          <p>{error.message}</p>
        </Empty>
      ) : data ? (
        <List {...data} />
      ) : (
        <Loading label="Reading every document" lines={6} />
      )}
    </div>
  )
}

type ListProps = { flags: LaunchFlag[]; onSite: number; atFirst: number }

function List({ flags, onSite, atFirst }: ListProps) {
  const { role } = useMe()
  const { rows, write, said } = useRows(flags)
  const settledFiles = new Set(rows.filter(({ state }) => state === 'settled').map(({ flag }) => flag.file))
  const publishing = usePublishHere({ files: [...settledFiles], why: 'settled' }, null)
  const open = rows.filter(isOpen)
  const total = Math.max(open.length, onSite, atFirst)
  const settled = total - open.length
  const waiting = Math.max(0, onSite - open.length)
  return (
    <>
      <section aria-label="How far it is" className={css.progress}>
        <p className={css.count}>
          <strong>{open.length}</strong> left
        </p>
        <div className={css.far}>
          <p id="launch-progress">
            {settled} of {total} settled
          </p>
          <progress aria-labelledby="launch-progress" className={css.bar} max={Math.max(1, total)} value={settled} />
        </div>
        {waiting > 0 && isAllowed(role, 'publish') && (
          <Button size="small" className={css.publish} disabled={publishing.isBusy} onClick={publishing.open}>
            Publish…
          </Button>
        )}
      </section>
      {publishing.status}
      {publishing.dialog}
      {/* Always rendered: a line that appears would move what is being pressed. */}
      <div className={css.below}>
        <p className={css.waiting}>
          {waiting === 0
            ? 'What you settle is a draft until you publish it.'
            : `${waiting === 1 ? 'One is settled in a draft' : `${waiting} are settled in drafts`}: not published yet.`}
        </p>
        <nav aria-label="Kinds" className={css.kinds}>
          {ORDER.map((kind) => {
            const count = open.filter(({ flag }) => flag.kind === kind).length
            return (
              count > 0 && (
                <a key={kind} href={`#launch-${kind}`}>
                  {KINDS[kind].title} ({count})
                </a>
              )
            )
          })}
        </nav>
        <p role="status" className="visually-hidden">
          {said}
        </p>
      </div>
      {open.length === 0 && (
        <Empty icon="check" title="Everything is settled">
          <p>Nothing is invented, and every promise is agreed.</p>
        </Empty>
      )}
      <div className={css.lists}>
        {ORDER.map((kind) => (
          <Kind key={kind} kind={kind} rows={rows.filter(({ flag }) => flag.kind === kind)} write={write} />
        ))}
      </div>
    </>
  )
}

type KindProps = { kind: FlagKind; rows: Row[]; write: Write }

function Kind({ kind, rows, write }: KindProps) {
  const { title, help } = KINDS[kind]
  const [params, setParams] = useSearchParams()
  const [areAllOpen, setAllOpen] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const documents = [...Map.groupBy(rows, ({ flag }) => flag.file)].toSorted(
    ([, [a]], [, [b]]) => placeOf(a?.flag.group) - placeOf(b?.flag.group),
  )
  const asked = params.get(kind)
  const [first] = useState(asked ?? (documents.find(([, own]) => own.some(isOpen)) ?? documents[0])?.[0])
  useEffect(() => {
    // Coming back from a document, the list continues at that document.
    if (asked) list.current?.querySelector('details[open]')?.scrollIntoView({ block: 'nearest' })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is opened later is in view already
  }, [])
  if (rows.length === 0) return null

  function openAll(areOpen: boolean) {
    setAllOpen(areOpen)
    for (const each of list.current?.children ?? []) if (each instanceof HTMLDetailsElement) each.open = areOpen
  }

  /** Keeps the document that was opened last in the URL, to be open again when somebody comes back from it. */
  function remember(file: string) {
    setParams(
      (now) => {
        now.set(kind, file)
        return now
      },
      { replace: true, preventScrollReset: true },
    )
  }

  return (
    <section className={css.kind} aria-labelledby={`launch-${kind}`}>
      <div className={css.kindHead}>
        <h2 id={`launch-${kind}`}>
          {title} <Left rows={rows} />
        </h2>
        {documents.length > 1 && (
          <Button size="small" variant="plain" onClick={() => openAll(!areAllOpen)}>
            {areAllOpen ? 'Close all' : 'Open all'}
            <span className="visually-hidden"> {title.toLowerCase()}</span>
          </Button>
        )}
        <p className={css.help}>{help}</p>
      </div>
      <div ref={list} className={css.documents}>
        {documents.map(([file, own]) => (
          <details key={file} className={css.document} open={file === first || undefined}>
            <summary
              className={css.summary}
              onClick={({ currentTarget }) => {
                const details = currentTarget.parentElement
                if (details instanceof HTMLDetailsElement && !details.open) remember(file)
              }}
            >
              <h3>{own[0]?.flag.title}</h3>
              <Left rows={own} isShort />
            </summary>
            <Together rows={own} write={write} />
            <ul>
              {own.map((row) => (
                <Flag key={row.flag.path} row={row} write={write} />
              ))}
            </ul>
          </details>
        ))}
      </div>
    </section>
  )
}

const placeOf = (group = '') => DOCUMENT_GROUPS.findIndex((each) => each === group)

/** Number of open flags; “Settled” when there are none. */
function Left({ rows, isShort = false }: { rows: Row[]; isShort?: boolean }) {
  const count = rows.filter(isOpen).length
  return (
    <span className={css.left} data-settled={count === 0 || undefined}>
      {count === 0 ? (
        <>
          <Icon name="check" /> Settled
        </>
      ) : (
        <>
          {count}
          <span className={isShort ? 'visually-hidden' : undefined}> left</span>
        </>
      )}
    </span>
  )
}

const flagPath = ({ path, kind }: LaunchFlag) => (path ? `${path}.${kind}` : kind)

/** Actions for all flags of a document: opens its form, or settles all of them after showing their texts. */
function Together({ rows, write }: { rows: Row[]; write: Write }) {
  const [isAsking, setIsAsking] = useState(false)
  const flags = rows.filter(isOpen).map(({ flag }) => flag)
  const [first] = rows
  if (!first) return null
  const { kind, file, title } = first.flag
  const { all } = KINDS[kind]
  const isBusy = rows.some(({ state }) => state === 'saving')
  const settled = rows.filter((row) => !isOpen(row)).map(({ flag }) => flag)
  return (
    <div className={css.all}>
      <ButtonLink size="small" variant="plain" to={launchDocumentUrl(kind, file)}>
        Open the form<span className="visually-hidden">: {title}</span>
      </ButtonLink>
      {flags.length > 1 && (
        <Button size="small" isBusy={isBusy} onClick={() => setIsAsking(true)}>
          {all(flags.length)}…<span className="visually-hidden"> {title}</span>
        </Button>
      )}
      {settled.length > 1 && (
        <Button size="small" isBusy={isBusy} onClick={() => write(settled, true)}>
          Undo all {settled.length}
          <span className="visually-hidden"> {title}</span>
        </Button>
      )}
      {isAsking && (
        <TogetherDialog
          flags={flags}
          onClose={() => setIsAsking(false)}
          onSettle={(chosen) => {
            setIsAsking(false)
            write(chosen, undefined)
          }}
        />
      )}
    </div>
  )
}

type TogetherDialogProps = {
  flags: readonly LaunchFlag[]
  onClose: () => void
  onSettle: (chosen: readonly LaunchFlag[]) => void
}

/** Shows the texts of all flags of a document, all ticked; flags that are unticked stay open. */
function TogetherDialog({ flags, onClose, onSettle }: TogetherDialogProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [first] = flags
  if (!first) return null
  const { kind, title } = first
  const { ask, all, some } = KINDS[kind]
  const chosen = flags.filter(({ path }) => !left.has(path))
  const label =
    chosen.length === 0
      ? 'Nothing is ticked'
      : chosen.length === flags.length
        ? all(flags.length)
        : some(chosen.length, flags.length)
  const tick = (path: string, isOn: boolean) =>
    setLeft((now) => new Set(isOn ? [...now].filter((each) => each !== path) : [...now, path]))
  return (
    <Dialog isOpen onClose={onClose} title={ask(flags.length, title)}>
      <p>
        {kind === 'confirm'
          ? 'Read them first: you agree to what is ticked, word for word.'
          : 'Read them first: you say that what is ticked is real.'}{' '}
        Untick what is to wait.
      </p>
      <ul className={css.asked}>
        {flags.map((flag) => {
          const place = placeName(flag.field)
          const { name } = arrangeTexts(flag)
          return (
            <li key={flag.path}>
              <Check
                label={name?.text ?? place}
                {...(name && { hint: place })}
                checked={!left.has(flag.path)}
                onChange={({ target }) => tick(flag.path, target.checked)}
              />
              <FlagTexts flag={flag} isWhole />
            </li>
          )
        })}
      </ul>
      <Foot>
        <Actions>
          <Button onClick={onClose}>Cancel</Button>
          <Button onClick={() => setLeft(new Set(chosen.length > 0 ? flags.map(({ path }) => path) : []))}>
            {chosen.length > 0 ? 'Untick all' : 'Tick all'}
          </Button>
          <Button variant="primary" icon="check" disabled={chosen.length === 0} onClick={() => onSettle(chosen)}>
            {label}
          </Button>
        </Actions>
      </Foot>
    </Dialog>
  )
}

/** One flag. When settled, it keeps its place, and its button, which keeps the focus, becomes “Undo”. */
function Flag({ row: { flag, state, fault }, write }: { row: Row; write: Write }) {
  const { file, field, words, kind, texts } = flag
  const { settle, settled } = KINDS[kind]
  const name = words || field
  // A promise is shown by its sentence, a sample by its name.
  const first = (kind === 'confirm' && arrangeTexts(flag).sentences[0]) || texts[0]
  const isSettled = state === 'settled'
  const press = isSettled ? 'Undo' : settle
  return (
    <li className={css.flag} data-settled={isSettled || undefined}>
      <FlagTexts flag={flag} />
      {fault && (
        <p role="alert" className={css.fault}>
          {fault}
        </p>
      )}
      <div className={css.actions}>
        {isSettled && (
          <span className={css.done}>
            <Icon name="check" /> {settled}
          </span>
        )}
        {!isSettled && (
          <ButtonLink
            size="small"
            variant="plain"
            to={launchDocumentUrl(kind, file, first ? first.path : flagPath(flag))}
          >
            Change the words<span className="visually-hidden">: {name}</span>
          </ButtonLink>
        )}
        <Button
          size="small"
          className={css.settle}
          {...(state === 'open' && { icon: 'check' })}
          isBusy={state === 'saving'}
          aria-label={`${press}: ${name}`}
          onClick={() => write([flag], isSettled ? true : undefined)}
        >
          {state === 'saving' ? 'Saving…' : press}
        </Button>
      </div>
    </li>
  )
}

/** More labels than this are folded. */
const MAX_LABELS = 12

/**
 * Shows the place of a flag and every sentence of it, because nobody should agree to folded text. Only the many labels
 * of a form are folded. With `isWhole`, place and name are omitted, because they are shown above.
 */
function FlagTexts({ flag, isWhole = false }: { flag: LaunchFlag; isWhole?: boolean }) {
  const { name, sentences, labels: others } = arrangeTexts(flag)
  const isLabelled = sentences.length === 0 && others.length < 3
  const [said, labels] = isLabelled ? [others, []] : [sentences, others]
  const shown = name && !isWhole ? [name, ...said] : said
  return (
    <div className={css.words}>
      {!isWhole && <p className={css.field}>{placeName(flag.field)}</p>}
      {shown.length > 0 && (
        <dl className={css.texts} data-many={shown.length > 3 || undefined}>
          {shown.map((each) => (
            <div key={each.path}>
              <dt className="visually-hidden">{each.field}</dt>
              <dd data-name={each.isName || undefined}>{each.isName ? each.text : quoted(each)}</dd>
            </div>
          ))}
        </dl>
      )}
      {labels.length > MAX_LABELS ? (
        <Fold className={css.rest} summary={`${labels.length} words of fields and buttons, which promise nothing`}>
          <p className={css.labels}>{labels.map(quoted).join(' · ')}</p>
        </Fold>
      ) : (
        labels.length > 0 && (
          <p className={css.labels}>
            {said.length > 0 ? 'Also: ' : ''}
            {labels.map(quoted).join(' · ')}
          </p>
        )
      )}
    </div>
  )
}

/** Adds quotation marks, except to texts that begin with the name of their field, such as numbers. */
const quoted = ({ text, field }: FlagText) =>
  text.startsWith('“') || text.startsWith(`${field} `) ? text : `“${text}”`

/** Makes a field's title readable: parts that are the slug of a page become the name of that page. */
const placeName = (field: string) =>
  field
    .split(' › ')
    .map((part) => (/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/.test(part) ? `${pageName(part)} (${part})` : part))
    .join(' › ') || 'The whole document'
