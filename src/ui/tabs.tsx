import { useId, type ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'
import type { Ground } from './ground.ts'
import css from './tabs.module.css'

export type Tab = {
  id: string
  label: ReactNode
  panel: ReactNode
  /** Ground of the section around the tabs while this one is chosen. */
  ground?: Ground | undefined
}

type TabsProps = {
  label: string
  tabs: readonly Tab[]
  initial?: number
  /** Name of the client module: `tabs`, or one that builds on it. */
  enhance?: string
  orientation?: 'horizontal' | 'vertical'
  className?: string | undefined
  listClassName?: string | undefined
  tabClassName?: string | undefined
  panelClassName?: string | undefined
}

/**
 * Tabs (ARIA APG). All panels are in the HTML; CSS hides the inactive ones only with script, and the tab list without.
 * Behaviour: tabs.client.ts.
 */
export function Tabs(props: TabsProps) {
  const { label, tabs, initial = 0, enhance = 'tabs', orientation = 'horizontal' } = props
  const base = useId()
  return (
    <div className={classNames(css.tabs, props.className)} data-orientation={orientation} data-enhance={enhance}>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the tabs inside take the focus in turn */}
      <div
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
            aria-selected={index === initial}
            tabIndex={index === initial ? 0 : -1}
            className={classNames(css.tab, props.tabClassName)}
            data-chosen-ground={tab.ground}
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
          data-active={index === initial}
          className={classNames(css.panel, props.panelClassName)}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  )
}
