import { createBrowserRouter, Navigate } from 'react-router'
import { sitePath } from '../api/call.ts'
import { Frame } from './frame.tsx'
import { FailedPage, MissingPage } from './failed-page.tsx'
import { HomePage } from './home-page.tsx'
import { Loading } from '../ui/notice.tsx'
import { LinkPage } from './link-page.tsx'

/** Placeholder while the code of the first screen is loading. */
const Opening = () => <Loading label="Opening the studio" lines={1} />

export const router = createBrowserRouter(
  [
    { path: '/link', element: <LinkPage />, HydrateFallback: Opening, errorElement: <FailedPage /> },
    {
      path: '/',
      element: <Frame />,
      HydrateFallback: Opening,
      errorElement: <FailedPage />,
      children: [
        { index: true, element: <HomePage /> },
        {
          path: 'leads',
          lazy: async () => ({ Component: (await import('../desk/desk-page.tsx')).DeskPage }),
          children: [
            { path: ':id', lazy: async () => ({ Component: (await import('../desk/lead-page.tsx')).LeadPage }) },
          ],
        },
        { path: 'words', lazy: async () => ({ Component: (await import('../words/words-page.tsx')).WordsPage }) },
        {
          path: 'words/versions',
          lazy: async () => ({ Component: (await import('../words/versions-page.tsx')).VersionsPage }),
        },
        {
          path: 'words/pages',
          lazy: async () => ({ Component: (await import('../preview/pages-page.tsx')).PagesPage }),
        },
        {
          path: 'words/launch',
          lazy: async () => ({ Component: (await import('../words/launch-page.tsx')).LaunchPage }),
        },
        {
          path: 'words/pictures',
          lazy: async () => ({ Component: (await import('../words/uploads-page.tsx')).UploadsPage }),
        },
        {
          path: 'words/document',
          lazy: async () => ({ Component: (await import('../words/document-page.tsx')).DocumentPage }),
        },
        {
          path: 'numbers',
          lazy: async () => ({ Component: (await import('../numbers/numbers-page.tsx')).NumbersPage }),
        },
        {
          path: 'settings',
          lazy: async () => ({ Component: (await import('../settings/settings-page.tsx')).SettingsPage }),
          children: [
            {
              path: 'account',
              lazy: async () => ({ Component: (await import('../settings/account-page.tsx')).AccountPage }),
            },
            {
              path: 'people',
              lazy: async () => ({ Component: (await import('../settings/people-page.tsx')).PeoplePage }),
            },
            {
              path: 'templates',
              lazy: async () => ({ Component: (await import('../settings/templates-page.tsx')).TemplatesPage }),
            },
            {
              path: 'office-hours',
              lazy: async () => ({ Component: (await import('../settings/office-hours-page.tsx')).OfficeHoursPage }),
            },
            {
              path: 'notices',
              lazy: async () => ({ Component: (await import('../settings/notices-page.tsx')).NoticesPage }),
            },
            {
              path: 'outgoing',
              lazy: async () => ({ Component: (await import('../settings/outgoing-page.tsx')).OutgoingPage }),
            },
            {
              path: 'privacy',
              lazy: async () => ({ Component: (await import('../settings/privacy-page.tsx')).PrivacyPage }),
            },
            { path: 'log', lazy: async () => ({ Component: (await import('../settings/log-page.tsx')).LogPage }) },
          ],
        },
        { path: 'sign-in', element: <Navigate to="/" replace /> },
        { path: '*', element: <MissingPage /> },
      ],
    },
  ],
  { basename: `${sitePath}/studio` },
)
