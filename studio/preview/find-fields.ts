import type { PreviewText } from '#shared/studio/preview.ts'

/** A field from which a text or picture on a page may come. */
export type FieldPlace = Omit<PreviewText, 'text'>

export type FieldIndex = {
  exact: ReadonlyMap<string, FieldPlace[]>
  long: readonly { text: string; place: FieldPlace }[]
}

/** Minimum length in characters for finding the field that contains a text of the page. */
const MIN_PART_LENGTH = 3
/** Minimum length in characters of a field's text for finding it inside a longer text of the page. */
const MIN_INNER_LENGTH = 6
const MAX_TEXT_LENGTH = 4_000
/** Limit of the choices offered for one text. */
const MAX_PLACES = 12
const FOCUSABLE = 'a[href], button, input, select, textarea, summary'

/** Indexes fields by their text without white space, because markup may break a text anywhere. */
export function indexFields(texts: readonly PreviewText[]): FieldIndex {
  const exact = new Map<string, FieldPlace[]>()
  const long: { text: string; place: FieldPlace }[] = []
  for (const { text, ...place } of texts) {
    const parts = place.path === 'body' ? paragraphsOf(text) : [{ words: text, path: place.path }]
    for (const { words, path } of parts) {
      const key = withoutSpaces(words)
      if (!key) continue
      const places = exact.get(key) ?? []
      const at = { ...place, path }
      places.push(at)
      exact.set(key, places)
      if (key.length >= MIN_PART_LENGTH) long.push({ text: key, place: at })
    }
  }
  return { exact, long }
}

/** Removes white space, and the zero-width spaces with which texts that are too short are padded. */
export const withoutSpaces = (text: string) => text.replaceAll(/[\s\u200B]+/g, '')

