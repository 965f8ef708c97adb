/** Where the words that somebody searches for stand in a document. */
import { entryTitle } from '#shared/studio/entry-title.ts'
import { entryOf, fieldAt, fieldTitle } from '#shared/studio/field-title.ts'
import type { DocumentValues, FoundPlace } from '#shared/studio/documents.ts'
import type { FormField } from '#shared/studio/form.ts'
import { fieldName, getIn, parsePath } from '#shared/values.ts'
import { fillSiteValues } from '../site-values.ts'
import { findNamedFields } from './find-named-fields.ts'
import { plainText } from './plain-text.ts'
import { walkForm } from './walk-form.ts'
import type { Walked } from './walk-form.ts'

const MAX_LENGTH = 200

type Document = { title: string; form: FormField | undefined; values: DocumentValues | undefined }

type Place = Omit<FoundPlace, 'isDraft' | 'isChangedInDraft'>
/** `isWhole`: all of the words stand in one of them, or in the title. `score`: how much of them its best texts have. */
type Found<Each = Place> = { places: Each[]; isWhole: boolean; score: number }

/**
 * Where the words stand in a document as it is on the site, and in its draft; undefined where it has none. What opens is
 * the draft: of a sentence that stands no more in its text, only where it began is a place.
 */
export function findInBoth(onSite: Found | null, inDraft: Found | null | undefined): Found<FoundPlace> | null {
  if (!onSite && !inDraft) return null
  const score = Math.max(onSite?.score ?? 0, inDraft?.score ?? 0)
  // Once the last place is changed, texts that have a word of it here and there are not what was meant.
  const placesOf = (found: Found | null | undefined) =>
    found ? found.places.filter(({ isNamed }) => isNamed || found.score === score) : []
  const opened = (path: string) => (inDraft === undefined ? path : path.replace(/^body\[(\d+)-\d+\]$/, 'body[$1]'))
  const [shown, drafted] = [placesOf(onSite), placesOf(inDraft)]
  const same = (places: readonly Place[], place: Place) => places.find((each) => isSamePlace(each, place))
  return {
    places: [
      ...drafted
        .filter((place) => !same(shown, place))
        .map((place) => ({ ...place, isDraft: true, isChangedInDraft: false })),
      // In the order of the site, so that nothing moves for who goes through them.
      ...shown.map((place) => {
        const now = same(drafted, place) ?? { ...place, path: opened(place.path) }
        return { ...now, isDraft: false, isChangedInDraft: inDraft !== undefined && !same(drafted, place) }
      }),
    ],
    isWhole: Boolean(onSite?.isWhole || inDraft?.isWhole),
    score,
  }
}

/** An entry may stand at another place of its list, a sentence of its text. */
const isSamePlace = (a: Place, b: Place) => a.text === b.text && anyEntry(a.path) === anyEntry(b.path)
const anyEntry = (path: string) => path.replaceAll(/\[[\d-]+\]/g, '[]')

/**
 * Fields that are called so, then the texts that have most of the words; a field that is both is one place. Null: the
 * words do not all stand in it.
 */
export function findPlaces({ title, form, values }: Document, words: readonly string[]): Found | null {
  const walked = values ? walkForm(form, values.fields) : []
  const texts = [
    ...walked.flatMap((each) => readText(each, words)),
    ...linesOf(values?.body ?? '').map(({ start, line }) => ({
      path: `body${placeOfSentence(start, line, words)}`,
      text: plainText(fillSiteValues(line)),
    })),
  ]
  const all = withoutNames([title, ...texts.map(({ text }) => text)].join('\n').toLowerCase(), words)
  const named = form ? findNamedFields(form, { document: title, fields: values?.fields }, [...words]) : []
  const isFound = words.every((word) => all.includes(word))
  if (!isFound && named.length === 0) return null
  const best = isFound ? bestTexts(texts, words) : []
  const titleOf = (path: string) => (form && values ? placeTitle(form, path, values) : '')
  const isTitle = words.every((word) => title.toLowerCase().includes(word))
  const isWhole = isTitle || named.length > 0 || best.some(({ isWhole: hasAll }) => hasAll)
  const places = [
    ...named.map(({ path, text }) => ({
      path,
      title: titleOf(path),
      text: best.find((each) => each.path === path)?.text ?? fillSiteValues(text),
      isNamed: true,
    })),
    ...best
      .filter(({ path }) => !named.some((field) => field.path === path))
      .filter((each) => each.isWhole || named.length === 0)
      .map(({ path, text }) => ({ path, title: titleOf(path), text, isNamed: false })),
  ]
  return { places, isWhole, score: Math.max(0, ...best.map((each) => each.score)) }
}

/** The lines of an article, each with where it begins. */
function linesOf(body: string): { start: number; line: string }[] {
  let end = 0
  return body.split('\n').map((line) => {
    const start = end
    end += line.length + 1
    return { start, line }
  })
}

