import { Icon } from './icon.tsx'
import type { IconName } from './icon.tsx'
import css from './small-picture.module.css'

type Props = {
  /** URL of the picture; if false, the icon is shown instead. */
  src: string | false
  icon: IconName
  isLarge?: boolean
}

/** Thumbnail beside a title with the same meaning, so it is hidden from screen readers. */
export function SmallPicture({ src, icon, isLarge = false }: Props) {
  return (
    <span className={css.picture} data-large={isLarge || undefined} aria-hidden="true">
      {src ? <img src={src} alt="" loading="lazy" decoding="async" /> : <Icon name={icon} />}
    </span>
  )
}
