import pictures from 'virtual:menu-pictures'
import type { Picture } from '../../content/pictures.ts'
import { twinAddress } from '../../lib/twin-address.ts'
import { pictureFiles } from '../../ui/image.tsx'

const byHref = new Map(pictures.pages.map(({ to, picture }) => [twinAddress(to, import.meta.env.BASE_URL), picture]))

/** Fills the frames of the menus: one beside each case, article and technology, one for the service pointed at. */
export function mountPictures(header: HTMLElement, signal: AbortSignal): void {
  const hrefOf = (link: Element | null | undefined) => byHref.get(link?.getAttribute('href') ?? '')
  for (const frame of header.querySelectorAll('[data-thumb]')) {
    const { index } = (frame as HTMLElement).dataset
    fill(frame, index ? pictures.technology[Number(index)] : hrefOf(frame.closest('a')))
  }
  for (const frame of header.querySelectorAll('[data-preview]')) {
    const content = frame.parentElement
    const show = ({ target }: Event) => fill(frame, target instanceof Element ? hrefOf(target.closest('a')) : undefined)
    fill(frame, hrefOf(content?.querySelector('a')))
    content?.addEventListener('pointerover', show, { signal })
    content?.addEventListener('focusin', show, { signal })
  }
}

function fill(frame: Element, picture: Picture | undefined): void {
  if (!picture || frame.getAttribute('data-shown') === picture.base) return
  frame.setAttribute('data-shown', picture.base)
  const { srcSet, src } = pictureFiles(picture)
  const image = document.createElement('img')
  const source = document.createElement('source')
  const holder = document.createElement('picture')
  Object.assign(source, { type: 'image/avif', srcset: srcSet, sizes: `${Math.ceil(frame.clientWidth || 320)}px` })
  Object.assign(image, { alt: '', src, decoding: 'async' })
  holder.append(source, image)
  frame.replaceChildren(holder)
}
