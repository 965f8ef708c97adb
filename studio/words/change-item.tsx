import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'
import type { DocumentChange, EntryChange, PointChange } from '#shared/studio/documents.ts'
import { pointWords } from '#shared/studio/find-changes.ts'
import { choicesQuery } from '../api/queries.ts'
import { Loading } from '../ui/notice.tsx'
import { ENTRY_WORDS, Side, Sides, TextSides, Thumbnail } from './change-sides.tsx'
import type { SideLabels } from './change-sides.tsx'
import { readableText } from './filled-text.ts'
import { PointedPicture } from './pointed-picture.tsx'
import css from './sides.module.css'
import { logoUrl } from './upload-call.ts'

/** Loaded on demand: it parses Markdown with the libraries of the editor, which are large. */
const ArticleChanges = lazy(() => import('./article/article-changes.tsx'))

const NOT_YET: SideLabels = { before: 'Now', after: 'New' }

type Props = {
  change: DocumentChange
  labels?: SideLabels
  /** Whether the title is omitted because a heading above says the same. */
  isBare?: boolean
  children?: ReactNode
}

/** One changed field with its old and new value; for lists, only what became of the entries. */
export function ChangeItem({ change, labels = NOT_YET, isBare = false, children }: Props) {
  const readable = useReadable()
  return (
    <li className={css.change}>
      {!isBare && <h3>{readable(change.title)}</h3>}
      <Difference change={change} labels={labels} />
      {children}
    </li>
  )
}

/** Returns a function that makes a stored text readable. */
function useReadable() {
  const { data: choices } = useQuery(choicesQuery)
  return (text: string) => readableText(text, choices)
}

export function Difference({ change, labels }: { change: DocumentChange; labels: SideLabels }) {
  const readable = useReadable()
  const { path, before, after, isPicture = false, isLogo = false, point, marks, entries } = change
  if (path === 'body') {
    return (
      <Suspense fallback={<Loading label="Reading the text" lines={1} />}>
        <ArticleChanges change={change} labels={labels} />
      </Suspense>
    )
  }
  if (entries && entries.length > 0) {
    return (
      <ul className={css.entries}>
        {entries.map((entry, at) => (
          <Entry key={at} entry={entry} labels={labels} />
        ))}
      </ul>
    )
  }
  if (point) return <PointSides change={change} point={point} labels={labels} />
  if (!isPicture && !isLogo) {
    return (
      <>
        <TextSides before={before} after={after} labels={labels} />
        {marks && <p className={css.marks}>“{readable(marks)}”</p>}
      </>
    )
  }
  const shown = (name: string | null) =>
    name && (isLogo ? <LogoMark logo={name} hasWords /> : <Thumbnail picture={name} hasWords />)
  return (
    <Sides>
      <Side label={labels.before}>{shown(before)}</Side>
      <Side label={labels.after} isNew>
        {shown(after)}
      </Side>
    </Sides>
  )
}

type PointProps = { change: DocumentChange; point: PointChange; labels: SideLabels }

/** A picture with its focus point before and after; also with its description if both are stored in the same field. */
function PointSides({ change: { path, before, after }, point, labels }: PointProps) {
  const { data: choices } = useQuery(choicesQuery)
  const choice = choices?.picture.find(({ value }) => value === point.picture)
  const isAlone = path.includes('.')
  const shown = (focus: string | null, words: string | null) => (
    <>
      {focus && choice?.image && <PointedPicture choice={choice} focus={focus} />}
      {!isAlone && words && <span>{words}</span>}
      {focus && (
        <span className={css.pointWords}>
          <span className="visually-hidden">Focus: </span>
          {pointWords(focus)}
        </span>
      )}
    </>
  )
  return (
    <Sides>
      <Side label={labels.before}>{(point.before || before) && shown(point.before, before)}</Side>
      <Side label={labels.after} isNew>
        {(point.after || after) && shown(point.after, after)}
      </Side>
    </Sides>
  )
}

function Entry({ entry, labels }: { entry: EntryChange; labels: SideLabels }) {
  const { what, pictures, logo, changes } = entry
  const readable = useReadable()
  const [name, words] = [readable(entry.name), readable(entry.words)]
  return (
    <li className={css.entry} data-what={what}>
      {pictures[0] && <Thumbnail picture={pictures[0]} />}
      {logo && <LogoMark logo={logo} />}
      <div className={css.entryText}>
        <p className={css.entryName}>
          <span className={css.what}>{(labels.entries ?? ENTRY_WORDS)[what]}</span> {name}
        </p>
        {words && what !== 'moved' && <p className={css.words}>{words}</p>}
        {words && what === 'moved' && !name && <p className={css.words}>{words}</p>}
        {changes.map((change) => (
          <div key={change.path} className={css.inner}>
            {change.title && <p className={css.innerTitle}>{readable(change.title)}</p>}
            <Difference change={change} labels={labels} />
          </div>
        ))}
      </div>
    </li>
  )
}

/** A client's logo by its file name; `hasWords` adds the name of the client. */
function LogoMark({ logo, hasWords = false }: { logo: string; hasWords?: boolean }) {
  const { data: choices } = useQuery(choicesQuery)
  const client = choices?.logo?.find(({ value }) => value === logo)?.title
  return (
    <>
      {/* If the file is missing, nothing is drawn. */}
      <svg key={logo} className={css.logo} aria-hidden="true">
        <use href={logoUrl(logo)} />
      </svg>
      {hasWords && <span>{client ?? 'A logo'}</span>}
    </>
  )
}
