import { markCurrentLink } from '../../motion/scroll-spy.ts'

/** Marks the section being read, and keeps the list open in wide windows, where it stands in the margin. */
export function mount(nav: HTMLElement): () => void {
  const fold = nav.querySelector('details')
  const isWide = matchMedia('(min-width: 64em)')
  const follow = (): void => {
    if (fold) fold.open = isWide.matches
  }
  if (isWide.matches) follow()
  isWide.addEventListener('change', follow)
  const end = markCurrentLink([...nav.querySelectorAll<HTMLAnchorElement>('a')], { by: 'offset' })
  return () => {
    isWide.removeEventListener('change', follow)
    end()
  }
}
