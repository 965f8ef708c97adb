import { useEffect, type ReactNode } from 'react'
import { afterHydration } from '../lib/hydration.ts'
import { layOutInTurn } from '../lib/lay-out.ts'
import { startMotion } from '../motion/engine.ts'
import { armMotion } from '../motion/preference.ts'
import { Dock } from '../sections/dock/dock.tsx'
import { SiteFooter } from '../sections/site-footer/site-footer.tsx'
import { SiteHeader } from '../sections/site-header/site-header.tsx'
import { Sections } from '../ui/sections.tsx'
import css from './layout.module.css'
import { OfflineNotice } from './offline-notice.tsx'
import { RouteEffects } from './route-effects.tsx'
import { SkipLink } from './skip-link.tsx'

export function Layout({ children }: { children: ReactNode }) {
  useEffect(startWhenHydrated, [])
  return (
    <>
      <SkipLink />
      <Sections>
        <SiteHeader />
      </Sections>
      <main id="main" tabIndex={-1} className={css.main}>
        {children}
      </main>
      <Sections>
        <SiteFooter />
      </Sections>
      <OfflineNotice />
      <RouteEffects />
      <Dock />
    </>
  )
}

function startWhenHydrated(): () => void {
  armMotion()
  return afterHydration(() =>
    layOutInTurn(() => {
      startMotion()
      document.documentElement.dataset['hydrated'] = ''
    }),
  )
}
