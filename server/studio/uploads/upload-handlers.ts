import { statSync } from 'node:fs'
import type { UPLOAD_ENDPOINTS } from '#shared/studio/uploads.ts'
import type { CountRequests } from '../../db/memory-request-counter.ts'
import type { Handlers } from '../api.ts'
import { Problem } from '../problem.ts'
import type { Uploads } from './uploads.ts'

/** Uploads per account in a window. */
const MAX_UPLOADS = 60
const UPLOADS_WINDOW_MS = 600_000

/** `uploads` is null where nothing can be edited. */
type Deps = { uploads: Uploads | null; countRequests: CountRequests }

export function uploadHandlers({ uploads, countRequests }: Deps): Pick<Handlers, keyof typeof UPLOAD_ENDPOINTS> {
  const on = () => {
    if (uploads) return uploads
    throw new Problem(
      404,
      'off',
      'Pictures cannot be uploaded here yet. Whoever looks after your server can turn it on (PROJECT_DIR).',
    )
  }
  const sent = (id: string) => statSync(on().staging.received(id), { throwIfNoEntry: false })?.size ?? 0

  async function countUpload(account: number) {
    const { count, ttlMs } = await countRequests(`studio/uploads/${account}`, UPLOADS_WINDOW_MS)
    if (count <= MAX_UPLOADS) return
    const retryAfterSeconds = Math.ceil(ttlMs / 1_000)
    const why = 'Those were many pictures in a short time. Please wait a little.'
    throw new Problem(429, 'too-many', why, { retryAfterSeconds })
  }

  return {
    async beginUpload({ body, session }) {
      await countUpload(session.account.id)
      return on().begin(body.kind, body.bytes)
    },
    getUncroppedPhoto: async ({ query: { value } }) => ({ uncropped: on().uncropped(value) }),
    async recropPicture({ body: { value }, session }) {
      await countUpload(session.account.id)
      return on().recrop(value)
    },
    readUpload: ({ params: { id } }) => on().read(id, sent(id)),
    finishUpload: async ({ params: { id }, body, session }) => on().finish(id, session.account, body),
    getUpload: async ({ params: { id } }) => on().staging.find(id),
    listUploads: async () => ({ uploads: await on().list() }),
    async removeUpload({ query: { value }, session }) {
      await on().remove(value, session.account.id)
      return {}
    },
    getUses: async ({ query: { value } }) => ({ uses: await on().uses(value) }),
    listFolderPictures: async ({ query: { folder } }) => ({ pictures: await on().picturesOf(folder) }),
  }
}
