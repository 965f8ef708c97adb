import { useQuery } from '@tanstack/react-query'
import { Outlet } from 'react-router'
import { isAllowed } from '#shared/studio/roles.ts'
import { useChanges } from '../api/use-changes.ts'
import { meQuery } from '../api/queries.ts'
import { Button } from '../ui/button.tsx'
import { Empty, Loading } from '../ui/notice.tsx'
import { ToastRegion } from '../ui/toast.tsx'
import { AlarmNotice } from './alarm-notice.tsx'
import css from './frame.module.css'
import { UnsavedDrafts } from './unsaved-drafts.tsx'
import { KeyboardHelp } from './keyboard-help.tsx'
import { Navigation } from './navigation.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { SignInPage } from './sign-in-page.tsx'
import { MeContext } from './use-me.ts'

/** Frame with navigation for accounts that are signed in; otherwise the sign-in page. */
export function Frame() {
  const { data: me, error, refetch } = useQuery(meQuery)
  useChanges(me ?? null)
  if (me === undefined) {
    return (
      <main className={css.wait}>
        {error ? (
          <Empty icon="alert" title="The studio cannot be reached" isScreen>
            <p>{error.message}</p>
            <Button variant="primary" onClick={() => void refetch()}>
              Try again
            </Button>
          </Empty>
        ) : (
          <Loading label="Opening the studio" lines={1} />
        )}
      </main>
    )
  }
  if (me === null) return <SignInPage />
  return (
    <MeContext value={me}>
      <div className={css.frame}>
        <a className={css.skip} href="#main">
          To the content
        </a>
        <Navigation />
        <main id="main" tabIndex={-1} className={css.main}>
          <OfflineNotice />
          {isAllowed(me.role, 'content') && <UnsavedDrafts account={me.id} />}
          {isAllowed(me.role, 'leads') && <AlarmNotice />}
          <Outlet />
        </main>
        <ToastRegion />
        <KeyboardHelp />
      </div>
    </MeContext>
  )
}
