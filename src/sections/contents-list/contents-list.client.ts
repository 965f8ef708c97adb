import { markCurrentLink } from '../../motion/scroll-spy.ts'

/** Marks the section that is being read. */
export const mount = (nav: HTMLElement): (() => void) =>
  markCurrentLink([...nav.querySelectorAll<HTMLAnchorElement>('a')], { by: 'offset' })
