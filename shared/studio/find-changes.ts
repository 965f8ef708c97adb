import { fieldName, isRecord, isSame } from '../values.ts'
import { articleBlocks, compareBlocks } from './article-blocks.ts'
import type { BlockChange } from './article-blocks.ts'
import type { DocumentChange, DocumentValues, EntryChange, PointChange } from './documents.ts'
import { entryTitle } from './entry-title.ts'
import { entryOf, numberedEntry, PICTURE } from './field-title.ts'
import type { FormField, NamedField } from './form.ts'
import type { FlagKind } from './launch.ts'
import type { FolderPicture } from './uploads.ts'
import { markedSentence } from './likely-promise.ts'
import { isSameRecord, matchEntries } from './match-entries.ts'

type Path = readonly (string | number)[]

/** Titles of the flags that any record may have and that no schema lists. */
export const FLAG_TITLES: Record<FlagKind, string> = { confirm: 'Agreed by the owner', sample: 'This is real' }
/** Words for a changed flag. A flag does not change what visitors see, so these differ from FLAG_TITLES. */
const FLAG_CHANGES: Record<FlagKind, { title: string; set: string; unset: string }> = {
  confirm: { title: 'Promise', set: 'Not agreed yet', unset: 'Agreed' },
  sample: { title: 'Sample', set: 'Invented', unset: 'Real' },
}
const isFlag = (name: string): name is FlagKind => Object.hasOwn(FLAG_TITLES, name)

/** Returns the differences between two states of a document, with the titles of its form. */
export function findChanges(form: FormField, before: DocumentValues, after: DocumentValues): DocumentChange[] {
  const changes = compare(form, before.fields, after.fields, [], []).map((change) =>
    change.path === 'draft'
      ? {
          ...change,
          title: 'On the site',
          before: visibilityWords(before.fields),
          after: visibilityWords(after.fields),
        }
      : change,
  )
  const [from, to] = [before.body ?? '', after.body ?? '']
  if (from === to) return changes
  const body = { path: 'body', title: 'Text of the article', before: before.body ?? null, after: after.body ?? null }
  if (from.trim() === '' || to.trim() === '') return [...changes, body]
  return [...changes, { ...body, entries: compareBlocks(articleBlocks(from), articleBlocks(to)).map(blockEntry) }]
}

/** Words for the state of a hidden page, the same as in the studio's choice. */
export const HIDDEN = 'Hidden from visitors'
const visibilityWords = (fields: unknown): string =>
  isRecord(fields) && fields['draft'] === true ? HIDDEN : 'Visitors see it'

type Changed = { kind: 'new' | 'changed' | 'removed'; changes: readonly DocumentChange[] }

/** Whether visitors no longer find a page after these changes, for good or until a later day. */
export function isTakenOff(changed: Changed): boolean {
  if (changed.kind !== 'removed') return visibilityChange(changed) === 'hidden'
  return changed.changes.find(({ path }) => path === 'draft')?.before !== HIDDEN
}

/** Returns whether these changes hide the page, for good or until a later day, or show it; null when they do neither. */
export function visibilityChange({ kind, changes }: Changed): 'hidden' | 'shown' | null {
  if (kind !== 'changed') return null
  const visibility = changes.find(({ path }) => path === 'draft')
  if (visibility) return visibility.after === HIDDEN ? 'hidden' : 'shown'
  // The studio sets a later day only, and removes it when the page is to be seen at once.
  const day = changes.find(({ path }) => path === 'publishOn')
  if (!day || (day.before === null) === (day.after === null)) return null
  return day.after === null ? 'shown' : 'hidden'
}

function blockEntry({ what, before, after }: BlockChange): EntryChange {
  const words = after ?? before ?? ''
  if (what !== 'changed') return { what, name: '', words, pictures: [], changes: [] }
  return { what, name: '', words: '', pictures: [], changes: [{ path: '', title: '', before, after }] }
}

