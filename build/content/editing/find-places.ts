/** Finds the places in a document that have the words of a search. */
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
/** `isWhole`: one place or the title has all of the words. `score`: number of words that the best texts have. */
type Found<Each = Place> = { places: Each[]; isWhole: boolean; score: number }

/**
 * Merges the places found in a document on the site and in its draft, which is undefined where there is none. The
 * editor opens the draft, so a sentence that the draft no longer has is given by its start only.
 */
export function findInBoth(onSite: Found | null, inDraft: Found | null | undefined): Found<FoundPlace> | null {
  if (!onSite && !inDraft) return null
  const score = Math.max(onSite?.score ?? 0, inDraft?.score ?? 0)
  // A state with a lower score has only partial matches, which are not relevant.
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
      // In the order of the site, so that places do not move while somebody goes through them.
      ...shown.map((place) => {
        const now = same(drafted, place) ?? { ...place, path: opened(place.path) }
        return { ...now, isDraft: false, isChangedInDraft: inDraft !== undefined && !same(drafted, place) }
      }),
    ],
    isWhole: Boolean(onSite?.isWhole || inDraft?.isWhole),
    score,
  }
}

/** Whether two places are the same one; an entry may have moved within its list, and a sentence within its text. */
const isSamePlace = (a: Place, b: Place) => a.text === b.text && anyEntry(a.path) === anyEntry(b.path)
const anyEntry = (path: string) => path.replaceAll(/\[[\d-]+\]/g, '[]')

/**
 * Finds fields with the words in their title, then the texts that have most of the words. A field that has both is one
 * place. Null when the document does not have all the words.
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

/** Returns the lines of an article with their offsets. */
function linesOf(body: string): { start: number; line: string }[] {
  let end = 0
  return body.split('\n').map((line) => {
    const start = end
    end += line.length + 1
    return { start, line }
  })
}

/**
 * Returns the range of a line's sentence that has the words, or the first of them, as `[120-168]`, in UTF-16 units of
 * the whole text.
 */
function placeOfSentence(start: number, line: string, words: readonly string[]): string {
  const lower = line.toLowerCase()
  const phrase = lower.indexOf(words.join(' '))
  const at = phrase < 0 ? Math.min(...words.map((word) => lower.indexOf(word)).filter((found) => found >= 0)) : phrase
  const sentence = [...sentences.segment(line)].findLast(({ index }) => index <= at)
  // A word that comes from a placeholder is not in the line itself; the range is then the whole line.
  const [from, text] = sentence && at < Infinity ? [sentence.index, sentence.segment] : [0, line]
  const begin = start + from
  return `[${begin}-${begin + text.trimEnd().length}]`
}

/** Maximum length of an entry's name in a title. A longer one is a sentence and would repeat what was found. */
const MAX_NAME_LENGTH = 40

/**
 * Returns the title of a place as the form shows it: `Dubai › Phone`. A text in a list has the title of the list; an
 * entry whose name is the sentence that was found has its number instead.
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

/** Form for the title of an entry by its texts alone. */
const PLAIN: FormField = { kind: 'group', title: '', help: '', optional: false, fields: [] }

/** Kinds of fields with names of files and records, which the site does not show. */
const NAMES = ['picture', 'logo', 'service', 'article', 'case', 'focus']

/**
 * Returns a field's text as visitors read it: `{strategyDays}` as a number, a choice by its title. Empty for fields
 * that they do not read.
 */
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
      // The target of a link is not text, but can be searched by its path.
      if (field.text === 'page' && !words.some((word) => word.includes('/'))) return []
      return shown(fillSiteValues(text))
    default:
      return shown(fillSiteValues(text))
  }
}

type Text = { path: string; text: string }

/** Blanks placeholders in a lower-case text, except those that are searched for. */
const withoutNames = (text: string, words: readonly string[]) =>
  text.replaceAll(/\{(\w+)[^{}]*\}/g, (all, name: string) =>
    words.some((word) => word === name || word.includes('{')) ? all : ' '.repeat(all.length),
  )

/**
 * Returns the texts that have most of the words, and of these, if there are any, only those with the words together.
 */
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

/** Returns the sentence of a long text that has the first of the words. */
function sentenceWith(text: string, words: readonly string[]): string {
  if (text.length <= MAX_LENGTH) return text
  const found = words.map((word) => withoutNames(text.toLowerCase(), words).indexOf(word)).filter((at) => at >= 0)
  const at = Math.max(0, Math.min(...found))
  const sentence = [...sentences.segment(text)].findLast(({ index }) => index <= at)
  const whole = sentence?.segment.trim() ?? ''
  const isWhole = whole.length <= MAX_LENGTH && words.every((word) => whole.toLowerCase().includes(word))
  // Keeps words whole.
  const spaceFrom = (from: number) => (from <= 0 ? 0 : text.indexOf(' ', from) + 1)
  const start = isWhole ? (sentence?.index ?? 0) : spaceFrom(at - MAX_LENGTH / 2)
  const end = isWhole ? start + whole.length : spaceFrom(start + MAX_LENGTH) || text.length
  return `${start > 0 ? '… ' : ''}${text.slice(start, end).trim()}${end < text.length ? ' …' : ''}`
}
