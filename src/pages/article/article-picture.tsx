import type { Picture } from '../../../build/content/pictures.ts'
import { Image } from '../../ui/image.tsx'
import css from './prose.module.css'

type ArticlePictureProps = { picture: Picture; caption?: string }

/** A picture between the paragraphs, as wide as they are. */
export function ArticlePicture({ picture, caption }: ArticlePictureProps) {
  return (
    <figure className={css.picture}>
      <Image picture={picture} sizes="(min-width: 42em) 40rem, 94vw" />
      {caption && <figcaption className={css.caption}>{caption}</figcaption>}
    </figure>
  )
}
