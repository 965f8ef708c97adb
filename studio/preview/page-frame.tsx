import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { PREVIEW_FRAME_PATH } from '#shared/studio/preview.ts'
import type { PreviewText } from '#shared/studio/preview.ts'
import { apiUrl } from '../api/call.ts'
import { heightRules, isStyled, setHeight } from './device-media.ts'
import { markFields, placesOf, seenAt, withoutSpaces } from './find-fields.ts'
import type { FieldIndex, FieldPlace } from './find-fields.ts'
import type { ShownPage } from './load-page.ts'
import { patchChildren } from './patch.ts'
import { isWithin } from '../words/form-context.tsx'
import css from './preview.module.css'

/**
 * The field that has the focus. `block` is the text around the cursor in a text of several paragraphs; `row` the other
 * cells of the table row.
 */
export type CurrentField = { path: string; block: string | null; row?: readonly string[] }

export type DeviceSize = { width: number; height: number }

/** Smallest scale that stays readable: text of 16 px is shown at 10 px. */
const MIN_SCALE = 0.62
/**
 * Width in CSS pixels below which the page always fills the frame's width: on phones, margins beside a smaller page
 * would waste room.
 */
const NARROW = 600

type Props = {
  page: ShownPage | null
  path: string
  title: string
  /** Window of the simulated device, in CSS pixels. */
  size: DeviceSize
  /** False while the form replaces the page on narrow screens. */
  isVisible: boolean
  /** Changes its identity with every edit. */
  typed: unknown
  /** Saved texts of the documents that the page is made of. */
  texts: PreviewText[]
  /** Returns an index of the same texts with the current edits. */
  indexNow: () => FieldIndex
  /** The document whose first text or picture is scrolled into view when the page opens. */
  file: string | undefined
  /** The field that has the focus; its element on the page is marked and scrolled into view. */
  current: (CurrentField & { file: string }) | null
  onPress: (places: FieldPlace[]) => void
}

