import { navigation } from '../../content/navigation.ts'
import { pictureFiles } from '../../ui/image.tsx'
import css from '../../ui/image.module.css'

/** Fills the frames of the menus, in the order in which they stand in the header. */
export function showMenuPictures(header: HTMLElement): void {
  const { services, resources } = navigation
  const pictures = [
    ...services.tabs.flatMap((tab) => ('items' in tab ? tab.items : [])),
    ...resources.cases.items,
    ...resources.blogs.featured,
  ].map(({ picture }) => picture)
  for (const [index, frame] of header.querySelectorAll<HTMLElement>('[data-sizes]').entries()) {
    const picture = pictures[index]
    if (!picture) continue
    const { srcSet, src } = pictureFiles(picture)
    const holder = document.createElement('picture')
    const source = document.createElement('source')
    const image = document.createElement('img')
    holder.className = `${css['picture']} ${frame.className}`
    holder.dataset['cover'] = ''
    Object.assign(source, { type: 'image/avif', srcset: srcSet, sizes: frame.dataset['sizes'] })
    Object.assign(image, { alt: '', src })
    holder.append(source, image)
    frame.replaceWith(holder)
  }
}