function compare(
  form: FormField | undefined,
  before: unknown,
  after: unknown,
  path: Path,
  titles: string[],
): DocumentChange[] {
  if (isSame(before, after)) return []
  const inside = (fields: NamedField[], other?: FormField) => {
    const [a, b] = [before, after].map((value) => (isRecord(value) ? value : {}))
    const nameOf = (name: string) => {
      if (form?.kind !== 'named') return name
      if (!form.isPictures) return form.titles?.[name] ?? name
      return entryTitle(a?.[name], form.item) || entryTitle(b?.[name], form.item) || PICTURE
    }
    return [...new Set([...Object.keys(a ?? {}), ...Object.keys(b ?? {})])].flatMap((name) => {
      const field = fields.find((each) => each.name === name)?.field ?? other
      const isNamed = fields.some((each) => each.name === name)
      const title = isNamed ? (field?.title ?? name) : nameOf(name)
      if (isFlag(name) && (field ? field.kind === 'tick' : !other)) {
        const change = flagChange(name, a?.[name] === true, b?.[name] === true, [...path, name], titles)
        const marks = markedSentence(textsIn(form, isRecord(after) ? after : before, name), name === 'confirm')
        return change.map((each) => (marks ? { ...each, marks } : each))
      }
      return compare(field, a?.[name], b?.[name], [...path, name], [...titles, title])
    })
  }
  if (isRecord(before) && isRecord(after)) {
    if (form?.kind === 'group') return inside(form.fields)
    if (form?.kind === 'named') return inside(form.fields, form.item)
    if (form?.kind === 'kinds' && before[form.by] === after[form.by]) {
      return inside(form.variants.find(({ value }) => value === after[form.by])?.fields ?? [])
    }
  }
  const whole = {
    path: fieldName(path),
    title: titles.join(' › '),
    before: read(form, before),
    after: read(form, after),
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    const item = form?.kind === 'list' ? form.item : undefined
    const entry = entryOf(form, 0)
    if (before.length !== after.length || isReordered(before, after)) {
      return [{ ...whole, entries: entryChanges(item, before, after, entry) }]
    }
    return after.flatMap((value: unknown, at) => {
      const own = form?.kind === 'tuple' ? form.items[at] : item
      return compare(own, before[at], value, [...path, at], [...titles, numberedEntry(form, at, before[at])])
    })
  }
  const point = pointOf(form, before, after)
  const isPicture = form?.kind === 'text' && form.text === 'picture'
  const isLogo = form?.kind === 'text' && form.text === 'logo'
  return [{ ...whole, ...(isPicture && { isPicture }), ...(isLogo && { isLogo }), ...(point && { point }) }]
}

/**
 * Returns the texts of a record that visitors read, in the order of its form, without inner records that have a flag of
 * their own.
 */
function textsIn(form: FormField | undefined, value: unknown, flag: FlagKind): string[] {
  if (typeof value === 'string') return form?.kind === 'text' && READ_TEXTS.includes(form.text) ? [value] : []
  if (Array.isArray(value)) {
    return value.flatMap((each: unknown, at) => {
      const item = form?.kind === 'list' ? form.item : form?.kind === 'tuple' ? form.items[at] : undefined
      return isRecord(each) && each[flag] === true ? [] : textsIn(item, each, flag)
    })
  }
  if (!isRecord(value)) return []
  return fieldsOf(form, value).flatMap(({ name, field }) => {
    const inner = value[name]
    return isRecord(inner) && inner[flag] === true ? [] : textsIn(field, inner, flag)
  })
}

const READ_TEXTS: readonly string[] = ['line', 'long', 'article-text']

/** Returns the change of a flag, if any. The caller treats a missing flag as false. */
function flagChange(kind: FlagKind, before: boolean, after: boolean, path: Path, titles: string[]): DocumentChange[] {
  if (before === after) return []
  const { title, set, unset } = FLAG_CHANGES[kind]
  const words = (isSet: boolean) => (isSet ? set : unset)
  return [{ path: fieldName(path), title: [...titles, title].join(' › '), before: words(before), after: words(after) }]
}

