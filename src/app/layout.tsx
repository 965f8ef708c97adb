import type { ReactNode } from 'react'
import { Dock } from '../sections/dock/dock.tsx'
import { SiteFooter } from '../sections/site-footer/site-footer.tsx'
import { SiteHeader } from '../sections/site-header/site-header.tsx'
import css from './layout.module.css'
import { OfflineNotice } from './offline-notice.tsx'
import { SkipLink } from './skip-link.tsx'

export function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <main id="main" tabIndex={-1} className={css.main}>
        {children}
      </main>
      <SiteFooter />
      <OfflineNotice />
      <div id="page-title" role="status" className="visually-hidden" />
      <Dock />
    </>
  )
}
