import type { ReactNode } from 'react'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { scrollBehavior } from '../../motion/scroll.ts'
import { navigate } from '../../router/navigate.ts'
import { useLocation } from '../../router/route-view.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import css from './agency-tabs.module.css'

type AgencyTabsProps = {
  id: string
  label: string
  tabs: readonly { id: string; label: string; count: number; panel: ReactNode }[]
}

/** The chosen tab is part of the address (`?tab=branding`), so it survives back, reload and a shared link. */
export function AgencyTabs({ id, label, tabs }: AgencyTabsProps) {
  const { pathname, search } = useLocation()
  const hydrated = useHydrated()
  const asked = hydrated ? tabs.findIndex((tab) => tab.id === new URLSearchParams(search).get('tab')) : 0

  const select = (index: number): void => {
    const tab = index > 0 ? tabs[index] : undefined
    navigate(tab ? `${pathname}?tab=${tab.id}` : pathname)
    scrollTo({ top: 0, behavior: scrollBehavior() })
  }

  return (
    <div id={id} data-ground="bone">
      <Tabs
        label={label}
        selected={Math.max(asked, 0)}
        onSelect={select}
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
