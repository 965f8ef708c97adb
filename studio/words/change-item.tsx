import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { DocumentChange, EntryChange } from '#shared/studio/documents.ts'
import { choicesQuery } from '../api/queries.ts'
import { commonEnds } from './common-ends.ts'
import type { Ends } from './common-ends.ts'
import css from './sides.module.css'
import { pictureUrl } from './upload-call.ts'

type Props = {
  change: DocumentChange
  /** It is on the site already, or was. */
  isPast?: boolean
  children?: ReactNode
}

/** One changed field: what visitors read now, and what they will read; of a list only what became of its entries. */
export function ChangeItem({ change, isPast = false, children }: Props) {
  return (
    <li className={css.change}>
      <h3>{change.title}</h3>
      <Difference change={change} isPast={isPast} />
      {children}
    </li>
  )
}

function Difference({ change, isPast }: { change: DocumentChange; isPast: boolean }) {
  const { before, after, isPicture = false, entries } = change
  if (entries && entries.length > 0) {
    return (
      <ul className={css.entries}>
        {entries.map((entry, at) => (
          <Entry key={at} entry={entry} isPast={isPast} />
        ))}
      </ul>
    )
  }
  const isDay = [before, after].some((text) => text !== null && DAY.test(text))
  const common = isPicture || isDay ? NOTHING : commonEnds(before ?? '', after ?? '')
  return (
    <dl className={css.sides}>
      <Side
        label={isPast ? 'Before' : 'Now'}
        text={isDay ? dayWords(before) : before}
        isPicture={isPicture}
        common={common}
      />
      <Side
        label={isPast ? 'Then' : 'New'}
        text={isDay ? dayWords(after) : after}
        isPicture={isPicture}
        common={common}
        isNew
      />
    </dl>
  )
}

const DAY = /^\d{4}-\d{2}-\d{2}$/
const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** `2026-11-24` → `24 November 2026` */
const dayWords = (text: string | null) => (!text ? 'No day' : DAY.test(text) ? dayFormat.format(new Date(text)) : text)

const NOTHING: Ends = { start: 0, end: 0 }
/** Characters of what is the same around a difference. */
const CONTEXT_LENGTH = 60

/** A text in which what the other side has not is marked, and what is the same far around it is left out. */
function Differing({ text, common: { start, end } }: { text: string; common: Ends }) {
  const [head, middle, tail] = [
    text.slice(0, start),
    text.slice(start, text.length - end),
    text.slice(text.length - end),
  ]
  if (!head && !tail) return text
  const cut = CONTEXT_LENGTH * 2
  return (
    <>
      {head.length > cut ? `… ${head.slice(-CONTEXT_LENGTH).replace(/^\S*\s/, '')}` : head}
      {middle && <mark className={css.marked}>{middle}</mark>}
      {tail.length > cut ? `${tail.slice(0, CONTEXT_LENGTH).replace(/\s\S*$/, '')} …` : tail}
    </>
  )
}

const WHAT: Record<EntryChange['what'], string> = {
  added: 'Added',
  removed: 'Removed',
  changed: 'Changed',
  moved: 'Moved',
}

function Entry({ entry: { what, name, words, pictures, changes }, isPast }: { entry: EntryChange; isPast: boolean }) {
  return (
    <li className={css.entry} data-what={what}>
      {pictures[0] && <Thumbnail picture={pictures[0]} />}
      <div className={css.entryText}>
        <p className={css.entryName}>
          <span className={css.what}>{WHAT[what]}</span> {name}
        </p>
        {words && what !== 'moved' && <p className={css.words}>{words}</p>}
        {words && what === 'moved' && !name && <p className={css.words}>{words}</p>}
        {changes.map((change) => (
          <div key={change.path} className={css.inner}>
            {change.title && <p className={css.innerTitle}>{change.title}</p>}
            <Difference change={change} isPast={isPast} />
          </div>
        ))}
      </div>
    </li>
  )
}

type SideProps = { label: string; text: string | null; isPicture: boolean; common: Ends; isNew?: boolean }

function Side({ label, text, isPicture, common, isNew }: SideProps) {
  return (
    <div className={css.side} data-new={isNew || undefined}>
      <dt>{label}</dt>
      <dd>
        {text === null || text === '' ? (
          <em>Nothing</em>
        ) : isPicture ? (
          <Thumbnail picture={text} hasWords />
        ) : (
          <Differing text={text} common={common} />
        )}
      </dd>
    </div>
  )
}

/** A picture of the site by its name. */
function Thumbnail({ picture, hasWords = false }: { picture: string; hasWords?: boolean }) {
  const { data: choices } = useQuery(choicesQuery)
  const choice = choices?.picture?.find(({ value }) => value === picture)
  const words = choice?.title ?? picture
  return (
    <>
      {choice?.image && (
        <img className={css.thumbnail} src={pictureUrl(choice.image)} alt={hasWords ? '' : words} loading="lazy" />
      )}
      {(hasWords || !choice?.image) && <span>{words}</span>}
    </>
  )
}
