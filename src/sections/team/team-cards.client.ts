import { adoptIcons } from '../../lib/adopt-icons.ts'
import { afterPaint } from '../../lib/after-paint.ts'
import { parsePage } from '../../lib/parse-page.ts'
import { scrollBehavior } from '../../motion/scroll.ts'
import { navigate } from '../../router/hash-router.ts'
import { createMemberDialog, showStory } from './member-dialog.ts'
import { mountDialog } from '../../ui/dialog-behaviour.ts'

/** The page with all stories; fetched once. */
let stories: Promise<Document> | undefined

async function fetchStories({ pathname }: HTMLAnchorElement): Promise<Document> {
  const answer = await fetch(pathname, { headers: { accept: 'text/html' } })
  if (!answer.ok) throw new Error(`${pathname} answers ${answer.status}`)
  const { page } = parsePage(await answer.text())
  adoptIcons(page)
  return page
}

/** Widens the card under the pointer, in focus or tapped; its arrow opens the story in the dialog. */
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
  /** Card that is wide, or will be after the next frame. */
  let chosen = atRest
  const expand = (wide: HTMLElement | undefined): void => {
    chosen = wide
    for (const card of cards) {
      const isWide = String(card === wide)
      if (card.dataset['expanded'] !== isWide) card.dataset['expanded'] = isWide
    }
    if (wide) follow(wide)
  }
  /**
   * Widens a card after the next frame, unless another one is chosen by then: the whole row is laid out and painted
   * again.
   */
  const expandAfterPaint = (wide: HTMLElement | undefined): void => {
    chosen = wide
    afterPaint(() => chosen === wide && expand(wide))
  }
  const open = async (card: HTMLElement, arrow: HTMLAnchorElement): Promise<void> => {
    // The response to the press is painted first, because a modal restyles everything in view.
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
    // On touch the response is painted first. A mouse has widened the card already by hovering.
    card.addEventListener(
      'click',
      ({ pointerType }) => (pointerType === 'touch' ? expandAfterPaint(card) : expand(card)),
      { signal },
    )
    card.addEventListener(
      'focusin',
      ({ target }) => {
        // Focus that returns from a dialog closed by mouse is not visible and must not keep the card wide.
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
    // A touch pointer leaves the card when the finger lifts, so only a mouse can hover in and out. It also leaves when
    // a story opens under it.
    row.addEventListener('pointerleave', ({ pointerType }) => pointerType === 'mouse' && expandAfterPaint(atRest), {
      signal,
    })
    row.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        // Focus that moves into the dialog comes back, so the card stays wide.
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

/** Keeps the focused arrow in view: on a phone the growing card moves it down. */
function follow(card: HTMLElement): void {
  const arrow = arrowOf(card)
  if (arrow?.matches(':focus-visible')) arrow.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() })
}
