import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { useNavigate } from 'react-router'
import type { PreviewPages } from '#shared/studio/preview.ts'
import { hasCode } from '../api/call.ts'
import { previewPagesQuery } from '../api/queries.ts'
import type { FieldPlace } from '../preview/find-fields.ts'
import type { CurrentField } from '../preview/page-frame.tsx'
import { useIsOpen, useIsWide } from '../preview/use-device.ts'
import { documentUrl } from './document-url.ts'
import { focusField } from './focus-field.ts'

const NO_PAGES: PreviewPages = { pages: [], first: null }

/**
 * State of the preview beside the form: its page, whether it is visible, and how to get from one to the other. `opened`
 * is the field with which the document was opened, and the page it was opened from.
 */
export function usePreview(
  file: string,
  opened: { field: string | null; page: string | null },
  screen: RefObject<HTMLElement | null>,
) {
  const navigate = useNavigate()
  const { data, error, refetch } = useQuery(previewPagesQuery(file, opened.field ?? undefined))
  const { pages, first } = data ?? NO_PAGES
  const [chosen, setPath] = useState(opened.page)
  const { view, setView } = useView(screen)
  const [current, setCurrent] = useState<CurrentField | null>(null)
  const [wanted, setWanted] = useState<{ path: string } | null>(null)
  const [isOpen, toggle] = useIsOpen()
  const isWide = useIsWide()
  const path = chosen ?? first ?? ''
  // The form has to be rendered before its field can be focused.
  const goTo = useCallback(
    (field: string) => {
      setView('form')
      setWanted({ path: field })
    },
    [setView],
  )
  useEffect(() => {
    if (wanted) focusField(wanted.path)
  }, [wanted])
  useEffect(() => {
    const follow = () => {
      const at = blockAtCursor()
      if (at) setCurrent((before) => (before?.block === at.block ? before : { path: 'body', ...at }))
    }
    document.addEventListener('selectionchange', follow)
    return () => document.removeEventListener('selectionchange', follow)
  }, [])
  return {
    // False on a server without previews.
    isOn: !hasCode(error, 'off'),
    /** Given while there is no list of pages: the error, if any, and a function that tries again. */
    missing: data ? null : { error: error?.message ?? null, again: () => void refetch({ cancelRefetch: true }) },
    pages,
    path,
    setPath,
    view,
    setView,
    current,
    isOpen,
    toggle,
    isWide,
    isVisible: isWide ? isOpen : view === 'page',
    goTo,
    open: (place: FieldPlace) =>
      place.file === file ? goTo(place.path) : void navigate(documentUrl(place.file, place.path, path)),
    follow: ({ target }: { target: EventTarget }) => {
      // A dialog belongs to the field from which it was opened, which stays current.
      if (!(target instanceof Element) || target.closest('dialog')) return
      const path = target.closest<HTMLElement>('[data-path]')?.dataset['path']
      // In a rich text the place is that of the cursor, which is set a moment after the focus.
      const isText = target instanceof HTMLElement && target.isContentEditable
      if (path === undefined) setCurrent(null)
      else setCurrent((before) => (isText && before?.path === path ? before : { path, block: null }))
    },
  }
}

/** Switches between form and page and keeps the scroll position of each. `screen` is their container. */
function useView(screen: RefObject<HTMLElement | null>) {
  const [view, show] = useState<'form' | 'page'>('form')
  const shown = useRef(view)
  const positions = useRef({ form: { window: 0, screen: 0 }, page: { window: 0, screen: 0 } })
  const setView = useCallback(
    (next: 'form' | 'page') => {
      // On phones the window scrolls, on tablets the container.
      positions.current[shown.current] = { window: window.scrollY, screen: screen.current?.scrollTop ?? 0 }
      show(next)
    },
    [screen],
  )
  useLayoutEffect(() => {
    if (shown.current === view) return
    shown.current = view
    window.scrollTo({ top: positions.current[view].window, behavior: 'instant' })
    screen.current?.scrollTo({ top: positions.current[view].screen, behavior: 'instant' })
  }, [view, screen])
  return { view, setView }
}

/** Block elements in texts, as pages render them. */
const BLOCKS = 'p, h2, h3, h4, li, td, th, figcaption, [data-pull-quote]'

/** Returns the text of the block with the cursor; null outside a rich text editor. */
function blockAtCursor(): Pick<CurrentField, 'block' | 'row'> | null {
  const element = window.getSelection()?.anchorNode?.parentElement
  const block = element?.isContentEditable ? element.closest(BLOCKS) : null
  if (!block) return null
  const cells = [...(block.closest('table')?.querySelectorAll('td, th') ?? [])]
  return { block: block.textContent, row: cells.flatMap(({ textContent }) => textContent || []) }
}
