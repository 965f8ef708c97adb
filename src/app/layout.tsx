import type { ReactNode } from 'react'
import { MotionToggle } from '../motion/motion-toggle.tsx'
import { ChatLink, SiteFooter } from '../sections/site-footer/site-footer.tsx'
import { SiteHeader } from '../sections/site-header/site-header.tsx'
import { Sections } from '../ui/sections.tsx'
import css from './layout.module.css'
import { OfflineNotice } from './offline-notice.tsx'
import { RouteEffects } from './route-effects.tsx'
import { SkipLink } from './skip-link.tsx'

export function Layout({ children }: { children: ReactNode }) {
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
      <aside className={css.floating} aria-label="Chat and motion">
        <MotionToggle />
        <ChatLink />
      </aside>
      <OfflineNotice />
      <RouteEffects />
    </>
  )
}
