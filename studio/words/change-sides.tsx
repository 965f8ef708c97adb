import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { EntryChange } from '#shared/studio/documents.ts'
import { choicesQuery } from '../api/queries.ts'
import { differingWords } from './differing-words.ts'
import type { Piece } from './differing-words.ts'
import { readableSides } from './filled-text.ts'
import css from './sides.module.css'
import { pictureUrl } from './upload-call.ts'

/** Labels of the two sides of a difference. */
export type SideLabels = {
  before: string
  after: string
  /** Labels of changed entries and paragraphs; by default ENTRY_WORDS. */
  entries?: Record<EntryChange['what'], string>
}

export const ENTRY_WORDS: Record<EntryChange['what'], string> = {
  added: 'Added',
  removed: 'Removed',
  changed: 'Changed',
  moved: 'Moved',
}

/** The two sides of a difference, next to each other where there is room. */
export const Sides = ({ children }: { children: ReactNode }) => <dl className={css.sides}>{children}</dl>

/** Names the two states that are compared, once for all differences below. */
export const Direction = ({ before, after }: Pick<SideLabels, 'before' | 'after'>) => (
  <p className={css.direction}>
    <span>{before}</span>
    <span aria-hidden="true">→</span>
    <span className="visually-hidden"> becomes </span>
    <strong>{after}</strong>
  </p>
)

/** One side of a difference; says “Nothing” if it is empty. */
export function Side({ label, isNew, children }: { label: string; isNew?: boolean; children: ReactNode }) {
  return (
    <div className={css.side} data-new={isNew || undefined}>
      <dt>{label}</dt>
      <dd>{children || <em>Nothing</em>}</dd>
    </div>
  )
}

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

/** Two texts with the words that differ marked. */
export function TextSides({ labels, ...typed }: TextProps) {
  const { data: choices } = useQuery(choicesQuery)
  const [before, after] = readableSides(typed.before, typed.after, choices)
  const isDay = [before, after].some((text) => text !== null && DAY.test(text))
  const [old, now] = differingWords(before ?? '', after ?? '')
  const shown = (text: string | null, pieces: readonly Piece[]) =>
    isDay ? dayWords(text) : text && <Differing pieces={pieces} />
  return (
    <Sides>
      <Side label={labels.before}>{shown(before, old)}</Side>
      <Side label={labels.after} isNew>
        {shown(after, now)}
      </Side>
    </Sides>
  )
}

const DAY = /^\d{4}-\d{2}-\d{2}$/
const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** `2026-11-24` → `24 November 2026` */
const dayWords = (text: string | null) => (!text ? 'No day' : DAY.test(text) ? dayFormat.format(new Date(text)) : text)

/** Number of equal characters that are shown around a difference. */
const CONTEXT_LENGTH = 60

/** A text with the words that are missing on the other side marked; equal text far from them is left out. */
const Differing = ({ pieces }: { pieces: readonly Piece[] }) =>
  pieces.map(({ text, isOwn }, at) =>
    isOwn ? <mark key={at}>{text}</mark> : around(text, at > 0, at < pieces.length - 1),
  )

/** Shortens a text that is equal on both sides to the parts near a difference before or after it. */
function around(text: string, isBehind: boolean, isBefore: boolean): string {
  const sides = Number(isBehind) + Number(isBefore)
  if (sides === 0 || text.length <= CONTEXT_LENGTH * 2 * sides) return text
  const head = isBehind ? `${text.slice(0, CONTEXT_LENGTH).replace(/\s\S*$/, '')} ` : ''
  const tail = isBefore ? ` ${text.slice(-CONTEXT_LENGTH).replace(/^\S*\s/, '')}` : ''
  return `${head}…${tail}`
}
