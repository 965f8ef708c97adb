import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link, useSearchParams } from 'react-router'
import { DOCUMENT_GROUPS } from '#shared/studio/documents.ts'
import type { FlagKind, LaunchFlag, FlagText } from '#shared/studio/launch.ts'
import { launchQuery } from '../api/queries.ts'
import { useMe } from '../app/use-me.ts'
import { pageName } from '../desk/page-name.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Actions, Dialog } from '../ui/dialog.tsx'
import { Fold } from '../ui/fold.tsx'
import { Icon } from '../ui/icon.tsx'
import { Empty, Loading } from '../ui/notice.tsx'
import { toast } from '../ui/toast.tsx'
import { changeDocument } from './change-document.ts'
import { documentUrl } from './document-url.ts'
import css from './launch-page.module.css'
import publish from './publish.module.css'
import page from './words-page.module.css'

type KindWords = { title: string; help: string; settle: string; all: (count: number) => string; shown: number }

/** `shown`: how many of its texts are in view at once. */
const KINDS: Record<FlagKind, KindWords> = {
  confirm: {
    title: 'Promises',
    help: 'Prices, times and rules that nobody has agreed to yet. Visitors read them as they are.',
    settle: 'Agreed',
    all: (count) => `Agree to all ${count}`,
    shown: 12,
  },
  sample: {
    title: 'Invented',
    help: 'People, clients, quotes and figures that stand in for real ones. Replace each, or say that it is real.',
    settle: 'This is real',
    all: (count) => `All ${count} are real`,
    shown: 4,
  },
}
const ORDER: FlagKind[] = ['confirm', 'sample']

/** Everything that has to be settled before the site goes live, each settled with one press. */
export function LaunchPage() {
  const { data, error } = useQuery(launchQuery)
  return (
    <div className={page.page}>
      <Link to="/words" className={publish.back}>
        <Icon name="arrow-left" /> Words
      </Link>
      <header className={page.titles}>
        <h1>Before launch</h1>
        <p>
          What is invented, and what is promised without being agreed, in the very words that visitors read. What you
          settle is kept as a draft.
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

function List({ flags, onSite, atFirst }: { flags: LaunchFlag[]; onSite: number; atFirst: number }) {
  const total = Math.max(flags.length, onSite, atFirst)
  const settled = total - flags.length
  const waiting = Math.max(0, onSite - flags.length)
  return (
    <>
      <section aria-label="How far it is" className={css.progress}>
        <p id="launch-progress" className={css.count}>
          <strong>
            {settled} of {total}
          </strong>{' '}
          settled
        </p>
        <progress aria-labelledby="launch-progress" className={css.bar} max={Math.max(1, total)} value={settled} />
        <nav aria-label="Kinds" className={css.kinds}>
          {ORDER.map((kind) => {
            const count = flags.filter((flag) => flag.kind === kind).length
            return (
              count > 0 && (
                <a key={kind} href={`#launch-${kind}`}>
                  {KINDS[kind].title} ({count})
                </a>
              )
            )
          })}
        </nav>
        {waiting > 0 && (
          <div className={css.waiting}>
            <p>{waiting === 1 ? 'One of them is a draft' : `${waiting} of them are drafts`}, not published yet.</p>
            <ButtonLink to="/words?publish" size="small">
              Publish…
            </ButtonLink>
          </div>
        )}
      </section>
      {flags.length === 0 && (
        <Empty icon="check" title="Everything is settled">
          <p>Nothing is invented, and every promise is agreed.</p>
        </Empty>
      )}
      <div className={css.lists}>
        {ORDER.map((kind) => (
          <Kind key={kind} kind={kind} flags={flags.filter((flag) => flag.kind === kind)} />
        ))}
      </div>
    </>
  )
}

function Kind({ kind, flags }: { kind: FlagKind; flags: LaunchFlag[] }) {
  const { title, help } = KINDS[kind]
  const [params, setParams] = useSearchParams()
  const [areAllOpen, setAllOpen] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const documents = [...Map.groupBy(flags, ({ file }) => file)].toSorted(
    ([, [a]], [, [b]]) => placeOf(a?.group) - placeOf(b?.group),
  )
  const asked = params.get(kind)
  const [first] = useState(asked ?? documents[0]?.[0])
  useEffect(() => {
    // Back from a document: on with the next line of it.
    if (asked) list.current?.querySelector('details[open]')?.scrollIntoView({ block: 'nearest' })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is opened later is in view already
  }, [])
  if (flags.length === 0) return null

  function openAll(areOpen: boolean) {
    // With a name in common only one of them can be open.
    flushSync(() => setAllOpen(areOpen))
    for (const each of list.current?.children ?? []) if (each instanceof HTMLDetailsElement) each.open = areOpen
  }

  /** What was opened last is open again when somebody comes back from a document. */
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
          {title} <span className={css.left}>{flags.length} left</span>
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
          <details
            key={file}
            className={css.document}
            name={areAllOpen ? undefined : `launch-${kind}`}
            open={file === first || undefined}
          >
            <summary
              className={css.summary}
              onClick={({ currentTarget }) => {
                const details = currentTarget.parentElement
                if (details instanceof HTMLDetailsElement && !details.open) remember(file)
              }}
            >
              <h3>{own[0]?.title}</h3>
              <span className={css.number}>
                {own.length}
                <span className="visually-hidden"> left</span>
              </span>
            </summary>
            {own.length > 1 && <SettleAll flags={own} />}
            <ul>
              {own.map((flag) => (
                <Flag key={flag.path} flag={flag} />
              ))}
            </ul>
          </details>
        ))}
      </div>
    </section>
  )
}

