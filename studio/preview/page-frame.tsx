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

/** `block`: the words around the cursor, in a text of many paragraphs; `row`: those of the other cells of a table. */
export type CurrentField = { path: string; block: string | null; row?: readonly string[] }

export type DeviceSize = { width: number; height: number }

/** Text of 16 px has 10 px then. */
const MIN_SCALE = 0.62
/** Pixels of width: a phone is as wide as the window it shows, and bands beside a smaller one would be lost. */
const NARROW = 600

type Props = {
  page: ShownPage | null
  path: string
  title: string
  /** The window of a device, in CSS pixels. */
  size: DeviceSize
  /** Whether it is shown at all: on a phone, the form may be there in its place. */
  isVisible: boolean
  /** Another one with each change of what is typed. */
  typed: unknown
  /** What the page is made of, as it was saved. */
  texts: PreviewText[]
  /** The same as it is typed now. */
  indexNow: () => FieldIndex
  /** The document whose first text or picture is shown when the page opens. */
  file: string | undefined
  /** The field somebody is in: its place on the page is marked and shown. */
  current: (CurrentField & { file: string }) | null
  onPress: (places: FieldPlace[]) => void
}

/** The page in a frame of the studio, laid out for the window of a device, and as large as there is room. */
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
  /** What was current and typed when it was hidden. */
  const whenHidden = useRef<{ current: Props['current']; typed: unknown } | null>(null)
  const scrollTop = useRef(0)
  const [document, setDocument] = useState<Document | null>(null)
  /** Counted up to load the frame again. */
  const [attempt, setAttempt] = useState(0)
  /** With its styles. */
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
      // Hidden, there is no room to fit into.
      if (clientWidth === 0 || clientHeight === 0) return
      // All of the window where that can be read, with the end of its first screen as on the device; else its width.
      const byWidth = Math.min(1, clientWidth / width)
      const byHeight = Math.min(byWidth, clientHeight / height)
      const scale = byHeight < MIN_SCALE || clientWidth < NARROW ? byWidth : byHeight
      frame.current?.style.setProperty('--width', `${width}px`)
      frame.current?.style.setProperty('--scale', String(scale))
      // Its room may be for more than the first screen of the device, or for less, which scrolls.
      const all = clientHeight / scale
      frame.current?.style.setProperty('--height', `${scale < 1 ? all : Math.min(height, all)}px`)
    }
    const observer = new ResizeObserver(fit)
    observer.observe(element)
    fit()
    return () => observer.disconnect()
  }, [width, height, document])

  // Laid out as in the window of the device, however much of it there is room for.
  const rules = useMemo(() => (document ? heightRules(document) : []), [document])
  useLayoutEffect(() => {
    document?.documentElement.style.setProperty('--vh', `${height / 100}px`)
    setHeight(rules, height)
  }, [document, rules, height])

  // Without a connection it came without its styles, or not at all.
  useEffect(() => {
    const loadAgain = () => {
      if (!isLoaded.current) setAttempt((count) => count + 1)
    }
    addEventListener('online', loadAgain)
    return () => removeEventListener('online', loadAgain)
  }, [])

  // Back from the form it is where it was, unless there is something else to show.
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
    // A menu that is closed has the titles of pages, too.
    const start = [...root.querySelectorAll('[data-edit]')].find(
      (element) =>
        found.current[Number(element.getAttribute('data-edit'))]?.some((place) => place.file === file) &&
        element.checkVisibility({ visibilityProperty: true }),
    )
    if (!start) return
    startedPath.current = path
    // Not `scrollIntoView`, which scrolls the form as well.
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
    // Of a logo or a tick nothing is marked: its entry is shown.
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
      // What is being typed is not there yet; what was marked may have become another part of the page meanwhile.
      if (!isAwaited || !own.includes(each)) each.removeAttribute('data-current')
    }
    if (isAwaited) return
    if (!element) {
      // An entry that is not on the page yet comes behind the last one that is.
      const before = current && block === null ? entryBefore(current.path, inPath) : undefined
      if (before && !isInView(before) && !isAsWhenHidden()) show(before)
      return
    }
    // Of a list, no one entry is meant.
    const inside = own.flatMap((each) => pathsAt(each, places, current?.file).filter((at) => isWithin(at, path)))
    const isList = block === null && !card && inside.every((at) => at.startsWith(`${path}[`))
    if (isList) {
      if (!areSeen.some(isInView) && !isAsWhenHidden()) show(element)
      return
    }
    element.setAttribute('data-current', '')
    // A word is seen or not; of a picture, what changed may be the part that is not.
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
      // What is folded opens first; of the document that is edited, its field too.
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
      // Hidden, it is at its top.
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

// `instanceof` does not hold for elements of another window.
const isElement = (target: EventTarget | null): target is Element =>
  target !== null && 'nodeType' in target && target.nodeType === Node.ELEMENT_NODE

const UPRIGHT = '(orientation: portrait)'

/** Of each picture the one for the device: the frame may be taller than that. */
function setOrientation(body: HTMLElement, isUpright: boolean) {
  for (const source of body.querySelectorAll<HTMLSourceElement>(`source[media="${UPRIGHT}"], source[data-upright]`)) {
    source.dataset['upright'] = ''
    source.media = isUpright ? 'all' : 'not all'
  }
}

const show = (element: Element) =>
  element.scrollIntoView({ block: blockFor(element), inline: 'center', behavior: 'instant' })

/** What is seen of the last entry before the one that a field is in. */
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

/** The entry of a list around a field: `clients[3]` of `clients[3].logo`. */
const entryPath = (path: string) => /^(.*\])\.[^\]]+$/.exec(path)?.[1]

/** Where a document’s words at an element stand in it. */
const pathsAt = (element: Element, places: readonly FieldPlace[][], file: string | undefined) =>
  (places[Number(element.getAttribute('data-edit'))] ?? [])
    .filter((place) => place.file === file)
    .map(({ path }) => path)

/**
 * What shows most of the entry of a list, and nothing of another one; undefined where the path is no such entry. Its
 * number or a word of it may stand elsewhere too, in a menu or among tabs.
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
  // Without what is only around it.
  for (let inner: Element | undefined = card; inner;) {
    const count: number = countOf(inner)
    card = inner
    inner = [...inner.children].find((child) => countOf(child) === count)
  }
  return card
}

/** Where the words around the cursor stand; of a cell that is not on the page yet, its table. */
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

/** What is taller than the frame is read from its beginning. */
const blockFor = (element: Element) =>
  element.getBoundingClientRect().height > element.ownerDocument.documentElement.clientHeight ? 'start' : 'center'

/** All of it, or as much as there is room for. */
function isMostlyInView(element: Element) {
  const { top, bottom } = element.getBoundingClientRect()
  const { clientHeight } = element.ownerDocument.documentElement
  return isInView(element) && top >= 0 && (bottom <= clientHeight || bottom - top > clientHeight)
}

/** In the frame, and in the row or box around it that scrolls. */
function isInView(element: Element) {
  const { top, bottom, left, right } = element.getBoundingClientRect()
  const { clientHeight, clientWidth } = element.ownerDocument.documentElement
  return bottom > 0 && top < clientHeight && right > 0 && left < clientWidth
}
