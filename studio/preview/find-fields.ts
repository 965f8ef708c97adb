import type { PreviewText } from '#shared/studio/preview.ts'

/** A field that a text or picture on a page may come from. */
export type FieldPlace = Omit<PreviewText, 'text'>

export type FieldIndex = {
  exact: ReadonlyMap<string, FieldPlace[]>
  long: readonly { text: string; place: FieldPlace }[]
}

/** Characters from which a part of a text is taken for a part of its field. */
const MIN_PART_LENGTH = 3
/** Characters from which a field's text is taken for the origin of a longer one. */
const MIN_INNER_LENGTH = 6
const MAX_TEXT_LENGTH = 4_000
/** More would be no choice. */
const MAX_PLACES = 12
const FOCUSABLE = 'a[href], button, input, select, textarea, summary'

/** Texts by what is left of them without spaces: markup may break them anywhere. */
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

/** Without the unseen characters, too, that fill up a text which is too short. */
export const withoutSpaces = (text: string) => text.replaceAll(/[\s\u200B]+/g, '')

/** The paragraphs of Markdown as they are read, each with the path of its place in the text, such as `body[120]`. */
function paragraphsOf(body: string): { words: string; path: string }[] {
  const breaks = [...body.matchAll(/\n\s*\n|\n(?=\s*(?:[-*>#|]|\d+\.)\s?)/g)]
  const starts = [0, ...breaks.map(({ 0: found, index }) => index + found.length)]
  return starts.flatMap((start, at) => {
    const source = body.slice(start, starts[at + 1])
    // The cells of a table stand in one line.
    const parts = source.trimStart().startsWith('|') ? source.split(/(?<!\\)\|/) : [source]
    return parts.map((part) => ({ path: `body[${start}]`, words: wordsOf(part) }))
  })
}

/** Without the signs of Markdown. */
export const wordsOf = (markdown: string) =>
  markdown
    .replaceAll(/^\s*(?:#+|[-*>]|\d+\.)\s+/gm, '')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/<\/?\w+[^>]*>/g, '')
    .replaceAll(/[*_`\\]/g, '')

/**
 * Marks what comes from a field with `data-edit`, the number of its places in the answer, and lets the keyboard get there.
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
    // A link or button is reached by itself, with what is inside.
    if (!element.closest(FOCUSABLE) && !element.querySelector(FOCUSABLE)) element.setAttribute('tabindex', '0')
  }
  // From the innermost outwards, so that a text is marked where it stands.
  for (const element of [...root.querySelectorAll('*')].toReversed()) {
    if (element.closest('svg, noscript')) continue
    const picture = element.nodeName === 'IMG' ? pictureOf(element) : null
    if (picture !== null) {
      const places = index.exact.get(picture)
      if (places) mark(element, places)
      continue
    }
    // A logo has its client's name.
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

/** The innermost entry of a list around a field: `content/team.yaml groups[0].members[3]`; null where there is none. */
function entryOfPlace({ file, path }: FieldPlace): string | null {
  const entry = /^(.*\])\.[^[\]]+(?:\[\d+\])?$/.exec(path)?.[1]
  return entry === undefined ? null : `${file} ${entry}`
}

/** Of places in several entries that say the same, those of the entry that most of what stands around is of. */
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
    // Here another entry with the same words begins.
    if (others.length < beside.length) return places
  }
  return places
}

const isOfEntry = ({ file, path }: FieldPlace, entry: string) => `${file} ${path}`.startsWith(`${entry}.`)

/** An element inside that has the same text and is marked. */
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

/** Fields whose text has this one inside; else those with the longest text that is inside of this one. */
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
 * `/pictures/works/work-01.1f0c9a2b-640.avif` is the picture `works/work-01`; one that was uploaded is served by the
 * studio until it is published: `/studio/api/uploaded/shop.1f0c9a2b-640.webp` is `uploads/shop`.
 */
function pictureOf(image: Element): string | null {
  // A panel in place of one that is not chosen yet.
  const missing = image.getAttribute('data-picture')
  if (missing !== null) return missing
  const [, folder, name] =
    /\/(pictures|uploaded)\/(.+)\.[0-9a-f]{8}-\d+\.\w+$/.exec(image.getAttribute('src') ?? '') ?? []
  if (!name) return null
  return folder === 'uploaded' ? `uploads/${name}` : name
}

/** The places of what was pressed, in a button first those of the edited file; null when nothing of it comes from a field. */
export function placesOf(target: Element, found: readonly FieldPlace[][], file?: string): FieldPlace[] | null {
  const placesAt = (element: Element) => found[Number(element.getAttribute('data-edit'))] ?? []
  const inside = [...(target.closest(FOCUSABLE)?.querySelectorAll('[data-edit]') ?? [])]
  const own = inside.find((each) => placesAt(each).some((place) => place.file === file))
  const marked = target.closest('[data-edit]') ?? own ?? inside[0]
  return (marked && found[Number(marked.getAttribute('data-edit'))]) ?? null
}

/** What somebody sees where it was pressed: a button may lie over all of its card. */
export function seenAt({ clientX, clientY, detail }: MouseEvent, target: Element): Element {
  // By a key it is pressed at no place.
  if (detail === 0 || target.closest('[data-edit]')) return target
  const under = target.ownerDocument.elementsFromPoint(clientX, clientY)
  return under.find((each) => each.hasAttribute('data-edit')) ?? target
}
