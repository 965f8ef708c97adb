import { ACCOUNT_ENDPOINTS } from './accounts.ts'
import { DOCUMENT_ENDPOINTS } from './documents.ts'
import type { Endpoint } from './endpoint.ts'
import { LAUNCH_ENDPOINTS } from './launch.ts'
import { LEAD_ENDPOINTS } from './leads.ts'
import { NOTICE_ENDPOINTS } from './notices.ts'
import { NUMBERS_ENDPOINTS } from './numbers.ts'
import { PREVIEW_ENDPOINTS } from './preview.ts'
import { PREVIEW_LINK_ENDPOINTS } from './preview-links.ts'
import { PRIVACY_ENDPOINTS } from './privacy.ts'
import { PUBLISH_ENDPOINTS } from './publish.ts'
import { SETTINGS_ENDPOINTS } from './settings.ts'
import { UPLOAD_ENDPOINTS } from './uploads.ts'

/** Every call of the API; the server refuses to start when one has no handler. */
export const ENDPOINTS = {
  ...ACCOUNT_ENDPOINTS,
  ...DOCUMENT_ENDPOINTS,
  ...LAUNCH_ENDPOINTS,
  ...LEAD_ENDPOINTS,
  ...NOTICE_ENDPOINTS,
  ...NUMBERS_ENDPOINTS,
  ...PREVIEW_ENDPOINTS,
  ...PREVIEW_LINK_ENDPOINTS,
  ...PRIVACY_ENDPOINTS,
  ...PUBLISH_ENDPOINTS,
  ...SETTINGS_ENDPOINTS,
  ...UPLOAD_ENDPOINTS,
} satisfies Record<string, Endpoint>

/** The stream of changes is no call: an EventSource reads it. */
export const CHANGES_PATH = '/changes'

/** One message of that stream. */
export type Change = { leads: number[] }
