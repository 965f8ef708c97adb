import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { slugOf } from '#shared/studio/collections.ts'
import { LOG_KINDS, logKindSchema } from '#shared/studio/log.ts'
import {
  auditPeopleQuery,
  auditQuery,
  choicesQuery,
  documentsQuery,
  editingQuery,
  previewPagesQuery,
  uploadsQuery,
} from '../api/queries.ts'
import type { LogFilter } from '../api/queries.ts'
import { formatDay, formatTime, useNow } from '../desk/time.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { Empty, Loading } from '../ui/notice.tsx'
import { SearchForm } from '../ui/search-form.tsx'
import { useSearchText } from '../ui/use-search-text.ts'
import css from './log-page.module.css'
import { logLine } from './log-words.ts'
import type { LogLine } from './log-words.ts'
import { Block, Panel, Rows } from './panel.tsx'

/** Audit log, newest first. It does not name visitors. */
export function LogPage() {
  const now = useNow()
  const { filter } = useLogFilter()
  const log = useInfiniteQuery(auditQuery(filter))
  const { data: canEdit = false, isLoading: isAsking } = useQuery(editingQuery)
  const { data: documents = [], isLoading: areDocumentsLoading } = useQuery({ ...documentsQuery(''), enabled: canEdit })
  const titles = new Map(documents.map(({ file, title }) => [file, title]))
  const { data: preview, isLoading: arePagesLoading } = useQuery({ ...previewPagesQuery(), enabled: canEdit })
  const pages = new Map(preview?.pages.map((page) => [page.path, page]))
  const { data: uploads = [], isLoading: areUploadsLoading } = useQuery({ ...uploadsQuery, enabled: canEdit })
  const { data: choices, isLoading: areChoicesLoading } = useQuery({ ...choicesQuery, enabled: canEdit })
  const names = new Map([
    ...[...(choices ? Object.values(choices).flat() : []), ...documents].map(
      ({ title }) => [slugOf(title), title] as const,
    ),
    ...uploads.flatMap(({ value, alt }) => (alt ? [[value, alt] as const] : [])),
  ])
  const entries = log.data?.pages.flatMap((page) => page.entries) ?? []
  // Entries wait for the names they refer to; otherwise they would show file names first.
  const isAbout = (word: string) => entries.some(({ action }) => action.includes(word))
  const areNamed =
    !isAsking &&
    !(isAbout('draft') && (areDocumentsLoading || areChoicesLoading)) &&
    !(isAbout('removal') && areDocumentsLoading) &&
    !(isAbout('picture') && (areUploadsLoading || areChoicesLoading)) &&
    !(isAbout('preview link') && arePagesLoading)
  return (
    <Panel title="Log" lead="Who signed in and who changed what, newest first. Entries cannot be changed or removed.">
      <LogFilterFields />
      {log.error ? (
        <Empty icon="alert" title="The log could not be loaded">
          <p>{log.error.message}</p>
        </Empty>
      ) : log.isPending || !areNamed ? (
        <Loading label="Reading the log" />
      ) : entries.length === 0 ? (
        <NothingFound />
      ) : (
        [...Map.groupBy(entries, ({ at }) => formatDay(at, now))].map(([day, own]) => (
          <Block key={day} title={day}>
            <Rows>
              {own.map((entry) => (
                <li key={entry.id} className={css.entry}>
                  <Line line={logLine(entry, titles, pages, names)} />
                  <time dateTime={new Date(entry.at).toISOString()} className={css.time}>
                    {formatTime(entry.at)}
                  </time>
                </li>
              ))}
            </Rows>
          </Block>
        ))
      )}
      {log.hasNextPage && areNamed && !log.isPlaceholderData && (
        <div>
          <Button isBusy={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
            Show older ones
          </Button>
        </div>
      )}
    </Panel>
  )
}

/** Filter of the log, kept in the URL. */
function useLogFilter() {
  const [params, setParams] = useSearchParams()
  const who = /^\d+$/.test(params.get('who') ?? '') ? Number(params.get('who')) : undefined
  const kind = logKindSchema.safeParse(params.get('kind')).data
  const search = (params.get('q') ?? '').slice(0, MAX_SEARCH_LENGTH)
  const filter: LogFilter = { ...(who !== undefined && { who }), ...(kind && { kind }), ...(search && { search }) }
  const change = (changes: Partial<Record<'who' | 'kind' | 'q', string>>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value)
          else next.delete(name)
        }
        return next
      },
      { replace: true },
    )
  return { filter, change }
}

/** Maximum length that the server accepts. */
const MAX_SEARCH_LENGTH = 100

function LogFilterFields() {
  const { filter, change } = useLogFilter()
  const { data: people = [] } = useQuery(auditPeopleQuery)
  const [text, setText] = useSearchText(filter.search ?? '', (q) => change({ q }))
  return (
    <div className={css.filter}>
      <SearchForm label="Search the log" placeholder="A name or a word" value={text} onChange={setText} />
      <Field
        kind="select"
        label="Person"
        value={filter.who ?? ''}
        onChange={({ target }) => change({ who: target.value })}
      >
        <option value="">Anybody</option>
        {people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value={SERVER}>The server</option>
      </Field>
      <Field
        kind="select"
        label="About"
        value={filter.kind ?? ''}
        onChange={({ target }) => change({ kind: target.value })}
      >
        <option value="">Everything</option>
        {Object.entries(LOG_KINDS).map(([kind, { title }]) => (
          <option key={kind} value={kind}>
            {title}
          </option>
        ))}
      </Field>
    </div>
  )
}

/** Value that stands for the server in the list of accounts. */
const SERVER = 0

function NothingFound() {
  const { change } = useLogFilter()
  return (
    <Empty icon="search" title="Nothing in the log matches">
      <p>Try another word, or look at everything again.</p>
      <Button onClick={() => change({ who: '', kind: '', q: '' })}>Show the whole log</Button>
    </Empty>
  )
}

const Line = ({ line: { who, did, what, to, icon } }: { line: LogLine }) => (
  <>
    <Icon name={icon} className={css.icon} />
    <span className={css.line}>
      <strong>{who}</strong> {did} {to ? <Link to={to}>{what}</Link> : what}
    </span>
  </>
)
