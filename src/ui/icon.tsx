import { ICON_PREFIX } from '../lib/adopt-icons.ts'
import { classNames } from '../lib/class-names.ts'
import css from './icon.module.css'
import sprite from './icons.svg?no-inline'

export type IconName =
  | 'alert'
  | 'arrow-down'
  | 'arrow-left'
  | 'arrow-right'
  | 'arrow-up-right'
  | 'chat'
  | 'check'
  | 'chevron-down'
  | 'clock'
  | 'close'
  | 'copy'
  | 'facebook'
  | 'instagram'
  | 'linkedin'
  | 'mail'
  | 'menu'
  | 'pause'
  | 'phone'
  | 'pin'
  | 'play'
  | 'plus'
  | 'quote'
  | 'share'
  | 'whatsapp'
  | 'x'
  | 'youtube'

/**
 * Decorative icon: the control around it carries the name. Drawn from a symbol within the document
 * (build/inline-icons.ts), else from the sprite, which needs a connection. Sized by the text beside it unless a class
 * says otherwise.
 */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  const symbol = `${ICON_PREFIX}${name}`
  const isWithin = typeof document !== 'undefined' && document.getElementById(symbol) !== null
  return (
    <svg className={classNames(css.icon, className)} aria-hidden="true">
      {/* The attribute may differ: the document may have got the symbol from another page after its own markup was built. */}
      <use href={isWithin ? `#${symbol}` : `${sprite}#${name}`} suppressHydrationWarning />
    </svg>
  )
}
