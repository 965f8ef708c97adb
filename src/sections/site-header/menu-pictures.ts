import pictures from 'virtual:menu-pictures'
import type { Picture } from '../../../build/content/pictures.ts'
import { documentUrl } from '../../lib/document-url.ts'
import { pictureFiles } from '../../ui/image.tsx'
import css from './mega-menu.module.css'

const byHref = new Map(pictures.pages.map(({ to, picture }) => [documentUrl(to, import.meta.env.BASE_URL), picture]))
const hrefOf = (link: Element | null | undefined) => byHref.get(link?.getAttribute('href') ?? '')

/**
 * Adds a picture to each technology, case and article, and beside the services one for the service under the pointer.
 */
export function mountPictures(header: HTMLElement, signal: AbortSignal): void {
  const links = [...header.querySelectorAll(`.${css.pictureLink}, .${css.feature}`)]
  const technologies = links.filter((link) => !hrefOf(link))
  const frames = links.map((link) => {
    const frame = document.createElement('span')
    frame.className = (link.classList.contains(css.feature ?? '') ? css.featurePicture : css.thumb) ?? ''
    link.prepend(frame)
    return { frame, picture: hrefOf(link) ?? pictures.technology[technologies.indexOf(link)] }
  })
  for (const groups of header.querySelectorAll('[data-groups]')) {
    const frame = document.createElement('span')
    frame.className = css.preview ?? ''
    groups.after(frame)
    frames.push({ frame, picture: hrefOf(groups.querySelector('a')) })
    const show = ({ target }: Event) =>
      fill(frame, target instanceof Element ? hrefOf(target.closest('a')) : undefined, frame.clientWidth)
    groups.addEventListener('pointerover', show, { signal })
    groups.addEventListener('focusin', show, { signal })
  }
  // All widths are read before any picture is written: alternating would force a layout for each.
  const widths = frames.map(({ frame }) => frame.clientWidth)
  for (const [index, { frame, picture }] of frames.entries()) fill(frame, picture, widths[index])
}

function fill(frame: Element, picture: Picture | undefined, width: number | undefined): void {
  if (!picture || frame.getAttribute('data-shown') === picture.base) return
  frame.setAttribute('data-shown', picture.base)
  const { srcSet, src } = pictureFiles(picture)
  const image = document.createElement('img')
  const source = document.createElement('source')
  const holder = document.createElement('picture')
  Object.assign(source, { type: 'image/avif', srcset: srcSet, sizes: `${width || 320}px` })
  Object.assign(image, { alt: '', src, decoding: 'async' })
  holder.append(source, image)
  frame.replaceChildren(holder)
}