const placeOf = (group = '') => DOCUMENT_GROUPS.findIndex((each) => each === group)

/** For one line of a message. */
const inShort = (text: string) => (text.length > 40 ? `${text.slice(0, 38).trimEnd()}…` : text)

/** Takes flags of one document away or sets them again, as somebody would in the document itself. */
function useSettle(flags: readonly LaunchFlag[]) {
  const me = useMe()
  const client = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)

  async function write(value: true | undefined, done: string) {
    const [first] = flags
    if (!first) return
    setIsBusy(true)
    try {
      await changeDocument(client, { file: first.file, account: me.id }, (sync) => {
        for (const flag of flags) sync.change(flagPath(flag), value)
      })
      if (value === undefined) toast(done, { undo: () => void write(true, '') })
    } catch (error) {
      toast(error instanceof Error ? error.message : String(error), { isError: true })
    }
    setIsBusy(false)
  }

  return { isBusy, settle: (done: string) => void write(undefined, done) }
}

const flagPath = ({ path, kind }: LaunchFlag) => (path ? `${path}.${kind}` : kind)

/** All of a document at once, after what that agrees to was shown. */
function SettleAll({ flags }: { flags: LaunchFlag[] }) {
  const [isAsking, setIsAsking] = useState(false)
  const { isBusy, settle } = useSettle(flags)
  const [first] = flags
  if (!first) return null
  const { all } = KINDS[first.kind]
  const label = all(flags.length)
  return (
    <div className={css.all}>
      <Button size="small" isBusy={isBusy} onClick={() => setIsAsking(true)}>
        {label}…<span className="visually-hidden"> {first.title}</span>
      </Button>
      {isAsking && (
        <Dialog isOpen onClose={() => setIsAsking(false)} title={`${first.title}: ${flags.length} at once`}>
          <p>
            {first.kind === 'confirm'
              ? 'Read them first: you agree to each of these, word for word.'
              : 'Read them first: you say that each of these is real.'}{' '}
            What you leave for later, settle one by one.
          </p>
          <ul className={css.asked}>
            {flags.map((flag) => (
              <li key={flag.path}>
                <FlagTexts flag={flag} />
              </li>
            ))}
          </ul>
          <Actions>
            <Button onClick={() => setIsAsking(false)}>Cancel</Button>
            <Button
              variant="primary"
              icon="check"
              onClick={() => {
                setIsAsking(false)
                settle(`${first.title}: ${first.kind === 'confirm' ? 'agreed to' : 'real,'} all ${flags.length}`)
              }}
            >
              {label}
            </Button>
          </Actions>
        </Dialog>
      )}
    </div>
  )
}

function Flag({ flag }: { flag: LaunchFlag }) {
  const { file, field, words, kind, texts } = flag
  const { isBusy, settle } = useSettle([flag])
  const name = words || field
  // Of a promise its sentence, of a sample its name.
  const sentences = texts.filter(({ isName }) => !isName).toSorted((a, b) => b.text.length - a.text.length)
  const first = (kind === 'confirm' && sentences[0]) || texts[0]
  return (
    <li className={css.flag}>
      <FlagTexts flag={flag} />
      <div className={css.actions}>
        <ButtonLink size="small" variant="plain" to={documentUrl(file, first ? first.path : flagPath(flag))}>
          Change the words<span className="visually-hidden">: {name}</span>
        </ButtonLink>
        <Button
          size="small"
          icon="check"
          isBusy={isBusy}
          aria-label={`${KINDS[kind].settle}: ${name}`}
          onClick={({ currentTarget }) => {
            focusNext(currentTarget)
            settle(`${KINDS[kind].settle}: ${inShort(name)}`)
          }}
        >
          {KINDS[kind].settle}
        </Button>
      </div>
    </li>
  )
}

/** Where it stands and all that it says; of much the first texts, the rest behind a line. */
function FlagTexts({ flag: { kind, field, texts } }: { flag: LaunchFlag }) {
  const { shown } = KINDS[kind]
  // A line in place of a few texts would be hardly shorter.
  const isLong = texts.length > shown + 3
  const isNamed = texts.length > 3
  const list = (some: readonly FlagText[]) => (
    <dl className={css.texts} data-named={isNamed || undefined}>
      {some.map((each) => (
        <div key={each.path}>
          <dt className={isNamed && !each.isName ? undefined : 'visually-hidden'}>{each.field}</dt>
          <dd data-name={each.isName || undefined}>{each.text}</dd>
        </div>
      ))}
    </dl>
  )
  return (
    <div className={css.words}>
      <p className={css.field}>{placeName(field)}</p>
      {list(isLong ? texts.slice(0, shown) : texts)}
      {isLong && <Fold summary={`${texts.length - shown} more texts`}>{list(texts.slice(shown))}</Fold>}
    </div>
  )
}

/** Fields that are named after a page, as that page is called. */
const placeName = (field: string) =>
  field
    .split(' › ')
    .map((part) => (/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/.test(part) ? `${pageName(part)} (${part})` : part))
    .join(' › ') || 'The whole document'

/** The line is about to go, and the focus would with it: to the next one, of the next document after the last. */
function focusNext(button: HTMLButtonElement) {
  const document = button.closest('details')
  const buttonsOf = (within: Element | null | undefined) => [
    ...(within?.querySelectorAll<HTMLButtonElement>(`.${css.actions} button`) ?? []),
  ]
  const own = buttonsOf(document)
  const at = own.indexOf(button)
  const beside = own[at + 1] ?? own[at - 1]
  if (beside) return beside.focus()
  const next = document?.nextElementSibling ?? document?.previousElementSibling
  if (next instanceof HTMLDetailsElement) next.open = true
  buttonsOf(next)[0]?.focus()
}