/** Whether entries moved or were duplicated. Comparing by index would then report each of them as changed. */
const isReordered = (before: unknown[], after: unknown[]) =>
  matchEntries(before, after).some(({ from, copy }, at) => copy || (from !== null && from !== at))

/** Returns the difference of each entry. `entry` is the word for an entry without a name. */
function entryChanges(item: FormField | undefined, before: unknown[], after: unknown[], entry: string): EntryChange[] {
  const nameOf = (value: unknown, at: number) =>
    typeof value === 'object' ? (item && entryTitle(value, item)) || `${entry} ${at + 1}` : ''
  const entryChange = (what: EntryChange['what'], value: unknown, at: number): EntryChange => {
    const name = nameOf(value, at)
    const { words, pictures, logo } = describe(item, value)
    const others = words.split('\n').filter((each) => name === '' || !each.endsWith(`: ${name}`))
    return { what, name, words: others.join('\n'), pictures, ...(logo && { logo }), changes: [] }
  }
  const kept = matchEntries(before, after).map(({ value, from, copy }) =>
    from === null || copy || !isAlike(before[from], value) ? null : from,
  )
  const inOrder = longestRise(kept.filter((from) => from !== null))
  const removed = before.flatMap((value, at) => (kept.includes(at) ? [] : [entryChange('removed', value, at)]))
  const others = after.flatMap((value, at) => {
    const from = kept[at] ?? null
    if (from === null) return [entryChange('added', value, at)]
    const changes = compare(item, before[from], value, [], [])
    const isMoved = !inOrder.has(from)
    if (changes.length > 0) return [{ ...entryChange('changed', value, at), words: '', pictures: [], changes }]
    return isMoved ? [entryChange('moved', value, at)] : []
  })
  return [...removed, ...others]
}

/** Whether one value is an edited version of the other and not a replacement. */
function isAlike(a: unknown, b: unknown): boolean {
  if (isSameRecord(a, b)) return true
  if (isRecord(a) && isRecord(b)) {
    const names = [...new Set([...Object.keys(a), ...Object.keys(b)])]
    return names.filter((name) => isSame(a[name], b[name])).length * 2 >= names.length
  }
  if (typeof a !== 'string' || typeof b !== 'string') return true
  const shorter = Math.min(a.length, b.length)
  let start = 0
  while (start < shorter && a[start] === b[start]) start += 1
  let end = 0
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end += 1
  return (start + end) * 3 >= Math.max(a.length, b.length)
}

/** Returns a longest rising subsequence; the numbers not in it belong to moved entries. */
function longestRise(numbers: number[]): ReadonlySet<number> {
  const runs: number[][] = []
  for (const number of numbers) {
    const before = runs.filter((run) => (run.at(-1) ?? -1) < number)
    const longest = before.reduce<number[]>((best, run) => (run.length > best.length ? run : best), [])
    runs.push([...longest, number])
  }
  return new Set(runs.reduce((best, run) => (run.length > best.length ? run : best), []))
}

/** Returns the text of an entry, field by field, and the names of its pictures and of its first logo. */
function describe(form: FormField | undefined, value: unknown): { words: string; pictures: string[]; logo: string } {
  const pictures: string[] = []
  let logo = ''
  const lines = (field: FormField | undefined, inner: unknown): string[] => {
    if (inner === undefined || inner === null || inner === '') return []
    if (field?.kind === 'text' && field.text === 'picture') {
      pictures.push(String(inner))
      return []
    }
    if (field?.kind === 'text' && field.text === 'logo' && logo === '') {
      logo = String(inner)
      return []
    }
    if (field?.kind === 'choice')
      return [field.options.find((option) => option.value === inner)?.title ?? String(inner)]
    if (Array.isArray(inner)) {
      return inner.flatMap((each: unknown, at) =>
        lines(field?.kind === 'list' ? field.item : field?.kind === 'tuple' ? field.items[at] : undefined, each),
      )
    }
    if (!isRecord(inner)) return [wordsOf(inner) ?? '']
    return fieldsOf(field, inner).flatMap(({ name, field: own }) => {
      const text = lines(own, inner[name])
      // Ids, by which other documents refer to an entry, are not shown.
      return text.length === 0 || name === 'id' ? [] : [`${own?.title ?? name}: ${text.join('\n')}`]
    })
  }
  const words = lines(form, value).join('\n')
  return { words, pictures, logo }
}

