import type { Picture } from '../../content/pictures.ts'
import { Image } from '../../ui/image.tsx'

type MenuPictureProps = { picture: Picture; sizes: string; shown: boolean; className: string | undefined }

/** Repeats what is written beside it, so that documents do without; until it is shown its box is kept. */
export function MenuPicture({ picture, sizes, shown, className }: MenuPictureProps) {
  return shown ? (
    <Image picture={picture} sizes={sizes} alt="" cover className={className} />
  ) : (
    <span className={className} />
  )
}
