import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { EntryChange } from '#shared/studio/documents.ts'
import { choicesQuery } from '../api/queries.ts'
import { commonEnds } from './common-ends.ts'
import type { Ends } from './common-ends.ts'
import { filledSides } from './filled-text.ts'
import css from './sides.module.css'
import { pictureUrl } from './upload-call.ts'

/** What both sides of a difference are called. */
export type SideLabels = {
  before: string
  after: string
  /** What is said of an entry or a paragraph, where that is not what becomes of it. */
  entries?: Record<EntryChange['what'], string>
}

export const ENTRY_WORDS: Record<EntryChange['what'], string> = {
  added: 'Added',
  removed: 'Removed',
  changed: 'Changed',
  moved: 'Moved',
}

/** The two sides of a difference: beside each other where there is room. */
export const Sides = ({ children }: { children: ReactNode }) => <dl className={css.sides}>{children}</dl>

/** From what to what the differences below it lead: said once for all of them. */
export const Direction = ({ before, after }: Pick<SideLabels, 'before' | 'after'>) => (
  <p className={css.direction}>
    <span>{before}</span>
    <span aria-hidden="true">→</span>
    <span className="visually-hidden"> becomes </span>
    <strong>{after}</strong>
  </p>
)

/** One side of a difference; without anything in it, that there is nothing. */
export function Side({ label, isNew, children }: { label: string; isNew?: boolean; children: ReactNode }) {
  return (
    <div className={css.side} data-new={isNew || undefined}>
      <dt>{label}</dt>
      <dd>{children || <em>Nothing</em>}</dd>
    </div>
  )
}

/** A picture of the site by its name. */
export function Thumbnail({ picture, hasWords = false }: { picture: string; hasWords?: boolean }) {
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

type TextProps = { before: string | null; after: string | null; labels: SideLabels }

/** Two texts, in which what the other has not is marked. */
export function TextSides({ labels, ...typed }: TextProps) {
  const { data: choices } = useQuery(choicesQuery)
  const [before, after] = filledSides(typed.before, typed.after, choices?.['site-value'] ?? [])
  const isDay = [before, after].some((text) => text !== null && DAY.test(text))
  const common = isDay ? NOTHING : commonEnds(before ?? '', after ?? '')
  const shown = (text: string | null) => (isDay ? dayWords(text) : text && <Differing text={text} common={common} />)
  return (
    <Sides>
      <Side label={labels.before}>{shown(before)}</Side>
      <Side label={labels.after} isNew>
        {shown(after)}
      </Side>
    </Sides>
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
      {middle && <mark>{middle}</mark>}
      {tail.length > cut ? `${tail.slice(0, CONTEXT_LENGTH).replace(/\s\S*$/, '')} …` : tail}
    </>
  )
}
