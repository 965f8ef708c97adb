import type { ReactNode } from 'react'
import { classNames } from '../../src/lib/class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon.tsx'
import css from './notice.module.css'

/** `danger` is read out at once; `problem` looks the same. */
type Kind = 'danger' | 'problem' | 'good' | 'note'

/** A message with its actions. */
export function Notice({
  kind = 'note',
  icon,
  children,
  className,
}: {
  kind?: Kind
  icon?: IconName
  children: ReactNode
  className?: string | undefined
}) {
  return (
    <div className={classNames(css.notice, className)} data-kind={kind} role={kind === 'danger' ? 'alert' : undefined}>
      <Icon name={icon ?? (kind === 'good' ? 'check' : 'alert')} />
      <div className={css.body}>{children}</div>
    </div>
  )
}

/** Empty state: why there is nothing, and what to do. */
export function Empty({ icon, title, children }: { icon: IconName; title: string; children?: ReactNode }) {
  return (
    <div className={css.empty}>
      <Icon name={icon} className={css.emptyIcon} />
      <h2>{title}</h2>
      {children && <div className={css.emptyText}>{children}</div>}
    </div>
  )
}

/** Placeholder while data is loading. */
export function Loading({ label, lines = 4 }: { label: string; lines?: number }) {
  return (
    <div className={css.loading} role="status">
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} className={css.bar} />
      ))}
    </div>
  )
}
