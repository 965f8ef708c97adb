import { ACCOUNT_ENDPOINTS } from './accounts.ts'
import { DOCUMENT_ENDPOINTS, file } from './documents.ts'
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
import { z } from './zod.ts'

/** All endpoints of the API; the server refuses to start when one has no handler. */
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

/**
 * Path of the event stream, which an EventSource reads. With `file` it also sends the others who have that document
 * open, in events named `present`.
 */
export const CHANGES_PATH = '/changes'
export const changesQuerySchema = z.object({ file: file.optional() })

/** One message of the event stream: ids of the leads that changed. */
export type Change = { leads: number[] }

/** Names of the others who have a document open. */
export const presentSchema = z.object({ file, people: z.array(z.string()) })
export type Present = z.infer<typeof presentSchema>