function fieldsOf(form: FormField | undefined, value: object): { name: string; field: FormField | undefined }[] {
  const fields =
    form?.kind === 'group'
      ? form.fields
      : form?.kind === 'kinds'
        ? (form.variants.find((variant) => Reflect.get(value, form.by) === variant.value)?.fields ?? [])
        : []
  const known = fields.filter(({ name }) => name in value)
  // Fields that no form lists are internal and are not shown.
  if (fields.length > 0) return known
  const others = Object.keys(value)
  return [...known, ...others.map((name) => ({ name, field: undefined }))]
}

/** Returns a value as people read it, with entries and fields on lines of their own; null for none. */
export function wordsOf(value: unknown): string | null {
  if (value === undefined || value === null) return null
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value !== 'object') return String(value)
  return Object.values(value)
    .map((entry) => wordsOf(entry) ?? '')
    .join('\n')
}

const isPoint = (form: FormField | undefined) => form?.kind === 'text' && form.text === 'focus'

/**
 * Same as wordsOf, but with a focus in words when it is the field itself, and without it when it is part of a record.
 */
function read(form: FormField | undefined, value: unknown): string | null {
  if (isPoint(form) && typeof value === 'string') return pointWords(value)
  if (form?.kind !== 'group' || !isRecord(value)) return wordsOf(value)
  const fieldOf = (name: string) => form.fields.find((own) => own.name === name)?.field
  return Object.entries(value)
    .filter(([name]) => !isPoint(fieldOf(name)))
    .map(([name, each]) => read(fieldOf(name), each) ?? '')
    .join('\n')
}

/** Returns the focus before and after, of a focus field or of a record that has one. */
function pointOf(form: FormField | undefined, before: unknown, after: unknown): PointChange | undefined {
  const name = form?.kind === 'group' ? form.fields.find(({ field }) => isPoint(field))?.name : undefined
  if (!isPoint(form) && name === undefined) return undefined
  const textOf = (value: unknown) => {
    const text = name === undefined ? value : isRecord(value) ? value[name] : undefined
    return typeof text === 'string' ? text : null
  }
  const [from, to] = [textOf(before), textOf(after)]
  return from === null && to === null ? undefined : { before: from, after: to }
}

/** Describes a focus in words: `60% 35%` → `Top right`. */
export function pointWords(focus: string): string {
  const [x = 50, y = 50] = focus.split(' ').map((part) => Number.parseInt(part))
  const across = x < 45 ? 'left' : x > 55 ? 'right' : ''
  const down = y < 45 ? 'top' : y > 55 ? 'bottom' : ''
  const words = [down, across].filter(Boolean).join(' ') || 'middle'
  return words.replace(/^./, (letter) => letter.toUpperCase())
}

/** Adds to a change of a picture's record the picture, and what the site uses while there is no record. */
export function ofPicture(
  change: DocumentChange,
  { value, onSite }: Pick<FolderPicture, 'value' | 'onSite'>,
): DocumentChange {
  if (!change.point) return change
  const point = { ...change.point, picture: value }
  if (change.before !== null || !onSite) return { ...change, point }
  const before = change.path.includes('.') ? pointWords(onSite.focus) : onSite.alt
  return { ...change, before, point: { ...point, before: onSite.focus } }
}

/** Whether two paths are equal or one is inside the other. */
export const overlaps = (a: string, b: string) => a === b || isInside(a, b) || isInside(b, a)

const isInside = (path: string, outer: string) => path.startsWith(`${outer}.`) || path.startsWith(`${outer}[`)
