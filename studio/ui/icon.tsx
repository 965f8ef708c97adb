import { Icon as SiteIcon } from '../../src/ui/icon.tsx'
import type { IconName as SiteIconName } from '../../src/ui/icon.tsx'
import { classNames } from '../../src/lib/class-names.ts'
import siteCss from '../../src/ui/icon.module.css'
import sprite from './icons.svg?no-inline'

const OWN = [
  'inbox',
  'person',
  'people',
  'settings',
  'search',
  'calendar',
  'key',
  'archive',
  'chart',
  'shield',
  'list',
  'dot',
  'keyboard',
  'log-out',
  'bell',
  'download',
  'pencil',
  'arrow-up',
  'bin',
  'heading',
  'small-heading',
  'bold',
  'italic',
  'link',
  'numbers',
  'table',
  'picture',
  'undo',
  'redo',
  'more',
  'device-phone',
  'device-tablet',
  'device-desktop',
] as const

type OwnName = (typeof OWN)[number]
export type IconName = OwnName | SiteIconName

/** Icon of the site or of the studio. It is decorative: the control around it has the accessible name. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  const own = OWN.find((each) => each === name)
  // `find` does not narrow `name`.
  if (!own) return <SiteIcon name={name as SiteIconName} className={className} />
  return (
    <svg className={classNames(siteCss.icon, className)} aria-hidden="true">
      <use href={`${sprite}#${own}`} />
    </svg>
  )
}