/** Splits Markdown into paragraphs of plain text, each with a path of its offset in the source, such as `body[120]`. */
function paragraphsOf(body: string): { words: string; path: string }[] {
  const breaks = [...body.matchAll(/\n\s*\n|\n(?=\s*(?:[-*>#|]|\d+\.)\s?)/g)]
  const starts = [0, ...breaks.map(({ 0: found, index }) => index + found.length)]
  return starts.flatMap((start, at) => {
    const source = body.slice(start, starts[at + 1])
    // A table row holds its cells in one line of source.
    const parts = source.trimStart().startsWith('|') ? source.split(/(?<!\\)\|/) : [source]
    return parts.map((part) => ({ path: `body[${start}]`, words: wordsOf(part) }))
  })
}

/** Returns the text without Markdown syntax. */
export const wordsOf = (markdown: string) =>
  markdown
    .replaceAll(/^\s*(?:#+|[-*>]|\d+\.)\s+/gm, '')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/<\/?\w+[^>]*>/g, '')
    .replaceAll(/[*_`\\]/g, '')

/**
 * Marks elements that come from a field with `data-edit`, an index into the returned array of places, and makes them
 * focusable.
 */
export function markFields(root: HTMLElement, index: FieldIndex): FieldPlace[][] {
  for (const element of root.querySelectorAll('[data-edit]')) {
    element.removeAttribute('data-edit')
    element.removeAttribute('tabindex')
  }
  const found: FieldPlace[][] = []
  const mark = (element: Element, places: FieldPlace[]) => {
    if (element.hasAttribute('data-edit')) return
    element.setAttribute('data-edit', String(found.push(places.slice(0, MAX_PLACES)) - 1))
    // Links and buttons are focusable already, and so is their content through them.
    if (!element.closest(FOCUSABLE) && !element.querySelector(FOCUSABLE)) element.setAttribute('tabindex', '0')
  }
  // From the innermost element outwards, so that the smallest one with a text is marked.
  for (const element of [...root.querySelectorAll('*')].toReversed()) {
    if (element.closest('svg, noscript')) continue
    const picture = element.nodeName === 'IMG' ? pictureOf(element) : null
    if (picture !== null) {
      const places = index.exact.get(picture)
      if (places) mark(element, places)
      continue
    }
    // A logo has the client's name as its label.
    const text = element.getAttribute('role') === 'img' ? element.ariaLabel : element.textContent
    if (!text || text.length > MAX_TEXT_LENGTH) continue
    const key = withoutSpaces(text)
    const places = key && !hasMarked(element, key) ? index.exact.get(key) : undefined
    if (places) mark(element, places)
  }
  for (const [element, key] of unmarkedTexts(root)) {
    const places = placesAround(index, key)
    if (places.length > 0) mark(element, places)
  }
  return found.map((places, at) => {
    const entries = new Set(places.map(entryOfPlace).filter((entry) => entry !== null))
    const element = entries.size > 1 ? root.querySelector(`[data-edit="${at}"]`) : null
    return element ? ofItsEntry(element, places, found) : places
  })
}

/**
 * Returns the innermost list entry around a field, such as `content/team.yaml groups[0].members[3]`; null if there is
 * none.
 */
function entryOfPlace({ file, path }: FieldPlace): string | null {
  const entry = /^(.*\])\.[^[\]]+(?:\[\d+\])?$/.exec(path)?.[1]
  return entry === undefined ? null : `${file} ${entry}`
}

/**
 * Narrows places in several list entries to those of one entry: the one from which most of the surrounding content
 * comes.
 */
function ofItsEntry(element: Element, places: FieldPlace[], found: readonly FieldPlace[][]): FieldPlace[] {
  const isSamePlace = (one: FieldPlace, other: FieldPlace) => one.file === other.file && one.path === other.path
  const entries = [...new Set(places.map(entryOfPlace))].filter((entry) => entry !== null)
  for (let around = element.parentElement; around && around.id !== 'root'; around = around.parentElement) {
    const beside = [...around.querySelectorAll('[data-edit]')]
      .filter((each) => each !== element)
      .flatMap((each) => found[Number(each.getAttribute('data-edit'))] ?? [])
    const others = beside.filter((each) => !places.some((place) => isSamePlace(place, each)))
    const counts = new Map(
      entries.map((entry) => [
        entry,
        new Set(others.filter((each) => isOfEntry(each, entry)).map(({ path }) => path)).size,
      ]),
    )
    const most = Math.max(...counts.values())
    const nearest = entries.filter((entry) => counts.get(entry) === most)
    if (most > 0 && nearest.length < entries.length) {
      return places.filter((place) => {
        const entry = entryOfPlace(place)
        return entry === null || nearest.includes(entry)
      })
    }
    // Further out, the ancestors also contain another entry with the same text.
    if (others.length < beside.length) return places
  }
  return places
}

const isOfEntry = ({ file, path }: FieldPlace, entry: string) => `${file} ${path}`.startsWith(`${entry}.`)

/** Whether a marked descendant has the same text. */
const hasMarked = (element: Element, key: string) =>
  [...element.querySelectorAll('[data-edit]')].some((inner) => withoutSpaces(inner.textContent) === key)

function* unmarkedTexts(root: HTMLElement): Generator<[Element, string]> {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { parentElement, nodeValue } = walker.currentNode
    const key = withoutSpaces(nodeValue ?? '')
    if (parentElement && key.length >= MIN_PART_LENGTH && !parentElement.closest('[data-edit], svg, noscript')) {
      yield [parentElement, key]
    }
  }
}

/**
 * Returns the fields whose text contains this one or, if there are none, those with the longest text that this one
 * contains.
 */
function placesAround({ long }: FieldIndex, key: string): FieldPlace[] {
  const outer = long.filter(({ text }) => text.includes(key))
  if (outer.length > 0) {
    const shortest = Math.min(...outer.map(({ text }) => text.length))
    return outer.filter(({ text }) => text.length === shortest).map(({ place }) => place)
  }
  const inner = long.filter(({ text }) => text.length >= MIN_INNER_LENGTH && key.includes(text))
  const longest = Math.max(0, ...inner.map(({ text }) => text.length))
  return inner.filter(({ text }) => text.length === longest).map(({ place }) => place)
}

/**
 * Returns the picture's value in the content: `/pictures/works/work-01.1f0c9a2b-640.avif` is `works/work-01`. The
 * studio serves an uploaded picture until it is published: `/studio/api/uploaded/shop.1f0c9a2b-640.webp` is
 * `uploads/shop`.
 */
function pictureOf(image: Element): string | null {
  // Placeholder for a picture that is not chosen yet.
  const missing = image.getAttribute('data-picture')
  if (missing !== null) return missing
  const [, folder, name] =
    /\/(pictures|uploaded)\/(.+)\.[0-9a-f]{8}-\d+\.\w+$/.exec(image.getAttribute('src') ?? '') ?? []
  if (!name) return null
  return folder === 'uploaded' ? `uploads/${name}` : name
}

/**
 * Returns the places of a pressed element; null when nothing of it comes from a field. In a button, those of the edited
 * file take precedence.
 */
export function placesOf(target: Element, found: readonly FieldPlace[][], file?: string): FieldPlace[] | null {
  const placesAt = (element: Element) => found[Number(element.getAttribute('data-edit'))] ?? []
  const inside = [...(target.closest(FOCUSABLE)?.querySelectorAll('[data-edit]') ?? [])]
  const own = inside.find((each) => placesAt(each).some((place) => place.file === file))
  const marked = target.closest('[data-edit]') ?? own ?? inside[0]
  return (marked && found[Number(marked.getAttribute('data-edit'))]) ?? null
}

/**
 * Returns the marked element that is visible at the pointer, because a button may cover all of its card; if there is
 * none, the target.
 */
export function seenAt({ clientX, clientY, detail }: MouseEvent, target: Element): Element {
  // A click by keyboard has no position.
  if (detail === 0 || target.closest('[data-edit]')) return target
  const under = target.ownerDocument.elementsFromPoint(clientX, clientY)
  return under.find((each) => each.hasAttribute('data-edit')) ?? target
}