/** Renders the page in an iframe with the layout of a device's window, scaled to the room there is. */
export function PageFrame({
  page,
  path,
  title,
  size: { width, height },
  isVisible,
  typed,
  texts,
  indexNow,
  file,
  current,
  onPress,
}: Props) {
  const room = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const found = useRef<FieldPlace[][]>([])
  const shownPath = useRef('')
  const startedPath = useRef('')
  /** `current` and `typed` at the time the page was hidden. */
  const whenHidden = useRef<{ current: Props['current']; typed: unknown } | null>(null)
  const scrollTop = useRef(0)
  const [document, setDocument] = useState<Document | null>(null)
  /** Key of the iframe; a new one loads it again. */
  const [attempt, setAttempt] = useState(0)
  /** Whether the frame and its style sheets were loaded. */
  const isLoaded = useRef(false)
  const isUpright = height > width
  const press = useEffectEvent(onPress)
  const editedFile = useEffectEvent(() => file)
  const markPage = useEffectEvent((body: HTMLElement) => markFields(body, indexNow()))

  useLayoutEffect(() => {
    const element = room.current
    if (!element) return
    const fit = () => {
      const { clientWidth, clientHeight } = element
      // A hidden element has no size.
      if (clientWidth === 0 || clientHeight === 0) return
      // The whole window is shown if it stays readable, so that its first screen ends as on the device; otherwise its
      // width.
      const byWidth = Math.min(1, clientWidth / width)
      const byHeight = Math.min(byWidth, clientHeight / height)
      const scale = byHeight < MIN_SCALE || clientWidth < NARROW ? byWidth : byHeight
      frame.current?.style.setProperty('--width', `${width}px`)
      frame.current?.style.setProperty('--scale', String(scale))
      // The frame may be taller than the window of the device, or shorter; then it scrolls.
      const all = clientHeight / scale
      frame.current?.style.setProperty('--height', `${scale < 1 ? all : Math.min(height, all)}px`)
    }
    const observer = new ResizeObserver(fit)
    observer.observe(element)
    fit()
    return () => observer.disconnect()
  }, [width, height, document])

  // Styles that depend on the height follow the device's window, not the frame.
  const rules = useMemo(() => (document ? heightRules(document) : []), [document])
  useLayoutEffect(() => {
    document?.documentElement.style.setProperty('--vh', `${height / 100}px`)
    setHeight(rules, height)
  }, [document, rules, height])

  // Without a connection the frame was loaded without its styles, or not at all.
  useEffect(() => {
    const loadAgain = () => {
      if (!isLoaded.current) setAttempt((count) => count + 1)
    }
    addEventListener('online', loadAgain)
    return () => removeEventListener('online', loadAgain)
  }, [])

  // When the page is shown again, it keeps its scroll position unless there is something else to show.
  useLayoutEffect(() => {
    if (isVisible) document?.defaultView?.scrollTo(0, scrollTop.current)
  }, [document, isVisible])
  const remember = useEffectEvent(() => {
    whenHidden.current = { current, typed }
  })
  useEffect(() => {
    if (!isVisible) remember()
  }, [isVisible])

  useEffect(() => {
    const root = document?.querySelector('#root')
    if (!document || !root || !page) return
    found.current = markPage(page.body)
    setOrientation(page.body, isUpright)
    const wanted = page.body.querySelector('#root')
    if (wanted) patchChildren(root, wanted)
    if (shownPath.current !== path) document.defaultView?.scrollTo(0, 0)
    shownPath.current = path
    if (startedPath.current === path) return
    // A closed menu contains the titles of pages, too.
    const start = [...root.querySelectorAll('[data-edit]')].find(
      (element) =>
        found.current[Number(element.getAttribute('data-edit'))]?.some((place) => place.file === file) &&
        element.checkVisibility({ visibilityProperty: true }),
    )
    if (!start) return
    startedPath.current = path
    // Not `scrollIntoView`, which would scroll the form as well.
    const { top } = start.getBoundingClientRect()
    const height = document.documentElement.clientHeight
    if (top >= height) document.defaultView?.scrollTo(0, top - height / 4)
  }, [document, page, path, texts, file, isUpright])

  const isAsWhenHidden = useEffectEvent(
    () => whenHidden.current?.current === current && whenHidden.current?.typed === typed,
  )
  useEffect(() => {
    if (!document) return
    const places = found.current
    const all = current ? [...document.querySelectorAll('[data-edit]')] : []
    const isWithinPath = (element: Element, path: string) =>
      places[Number(element.getAttribute('data-edit'))]?.some(
        (place) => place.file === current?.file && isWithin(place.path, path),
      )
    const inPath = (path: string) => all.filter((each) => isWithinPath(each, path))
    const field = current?.path ?? ''
    // Logos and checkboxes have no marked element of their own: their entry is shown.
    const entry = inPath(field).length === 0 ? entryPath(field) : undefined
    const path = entry ?? field
    const own = inPath(path)
    const areSeen = own.filter((each) => each.checkVisibility({ visibilityProperty: true }))
    const first = areSeen[0] ?? own[0]
    const block = current?.block ?? null
    const card = block === null ? cardOf(path, own, (each) => pathsAt(each, places, current?.file)) : undefined
    const element = block === null ? (card ?? first) : blockOf(own, block, current?.row)
    const isAwaited = block !== null && !element
    for (const each of document.querySelectorAll('[data-current]')) {
      // The edited text is not on the page yet; an element marked before may have become another part of the page
      // meanwhile.
      if (!isAwaited || !own.includes(each)) each.removeAttribute('data-current')
    }
    if (isAwaited) return
    if (!element) {
      // A new entry will appear after the last one that is on the page.
      const before = current && block === null ? entryBefore(current.path, inPath) : undefined
      if (before && !isInView(before) && !isAsWhenHidden()) show(before)
      return
    }
    // With the focus on a whole list, no single entry is marked.
    const inside = own.flatMap((each) => pathsAt(each, places, current?.file).filter((at) => isWithin(at, path)))
    const isList = block === null && !card && inside.every((at) => at.startsWith(`${path}[`))
    if (isList) {
      if (!areSeen.some(isInView) && !isAsWhenHidden()) show(element)
      return
    }
    element.setAttribute('data-current', '')
    // A change of a picture or card may be in the part that is out of view; a text has to be in view only in part.
    const isThere = card || element.matches('img, picture, :has(> img)') ? isMostlyInView(element) : isInView(element)
    if (!isThere && !isAsWhenHidden()) show(element)
  }, [document, page, texts, current])

  function load() {
    const loaded = frame.current?.contentDocument ?? null
    isLoaded.current = false
    if (!loaded?.querySelector('#root')) return
    isLoaded.current = isStyled(loaded)
    loaded.addEventListener('click', (event) => {
      if (!isElement(event.target)) return
      const target = seenAt(event, event.target)
      const places = placesOf(target, found.current, editedFile())
      // A press on a folded element unfolds it; if it comes from the edited document, its field is opened as well.
      const isFolded = target.closest('summary')?.closest('details:not([open])')
      if (isFolded && !places?.some((place) => place.file === editedFile())) return
      if (!isFolded) event.preventDefault()
      if (places) press(places)
    })
    loaded.addEventListener('keydown', (event) => {
      const target = event.target
      if (!isElement(target) || !['Enter', ' '].includes(event.key) || !target.hasAttribute('data-edit')) return
      if (target.closest('a, button, summary')) return
      event.preventDefault()
      const places = placesOf(target, found.current)
      if (places) press(places)
    })
    loaded.addEventListener('submit', (event) => event.preventDefault())
    loaded.addEventListener('scroll', () => {
      // A hidden frame reports a scroll position of 0.
      if (room.current && room.current.clientWidth > 0) scrollTop.current = loaded.defaultView?.scrollY ?? 0
    })
    setDocument(loaded)
  }

  return (
    <div ref={room} className={css.room}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- its policy names no script source; WebKit runs no listener of ours in a sandboxed frame */}
      <iframe
        key={attempt}
        ref={frame}
        className={css.frame}
        data-empty={!page || undefined}
        title={title}
        src={`${apiUrl}${PREVIEW_FRAME_PATH}`}
        onLoad={load}
      />
    </div>
  )
}

