import type { ReactNode } from 'react'
import { Tabs } from '../../ui/tabs.tsx'
import css from './agency-tabs.module.css'

type AgencyTabsProps = {
  id: string
  label: string
  tabs: readonly { id: string; label: string; count: number; panel: ReactNode }[]
}

/** The chosen tab is part of the URL (`?tab=branding`), so it survives back, reload and a shared link. */
export function AgencyTabs({ id, label, tabs }: AgencyTabsProps) {
  return (
    <div id={id} className={css.tabs} data-ground="bone">
      <Tabs
        label={label}
        enhance="agency-tabs"
        listClassName={css.list}
        tabClassName={css.tab}
        tabs={tabs.map((tab) => ({
          id: tab.id,
          panel: tab.panel,
          label: (
            <>
              {`${tab.label} `}
              <span className={css.count} aria-hidden="true">
                {tab.count}
              </span>
            </>
          ),
        }))}
      />
    </div>
  )
}
