import { Icon } from './icon.tsx'
import type { IconName } from './icon.tsx'
import css from './small-picture.module.css'

type Props = {
  /** Of the picture; without one the sign stands there. */
  src: string | false
  icon: IconName
  isLarge?: boolean
}

/** Beside a title that says the same: nothing is read out. */
export function SmallPicture({ src, icon, isLarge = false }: Props) {
  return (
    <span className={css.picture} data-large={isLarge || undefined} aria-hidden="true">
      {src ? <img src={src} alt="" loading="lazy" decoding="async" /> : <Icon name={icon} />}
    </span>
  )
}