// `instanceof` is false for elements of another window.
const isElement = (target: EventTarget | null): target is Element =>
  target !== null && 'nodeType' in target && target.nodeType === Node.ELEMENT_NODE

const UPRIGHT = '(orientation: portrait)'

/** Chooses the sources for the device's orientation: that of the frame may be another. */
function setOrientation(body: HTMLElement, isUpright: boolean) {
  for (const source of body.querySelectorAll<HTMLSourceElement>(`source[media="${UPRIGHT}"], source[data-upright]`)) {
    source.dataset['upright'] = ''
    source.media = isUpright ? 'all' : 'not all'
  }
}

/** Only in the frame: `scrollIntoView` scrolls what is around it as well, and on a phone the list of pages out of view. */
function show(element: Element) {
  const around: [Element, number][] = []
  for (let each = element.ownerDocument.defaultView?.frameElement?.parentElement; each; each = each.parentElement)
    around.push([each, each.scrollTop])
  element.scrollIntoView({ block: blockFor(element), inline: 'center', behavior: 'instant' })
  for (const [each, top] of around) each.scrollTo({ top, behavior: 'instant' })
}

/** Returns the visible element of the nearest preceding entry that is on the page. */
function entryBefore(path: string, inPath: (path: string) => Element[]): Element | undefined {
  const entries = [...path.matchAll(/\[(\d+)\]/g)].toReversed()
  for (const { 1: number, index } of entries) {
    for (let at = Number(number) - 1; at >= 0; at--) {
      const seen = inPath(`${path.slice(0, index)}[${at}]`).find((each) =>
        each.checkVisibility({ visibilityProperty: true }),
      )
      if (seen) return seen
    }
  }
  return undefined
}

