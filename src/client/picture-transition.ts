import { documentUrl } from '../lib/document-url.ts'
import { getMotion } from '../motion/preference.ts'

/** Name that style sheets use in `::view-transition-old()`; only one element has it at a time. */
const NAME = 'picture'
const DURATION_MS = 600
const EASING = 'cubic-bezier(0.5, 0, 0.1, 1)'
/** Matches the picture of a hero: each hero has one that is fetched first. */
const HERO = 'main img[fetchpriority=high]'
/**
 * Matches parts of a page that show one thing with its picture and a link to its page; also a menu with its preview.
 */
const CARD = 'li:has(img), section, [role=tabpanel]'

/** Pairs of pages (`from to`) between which a picture has moved. Going back repeats the move in the other direction. */
const moved = new Set<string>()
let named: HTMLElement | undefined
let pressed: HTMLAnchorElement | undefined

/** Remembers the link that starts the next navigation. */
export function setPressedLink(link: HTMLAnchorElement): void {
  pressed = link
}

/**
 * Names the picture that moves when `to` replaces `from`: the pressed link's, which moves into the hero, or the hero's
 * when going back through history. To be called before the view transition starts. Returns a function that finds the
 * target in the new page, or undefined if no picture moves.
 */
export function namePicture(
  from: string,
  to: string,
  next: Document,
  isPop: boolean,
): (() => HTMLElement | undefined) | undefined {
  const link = isPop ? undefined : pressed
  pressed = undefined
  setName(undefined)
  if (getMotion() === 'paused') return undefined
  if (isPop && !moved.has(`${from} ${to}`) && moved.has(`${to} ${from}`)) {
    setName(heroPicture())
    return named && (() => picturesTo(from).find(isInView))
  }
  if (!next.querySelector(HERO)) return undefined
  const pictures = link ? [pictureOf(link, to)] : moved.has(`${from} ${to}`) ? picturesTo(to) : []
  setName(pictures.find(isInView))
  if (!named) return undefined
  // Going back finds the menus closed, so their pictures do not count.
  if (named.closest('main')) moved.add(`${from} ${to}`)
  return heroPicture
}

/** Removes the name, once the browser has captured the old page. */
export const clearName = (): void => setName(undefined)

function setName(element: HTMLElement | undefined): void {
  named?.style.removeProperty('view-transition-name')
  named = element
  named?.style.setProperty('view-transition-name', NAME)
}

/**
 * Moves the picture of the old page to the position of `target` and dissolves it there. The new page's picture has no
 * name, because the transition would cover the content on it until the end.
 */
export function movePicture(target: HTMLElement): void {
  const { x, y, width, height } = target.getBoundingClientRect()
  document.documentElement.animate(
    [{}, { transform: `translate(${x}px, ${y}px)`, width: `${width}px`, height: `${height}px` }],
    { duration: DURATION_MS, easing: EASING, pseudoElement: `::view-transition-group(${NAME})` },
  )
}

function picturesTo(path: string): (HTMLElement | undefined)[] {
  const href = documentUrl(path, import.meta.env.BASE_URL)
  const links = document.querySelectorAll<HTMLAnchorElement>(`main a[href="${href}"]`)
  return [...links].map((link) => pictureOf(link, path))
}

function heroPicture(): HTMLElement | undefined {
  const picture = document.querySelector(HERO)?.parentElement ?? undefined
  return isInView(picture) ? picture : undefined
}

/**
 * Returns the picture in the link or, if `path` is one of several documents of a folder, the only picture on its card.
 */
function pictureOf(link: HTMLAnchorElement, path: string): HTMLElement | undefined {
  const card = link.querySelector('img') ? link : path.includes('/', 1) ? link.closest(CARD) : undefined
  const [picture, ...others] = card?.querySelectorAll('picture') ?? []
  if (!picture || others.length > 0) return undefined
  // In menus the picture has no box of its own.
  return getComputedStyle(picture).display === 'contents' ? (picture.parentElement ?? undefined) : picture
}

function isInView(picture: HTMLElement | undefined): picture is HTMLElement {
  if (!picture?.checkVisibility()) return false
  const { top, bottom, left, right } = picture.getBoundingClientRect()
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
}
