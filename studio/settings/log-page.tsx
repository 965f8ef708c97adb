import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { slugOf } from '#shared/studio/collections.ts'
import {
  auditQuery,
  choicesQuery,
  documentsQuery,
  editingQuery,
  previewPagesQuery,
  uploadsQuery,
} from '../api/queries.ts'
import { formatDay, formatTime, useNow } from '../desk/time.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Loading } from '../ui/notice.tsx'
import css from './log-page.module.css'
import { logLine } from './log-words.ts'
import type { LogLine } from './log-words.ts'
import { Block, Panel, Rows } from './panel.tsx'

/** Who did what, newest first. Visitors are not named in it. */
export function LogPage() {
  const now = useNow()
  const log = useInfiniteQuery(auditQuery)
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
  // Until then a line would say what a file is called.
  const isAbout = (word: string) => entries.some(({ action }) => action.includes(word))
  const areNamed =
    !isAsking &&
    !(isAbout('draft') && (areDocumentsLoading || areChoicesLoading)) &&
    !(isAbout('removal') && areDocumentsLoading) &&
    !(isAbout('picture') && (areUploadsLoading || areChoicesLoading)) &&
    !(isAbout('preview link') && arePagesLoading)
  return (
    <Panel title="Log" lead="Who signed in and who changed what, newest first. Entries cannot be changed or removed.">
      {log.isPending || !areNamed ? (
        <Loading label="Reading the log" />
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
      {log.hasNextPage && areNamed && (
        <div>
          <Button isBusy={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
            Show older ones
          </Button>
        </div>
      )}
    </Panel>
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
