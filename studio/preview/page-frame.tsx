import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { PREVIEW_FRAME_PATH } from '#shared/studio/preview.ts'
import type { PreviewText } from '#shared/studio/preview.ts'
import { apiUrl } from '../api/call.ts'
import { markFields, placesOf, squeeze } from './find-fields.ts'
import type { FieldIndex, FieldPlace } from './find-fields.ts'
import type { ShownPage } from './load-page.ts'
import { patchChildren } from './patch.ts'
import { isWithin } from '../words/form-context.tsx'
import css from './preview.module.css'

/** `block`: the words around the cursor, in a text of many paragraphs. */
export type CurrentField = { path: string; block: string | null }

type Props = {
  page: ShownPage | null
  path: string
  title: string
  /** CSS pixels of the device. */
  width: number
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

/** The page in a frame of the studio, as wide as a device and as large as there is room. */
export function PageFrame({ page, path, title, width, texts, indexNow, file, current, onPress }: Props) {
  const room = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const found = useRef<FieldPlace[][]>([])
  const shownPath = useRef('')
  const startedPath = useRef('')
  const [document, setDocument] = useState<Document | null>(null)
  const press = useEffectEvent(onPress)
  const markPage = useEffectEvent((body: HTMLElement) => markFields(body, indexNow()))

  useLayoutEffect(() => {
    const element = room.current
    if (!element) return
    const fit = () => {
      const scale = Math.min(1, element.clientWidth / width)
      frame.current?.style.setProperty('--width', `${width}px`)
      frame.current?.style.setProperty('--scale', String(scale))
      frame.current?.style.setProperty('--height', `${element.clientHeight / scale}px`)
    }
    const observer = new ResizeObserver(fit)
    observer.observe(element)
    fit()
    return () => observer.disconnect()
  }, [width])

  useEffect(() => {
    const root = document?.querySelector('#root')
    if (!document || !root || !page) return
    found.current = markPage(page.body)
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
  }, [document, page, path, texts, file])

  useEffect(() => {
    if (!document) return
    const places = found.current
    const isCurrent = (element: Element) =>
      places[Number(element.getAttribute('data-edit'))]?.some(
        (place) => place.file === current?.file && isWithin(place.path, current.path),
      )
    const own = current ? [...document.querySelectorAll('[data-edit]')].filter(isCurrent) : []
    const block = squeeze(current?.block ?? '')
    const element = block ? own.findLast((each) => block.endsWith(squeeze(each.textContent))) : own[0]
    // What is being typed is not there yet.
    if (block && !element) return
    for (const each of document.querySelectorAll('[data-current]')) each.removeAttribute('data-current')
    if (!element) return
    element.setAttribute('data-current', '')
    if (!isInView(element)) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  }, [document, page, texts, current])

  function load() {
    const loaded = frame.current?.contentDocument ?? null
    if (!loaded?.querySelector('#root')) return
    loaded.addEventListener('click', (event) => {
      const target = event.target
      if (!isElement(target)) return
      // What is folded opens first.
      const folded = target.closest('summary')?.closest('details:not([open])')
      if (folded) return
      event.preventDefault()
      const places = placesOf(target, found.current)
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
    setDocument(loaded)
  }

  return (
    <div ref={room} className={css.room}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- its policy names no script source; WebKit runs no listener of ours in a sandboxed frame */}
      <iframe ref={frame} className={css.frame} title={title} src={`${apiUrl}${PREVIEW_FRAME_PATH}`} onLoad={load} />
    </div>
  )
}

// `instanceof` does not hold for elements of another window.
const isElement = (target: EventTarget | null): target is Element =>
  target !== null && 'nodeType' in target && target.nodeType === Node.ELEMENT_NODE

function isInView(element: Element) {
  const { top, bottom } = element.getBoundingClientRect()
  const height = element.ownerDocument.documentElement.clientHeight
  return bottom > 0 && top < height
}
