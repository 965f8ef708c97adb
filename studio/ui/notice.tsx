import type { ReactNode } from 'react'
import { classNames } from '../../src/lib/class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon.tsx'
import css from './notice.module.css'

/** `danger` is announced at once by screen readers; `problem` looks the same but is not. */
type Kind = 'danger' | 'problem' | 'good' | 'note'

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

type EmptyProps = {
  icon: IconName
  title: string
  /** Whether it replaces the whole screen and its title is the page's heading. */
  isScreen?: boolean
  children?: ReactNode
}

/** Empty state: says why there is nothing and what can be done. */
export function Empty({ icon, title, isScreen, children }: EmptyProps) {
  const Heading = isScreen ? 'h1' : 'h2'
  return (
    <div className={css.empty}>
      <Icon name={icon} className={classNames(css.emptyIcon, icon === 'check' && css.good)} />
      <Heading className={css.emptyTitle}>{title}</Heading>
      {children && <div className={css.emptyText}>{children}</div>}
    </div>
  )
}

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