/** Returns the list entry around a field: `clients[3]` for `clients[3].logo`. */
const entryPath = (path: string) => /^(.*\])\.[^\]]+$/.exec(path)?.[1]

/** Returns the paths of the fields of `file` from which an element's text may come. */
const pathsAt = (element: Element, places: readonly FieldPlace[][], file: string | undefined) =>
  (places[Number(element.getAttribute('data-edit'))] ?? [])
    .filter((place) => place.file === file)
    .map(({ path }) => path)

/**
 * Returns the smallest element that shows most of a list entry and nothing of another entry; undefined if the path is
 * no such entry. Single texts of the entry may also be elsewhere, in a menu or among tabs.
 */
function cardOf(path: string, own: readonly Element[], pathsOf: (element: Element) => string[]): Element | undefined {
  if (!path.endsWith(']') || own.some((each) => pathsOf(each).includes(path))) return undefined
  const marked = (card: Element) => [card, ...card.querySelectorAll('[data-edit]')]
  const isOnlyOwn = (card: Element) =>
    marked(card).every((each) => {
      const paths = pathsOf(each)
      return paths.length === 0 || paths.some((at) => isWithin(at, path))
    })
  const cards = new Set<Element>()
  for (const each of own) {
    if (!each.checkVisibility({ visibilityProperty: true })) continue
    let card = each
    while (card.parentElement && card.parentElement.id !== 'root' && isOnlyOwn(card.parentElement)) {
      card = card.parentElement
    }
    cards.add(card)
  }
  const countOf = (card: Element) =>
    new Set(marked(card).flatMap((each) => pathsOf(each).filter((at) => isWithin(at, path)))).size
  let [card] = [...cards].toSorted((a, b) => countOf(b) - countOf(a))
  // Removes wrappers that add nothing of the entry.
  for (let inner: Element | undefined = card; inner;) {
    const count: number = countOf(inner)
    card = inner
    inner = [...inner.children].find((child) => countOf(child) === count)
  }
  return card
}

/** Returns the element with the text around the cursor; for a table cell that is not on the page yet, its table. */
function blockOf(own: readonly Element[], block: string, row: readonly string[] = []): Element | undefined {
  const find = (words: string) => {
    const wanted = withoutSpaces(words)
    const ending = own.filter((each) => {
      const text = withoutSpaces(each.textContent)
      return text !== '' && wanted.endsWith(text)
    })
    const longest = Math.max(0, ...ending.map(({ textContent }) => withoutSpaces(textContent).length))
    return ending.findLast(({ textContent }) => withoutSpaces(textContent).length === longest)
  }
  const found = find(block)
  if (found || row.length === 0) return found
  const beside = row.map(find).find((each) => each?.closest('table'))
  return beside?.closest('table') ?? undefined
}

/** An element taller than the frame is shown from its start. */
const blockFor = (element: Element) =>
  element.getBoundingClientRect().height > element.ownerDocument.documentElement.clientHeight ? 'start' : 'center'

/** Whether the whole element is in view, or as much of it as fits. */
function isMostlyInView(element: Element) {
  const { top, bottom } = element.getBoundingClientRect()
  const { clientHeight } = element.ownerDocument.documentElement
  return isInView(element) && top >= 0 && (bottom <= clientHeight || bottom - top > clientHeight)
}

/** Whether any part of the element is inside the frame, vertically and horizontally. */
function isInView(element: Element) {
  const { top, bottom, left, right } = element.getBoundingClientRect()
  const { clientHeight, clientWidth } = element.ownerDocument.documentElement
  return bottom > 0 && top < clientHeight && right > 0 && left < clientWidth
}
