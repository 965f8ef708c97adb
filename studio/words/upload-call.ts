import {
  beginUpload,
  finishUpload,
  getUpload,
  LOGO_ENDING,
  LOGO_ID,
  MAX_LOGO_BYTES,
  MAX_PICTURE_BYTES,
  PART_BYTES,
  PART_PATH,
  readUpload,
  UPLOAD_PREVIEW_PATH,
  UPLOADED_PATH,
} from '#shared/studio/uploads.ts'
import type { UploadKind, UploadState } from '#shared/studio/uploads.ts'
import { problemSchema } from '#shared/studio/problem.ts'
import { ApiError, apiUrl, call, NetworkError, sitePath } from '../api/call.ts'

const PART_TIMEOUT_MS = 20_000
/** Enough to bridge a ride in a lift. */
const MAX_ATTEMPTS = 6
const RETRY_MS = 2_000
const POLL_MS = 400
const HEIC = /\.hei[cf]$/i
const HEIC_QUALITY = 0.92

/** An error with a message for users. */
export class UploadError extends Error {
  override readonly name = 'UploadError'
}

export const previewUrl = (id: string) => apiUrl + UPLOAD_PREVIEW_PATH.replace(':id', id)

/** URL of an uploaded logo's symbol, for `<use>`. */
export const outlineUrl = (id: string) => `${previewUrl(id)}#${LOGO_ID}`

/** URL of a picture's file; an uploaded one is available before it is published. */
export const pictureUrl = (image: string) =>
  image.startsWith('uploads/')
    ? apiUrl + UPLOADED_PATH.replace(':name', image.slice('uploads/'.length))
    : `${sitePath}/pictures/${image}`

/** Suffix of the names of uploaded logos. */
const UPLOADED = /-[0-9a-f]{12}$/

/** URL of a logo's symbol: the site's sprite contains an uploaded one only after it was published. */
export const logoUrl = (name: string) =>
  UPLOADED.test(name)
    ? `${apiUrl}${UPLOADED_PATH.replace(':name', `${name}${LOGO_ENDING}`)}#${LOGO_ID}`
    : `${sitePath}/logos.svg#${name}`

/**
 * Uploads a file in parts and has the server read it; `onProgress` gets the share that has arrived, from 0 to 1. Throws
 * UploadError for a file that is empty, too large or unreadable.
 */
export async function sendFile(
  file: File,
  kind: UploadKind,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<UploadState> {
  const bytes = kind === 'picture' ? await readable(file) : file
  const most = kind === 'picture' ? MAX_PICTURE_BYTES : MAX_LOGO_BYTES
  if (bytes.size === 0) throw new UploadError('This file is empty.')
  if (bytes.size > most) {
    throw new UploadError(`This file has ${megabytes(bytes.size)}; ${megabytes(most)} are the most. Save it smaller.`)
  }
  const { id } = await call(beginUpload, { body: { kind, bytes: bytes.size } })
  let at = 0
  let attempts = 0
  while (at < bytes.size) {
    signal.throwIfAborted()
    try {
      at = await sendPart(id, at, bytes.slice(at, at + PART_BYTES), signal)
      attempts = 0
      onProgress(at / bytes.size)
    } catch (error) {
      attempts += 1
      if (!(error instanceof NetworkError) || attempts >= MAX_ATTEMPTS) throw error
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
    }
  }
  return call(readUpload, { params: { id } })
}

const megabytes = (count: number) => `${(count / 1024 / 1024).toFixed(1)} MB`

/** Sends one part and returns the number of bytes the server has afterwards. */
async function sendPart(id: string, at: number, part: Blob, signal: AbortSignal): Promise<number> {
  const response = await fetch(`${apiUrl}${PART_PATH.replace(':id', id)}?at=${at}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/octet-stream' },
    body: part,
    signal: AbortSignal.any([signal, AbortSignal.timeout(PART_TIMEOUT_MS)]),
  }).catch(() => {
    signal.throwIfAborted()
    throw new NetworkError()
  })
  if (response.ok) return at + part.size
  const problem = problemSchema.safeParse(await response.json().catch(() => null)).data
  // The part had arrived, but its answer was lost.
  if (response.status === 409 && typeof problem?.current === 'number') return problem.current
  if (problem) throw new ApiError(problem)
  throw new NetworkError()
}

/**
 * Converts a HEIC photo of an iPhone into a JPEG; other files are returned unchanged. Throws UploadError if this
 * browser cannot read the photo.
 */
async function readable(file: File): Promise<Blob> {
  if (!HEIC.test(file.name) && !/hei[cf]/.test(file.type)) return file
  const bitmap = await createImageBitmap(file).catch(() => null)
  const canvas = document.createElement('canvas')
  canvas.width = bitmap?.width ?? 0
  canvas.height = bitmap?.height ?? 0
  if (bitmap) canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', HEIC_QUALITY))
  bitmap?.close()
  if (bitmap && jpeg) return jpeg
  throw new UploadError(
    'This is a HEIC photo, which neither this browser nor the server can read. Send it from the iPhone itself, or save it as JPEG: on the phone under Settings › Camera › Formats › Most Compatible.',
  )
}

export type Finish = Parameters<typeof call<typeof finishUpload>>[1]['body']

export const beginFinish = (id: string, body: Finish) => call(finishUpload, { params: { id }, body })
export const stateNow = (id: string) => call(getUpload, { params: { id } })

/** Has the server make the site's files of an upload. Returns the value for a field. */
export const finishFile = async (id: string, body: Finish, onProgress: OnProgress) =>
  untilMade(await beginFinish(id, body), onProgress)

type OnProgress = (made: number, of: number) => void

/**
 * Polls until the files are made, and returns the value for a field. `isPatient`: retries without limit while there is
 * no connection, because nobody is waiting.
 */
export async function untilMade(begun: UploadState, onProgress: OnProgress, { isPatient = false } = {}) {
  const { id } = begun
  let state = begun
  let attempts = 0
  while (state.state === 'making') {
    onProgress(state.made, state.of)
    await new Promise((resolve) => setTimeout(resolve, attempts > 0 && isPatient ? RETRY_MS : POLL_MS))
    try {
      state = await stateNow(id)
      attempts = 0
    } catch (error) {
      attempts += 1
      if (!(error instanceof NetworkError) || (attempts >= MAX_ATTEMPTS && !isPatient)) throw error
    }
  }
  if (state.state === 'done' && state.value !== null) return state.value
  throw new UploadError(state.error ?? 'This picture could not be made ready. Please try again.')
}
