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

/** Decorative: the control around it carries the name. Sized by the text beside it unless a class says otherwise. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg className={classNames(css.icon, className)} aria-hidden="true">
      {/* A document has its icons within (build/inline-icons.ts). */}
      <use href={`${sprite}#${name}`} suppressHydrationWarning />
    </svg>
  )
}
