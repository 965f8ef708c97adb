import { adoptIcons } from '../../lib/adopt-icons.ts'
import { afterPaint } from '../../lib/after-paint.ts'
import { parsePage } from '../../lib/parse-page.ts'
import { scrollBehavior } from '../../motion/scroll.ts'
import { navigate } from '../../router/hash-router.ts'
import { createMemberDialog, showStory } from './member-dialog.ts'
import { mountDialog } from '../../ui/dialog-behaviour.ts'

/** The page with every story, fetched once. */
let stories: Promise<Document> | undefined

async function fetchStories({ pathname }: HTMLAnchorElement): Promise<Document> {
  const answer = await fetch(pathname, { headers: { accept: 'text/html' } })
  if (!answer.ok) throw new Error(`${pathname} answers ${answer.status}`)
  const { page } = parsePage(await answer.text())
  adoptIcons(page)
  return page
}

/** The card under the pointer, in focus or tapped is wide; the arrow opens its story in the dialog. */
export function mount(root: HTMLElement): () => void {
  let dialog: HTMLDialogElement | undefined
  let unmountDialog: (() => void) | undefined
  const stop = new AbortController()
  const { signal } = stop
  const cards = [...root.querySelectorAll<HTMLElement>('[data-member]')]
  const atRest = cards.find((card) => card.dataset['expanded'] === 'true')

  const prefetch = (card: HTMLElement): void => {
    const arrow = arrowOf(card)
    if (!arrow) return
    stories ??= fetchStories(arrow)
    stories.catch(() => {
      stories = undefined
    })
  }
  /** The card that is to be wide. */
  let chosen = atRest
  const expand = (wide: HTMLElement | undefined): void => {
    chosen = wide
    for (const card of cards) {
      const isWide = String(card === wide)
      if (card.dataset['expanded'] !== isWide) card.dataset['expanded'] = isWide
    }
    if (wide) follow(wide)
  }
  /** Unless another is chosen meanwhile: a row that widens is laid out and painted as one. */
  const expandAfterPaint = (wide: HTMLElement | undefined): void => {
    chosen = wide
    afterPaint(() => chosen === wide && expand(wide))
  }
  const open = async (card: HTMLElement, arrow: HTMLAnchorElement): Promise<void> => {
    // The press is answered first: a modal has all that is shown styled again.
    await new Promise<void>((resolve) => void afterPaint(resolve))
    if (signal.aborted) return
    prefetch(card)
    try {
      const story = (await stories)?.getElementById(arrow.hash.slice(1))?.closest('article')
      if (!story) throw new Error(`There is no story at ${arrow.href}`)
      if (signal.aborted) return
      if (!dialog) {
        dialog = createMemberDialog()
        root.append(dialog)
        unmountDialog = mountDialog(dialog)
      }
      showStory(dialog, document.importNode(story, true))
    } catch (error) {
      console.error(error)
      navigate(`/about-us/team${arrow.hash}`)
    }
  }

  for (const card of cards) {
    const arrow = arrowOf(card)
    const expandThis = (): void => {
      expand(card)
      prefetch(card)
    }
    card.addEventListener('pointerenter', ({ pointerType }) => pointerType === 'mouse' && expandThis(), { signal })
    // A touch is answered first. A mouse has widened it already.
    card.addEventListener(
      'click',
      ({ pointerType }) => (pointerType === 'touch' ? expandAfterPaint(card) : expand(card)),
      { signal },
    )
    card.addEventListener(
      'focusin',
      ({ target }) => {
        // Focus that comes back from a dialog closed by the mouse is not shown, and must not hold the card open.
        if (target instanceof Element && target.matches(':focus-visible')) expandThis()
      },
      { signal },
    )
    card.addEventListener('transitionend', ({ target }) => target === card && follow(card), { signal })
    arrow?.addEventListener(
      'click',
      (event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        void open(card, arrow)
      },
      { signal },
    )
  }
  for (const row of root.querySelectorAll<HTMLElement>('section > ul')) {
    // A finger leaves the card as soon as it lifts, so only a mouse can hover in and out.
    // It also leaves when a story opens under it.
    row.addEventListener('pointerleave', ({ pointerType }) => pointerType === 'mouse' && expandAfterPaint(atRest), {
      signal,
    })
    row.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        // Focus goes into the dialog and comes back; that is not leaving.
        if (!(relatedTarget instanceof Element) || row.contains(relatedTarget) || relatedTarget.closest('dialog'))
          return
        expand(atRest)
      },
      { signal },
    )
  }
  return () => {
    stop.abort()
    unmountDialog?.()
  }
}

const arrowOf = (card: HTMLElement): HTMLAnchorElement | null => card.querySelector('a[aria-haspopup]')

/** On a phone the card grows under the focus and takes the arrow down with it. */
function follow(card: HTMLElement): void {
  const arrow = arrowOf(card)
  if (arrow?.matches(':focus-visible')) arrow.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() })
}
