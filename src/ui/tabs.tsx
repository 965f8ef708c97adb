import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'
import css from './tabs.module.css'

export type Tab = { id: string; label: ReactNode; panel: ReactNode }

type TabsProps = {
  label: string
  tabs: readonly Tab[]
  initial?: number
  /** Set where the choice is kept elsewhere, e.g. in the address. */
  selected?: number
  orientation?: 'horizontal' | 'vertical'
  onSelect?: (index: number) => void
  className?: string | undefined
  listClassName?: string | undefined
  tabClassName?: string | undefined
  panelClassName?: string | undefined
}

/** Where an arrow, Home or End key leads from tab `now`; undefined for other keys. */
export function tabForKey(key: string, now: number, count: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (now + 1) % count
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (now + count - 1) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

/**
 * Tabs after the ARIA practices. Every panel is in the HTML; the stylesheet hides the others only where script runs,
 * so without script all panels stand in order and the tab list is not shown.
 */
export function Tabs(props: TabsProps) {
  const { label, tabs, initial = 0, orientation = 'horizontal', onSelect } = props
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  const [own, setOwn] = useState(initial)
  const active = props.selected ?? own

  const select = (index: number): void => {
    setOwn(index)
    onSelect?.(index)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = tabForKey(event.key, active, tabs.length)
    if (next === undefined) return
    event.preventDefault()
    select(next)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  return (
    <div className={classNames(css.tabs, props.className)} data-orientation={orientation}>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the tabs inside take the focus in turn */}
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        aria-orientation={orientation}
        className={classNames(css.list, props.listClassName)}
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}${tab.id}-tab`}
            aria-controls={`${base}${tab.id}`}
            aria-selected={index === active}
            tabIndex={index === active ? 0 : -1}
            className={classNames(css.tab, props.tabClassName)}
            onClick={() => select(index)}
            onKeyDown={onKeyDown}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${base}${tab.id}`}
          aria-labelledby={`${base}${tab.id}-tab`}
          tabIndex={0}
          data-active={index === active}
          className={classNames(css.panel, props.panelClassName)}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  )
}
