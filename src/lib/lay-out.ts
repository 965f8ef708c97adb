/*
 * base.css leaves out, with script, what is far below: `content-visibility: auto` from a page's third part on. It goes
 * for good before a part is seen, because it would cut off what reaches from one part into the next.
 */
let observer: IntersectionObserver | undefined

const parts = (): NodeListOf<HTMLElement> => document.querySelectorAll('main > *, footer')

/** Further than the browser itself, which lays out at a screen and a half, so that no part is laid out twice. */
const MARGIN = '200% 0px'

/** Lays out the page's parts as they come near. Call again for every page. */
export function layOutNear(): void {
  observer?.disconnect()
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue
        target.style.contentVisibility = 'visible'
        near.unobserve(target)
      }
    },
    { rootMargin: MARGIN },
  )
  observer = near
  for (const part of parts()) near.observe(part)
}

/** Lays out the whole page: before anything is measured or scrolled to. */
export function layOutAll(): void {
  observer?.disconnect()
  for (const part of parts()) part.style.contentVisibility = 'visible'
}