/** In UTF-16 units of the text, such as `[120-168]`: the sentence of a line that has the words, or the first of them. */
function placeOfSentence(start: number, line: string, words: readonly string[]): string {
  const lower = line.toLowerCase()
  const phrase = lower.indexOf(words.join(' '))
  const at = phrase < 0 ? Math.min(...words.map((word) => lower.indexOf(word)).filter((found) => found >= 0)) : phrase
  const sentence = [...sentences.segment(line)].findLast(({ index }) => index <= at)
  // What stands in place of a name in braces is not in the line itself: then all of it is meant.
  const [from, text] = sentence && at < Infinity ? [sentence.index, sentence.segment] : [0, line]
  const begin = start + from
  return `[${begin}-${begin + text.trimEnd().length}]`
}

/** In characters. A longer title is a sentence, which is not repeated in the place's title. */
const MAX_NAME_LENGTH = 40

/**
 * Where a field stands, in the words of the form: `Dubai › Phone`. A text stands for its list; an entry that is known by
 * the sentence that was found has its number instead.
 */
function placeTitle(form: FormField, name: string, { fields }: DocumentValues): string {
  const path = parsePath(name.replace(/^body\[.*$/, 'body'))
  const entryAt = path.findLastIndex((key) => typeof key === 'number')
  if (entryAt < 0) return fieldTitle(form, fieldName(path), fields)
  const list = fieldName(path.slice(0, entryAt))
  if (entryAt === path.length - 1) return fieldTitle(form, list, fields)
  const text = getIn(fields, path)
  const isSentence = typeof text === 'string' && text.length > MAX_NAME_LENGTH
  const entry = getIn(fields, path.slice(0, entryAt + 1))
  if (!isSentence || !text.startsWith(entryTitle(entry, PLAIN).replace(/…$/, ''))) return fieldTitle(form, name, fields)
  const at = Number(path[entryAt])
  const inside = fieldTitle(form, name, fields)
    .split(' › ')
    .slice(entryAt + 1 - path.length)
  return [fieldTitle(form, list, fields), `${entryOf(fieldAt(form, list), at)} ${at + 1}`, ...inside].join(' › ')
}

/** For the title of an entry by its text alone, whatever its form. */
const PLAIN: FormField = { kind: 'group', title: '', help: '', optional: false, fields: [] }

/** Names of files and of records: nobody reads them on the site. */
const NAMES = ['picture', 'logo', 'service', 'article', 'case', 'focus']

/** As it is read: `{strategyDays}` is a number, and what is chosen from a list has the words that stand in the list. */
function readText({ path, field, value }: Walked, words: readonly string[]): Text[] {
  if (typeof value !== 'string' && typeof value !== 'number') return []
  const text = String(value)
  const shown = (read: string) => [{ path: fieldName(path), text: read }]
  switch (field?.kind) {
    case 'fixed':
      return []
    case 'number':
      return field.isPerson ? [] : shown(text)
    case 'choice':
      return shown(field.options.find((option) => option.value === text)?.title ?? text)
    case 'text':
      if (NAMES.includes(field.text)) return []
      // Where a link leads is no word either, but looked for by its address.
      if (field.text === 'page' && !words.some((word) => word.includes('/'))) return []
      return shown(fillSiteValues(text))
    default:
      return shown(fillSiteValues(text))
  }
}

type Text = { path: string; text: string }

/** A text in lower case with spaces in place of names in braces, but for those that are looked for by themselves. */
const withoutNames = (text: string, words: readonly string[]) =>
  text.replaceAll(/\{(\w+)[^{}]*\}/g, (all, name: string) =>
    words.some((word) => word === name || word.includes('{')) ? all : ' '.repeat(all.length),
  )

/** Texts that have most of the words, where there are any only those in which the words stand together. */
function bestTexts(texts: readonly Text[], words: readonly string[]): (Text & { isWhole: boolean; score: number })[] {
  const phrase = words.join(' ')
  const scored = texts.map(({ path, text }) => {
    const plain = withoutNames(text.toLowerCase(), words)
    return { path, text, score: words.filter((word) => plain.includes(word)).length + Number(plain.includes(phrase)) }
  })
  const best = Math.max(0, ...scored.map(({ score }) => score))
  if (best === 0) return []
  return scored
    .filter(({ score }) => score === best)
    .map(({ path, text }) => ({
      path,
      isWhole: best >= words.length,
      score: best,
      text: sentenceWith(text.trim(), text.toLowerCase().includes(phrase) ? [phrase] : words),
    }))
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })

/** Of a long text the sentence in which the first of the words stands. */
function sentenceWith(text: string, words: readonly string[]): string {
  if (text.length <= MAX_LENGTH) return text
  const found = words.map((word) => withoutNames(text.toLowerCase(), words).indexOf(word)).filter((at) => at >= 0)
  const at = Math.max(0, Math.min(...found))
  const sentence = [...sentences.segment(text)].findLast(({ index }) => index <= at)
  const whole = sentence?.segment.trim() ?? ''
  const isWhole = whole.length <= MAX_LENGTH && words.every((word) => whole.toLowerCase().includes(word))
  // Not in the middle of a word.
  const spaceFrom = (from: number) => (from <= 0 ? 0 : text.indexOf(' ', from) + 1)
  const start = isWhole ? (sentence?.index ?? 0) : spaceFrom(at - MAX_LENGTH / 2)
  const end = isWhole ? start + whole.length : spaceFrom(start + MAX_LENGTH) || text.length
  return `${start > 0 ? '… ' : ''}${text.slice(start, end).trim()}${end < text.length ? ' …' : ''}`
}
