import type { Picture } from '../../../build/content/pictures.ts'
import { Image } from '../../ui/image.tsx'
import css from './prose.module.css'

type ArticlePictureProps = { picture: Picture; caption?: string }

/** A picture between paragraphs, as wide as they are. Text flows beside an upright one if there is room. */
export function ArticlePicture({ picture, caption }: ArticlePictureProps) {
  const isUpright = picture.height > picture.width
  return (
    <figure className={css.picture} data-figure data-upright={isUpright || undefined}>
      <Image picture={picture} sizes={isUpright ? '13rem' : '(min-width: 42em) 40rem, 94vw'} />
      {caption && <figcaption className={css.caption}>{caption}</figcaption>}
    </figure>
  )
}
