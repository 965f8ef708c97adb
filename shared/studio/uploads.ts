/** Pictures and logos that are uploaded in the studio. */
import { z } from './zod.ts'
import { endpoint } from './endpoint.ts'
import { slotSchema } from './form.ts'

export const MAX_PICTURE_BYTES = 25 * 1024 * 1024
export const MAX_LOGO_BYTES = 1024 * 1024
/** Largest picture of a phone’s camera. */
export const MAX_PICTURE_PIXELS = 64_000_000
/** Size of an upload's parts. A slow phone has to send one within the server’s time limit for a request. */
export const PART_BYTES = 256 * 1024
export const MAX_ALT_LENGTH = 300
/** Maximum zoom, relative to the largest crop of a picture. */
export const MAX_ZOOM = 3
export const ZOOM_STEP = 0.1
/** Days after which an unused upload is deleted. */
export const UNUSED_DAYS = 30

/** End of the fault of an article that names a picture whose files are not all made. */
export const NOT_READY = 'is not ready yet'

/** Types that the browser’s file chooser offers. Without HEIC among them, an iPhone converts its photos to JPEG. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const
export const MARK_TYPES = ['image/svg+xml', 'image/png'] as const

export const UPLOAD_KINDS = ['picture', 'logo'] as const
const kind = z.enum(UPLOAD_KINDS)
export type UploadKind = z.infer<typeof kind>

const id = z.string().regex(/^[0-9a-f]{32}$/)
const percent = z.int().min(0).max(100)
export const focusSchema = z.object({ x: percent, y: percent })
export type Focus = z.infer<typeof focusSchema>

const uploads = { path: '/uploads', access: 'content' } as const

const stateSchema = z.object({
  id,
  kind,
  /** `sending`: parts are missing. `read`: the upload can be finished. */
  state: z.enum(['sending', 'read', 'making', 'done', 'failed']),
  /** Size in pixels, once the file was read. */
  width: z.number(),
  height: z.number(),
  /** Number of files already made; `of` is the number of all files. */
  made: z.number(),
  of: z.number(),
  /** Value for a field that shows it; set for a picture once its files are being made, for a logo once it is done. */
  value: z.string().nullable(),
  error: z.string().nullable(),
})
export type UploadState = z.infer<typeof stateSchema>

/** Starts an upload. Its bytes follow in parts. */
export const beginUpload = endpoint({
  ...uploads,
  method: 'POST',
  body: z.object({ kind, bytes: z.int().min(1) }),
  answer: stateSchema,
})

/**
 * Path for the parts of an upload. `at` is the offset of a part; a part that does not fit is answered 409 with
 * `current`, the number of bytes received.
 */
export const PART_PATH = '/uploads/:id/parts'
/** Path of the decoded picture, upright and without metadata; for a logo, its outline for `<use>` (LOGO_ID). */
export const UPLOAD_PREVIEW_PATH = '/uploads/:id/preview'
/** Path of a file of an uploaded picture or logo, published or not. */
export const UPLOADED_PATH = '/uploaded/:name'
/** Suffix of an uploaded logo that is drawn in `currentColor`: `<name>.logo.svg#logo`, for `<use>`. */
export const LOGO_ENDING = '.logo.svg'
export const LOGO_ID = 'logo'

/** Decodes the uploaded file. Answers 422 `unreadable` with the reason in plain words when it cannot be shown. */
export const readUpload = endpoint({
  method: 'POST',
  path: '/uploads/:id/read',
  access: 'content',
  params: z.object({ id }),
  answer: stateSchema,
  timeoutMs: 90_000,
})

/**
 * Starts to make the files that the site needs, and answers before they are made. `name`: what the picture shows, for
 * its file names. `shape`: ratio it is cropped to, around the focus, which refers to the whole picture; null for its
 * own. `zoom`: how many times smaller the crop is than the largest of that shape.
 */
export const finishUpload = endpoint({
  method: 'POST',
  path: '/uploads/:id/finish',
  access: 'content',
  params: z.object({ id }),
  body: z.object({
    name: z.string().max(200),
    alt: z.string().trim().max(MAX_ALT_LENGTH),
    focus: focusSchema,
    shape: z.tuple([z.number().positive().max(100), z.number().positive().max(100)]).nullable(),
    zoom: z.number().min(1).max(MAX_ZOOM),
  }),
  answer: stateSchema,
})

const uncroppedPhoto = z.object({
  /** File name, for UPLOADED_PATH. */
  image: z.string(),
  width: z.number(),
  height: z.number(),
  /** Part of the photo that the picture shows, in pixels. */
  crop: z.object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() }),
  /** Focus as it was chosen, relative to the whole photo. */
  focus: focusSchema,
  zoom: z.number(),
})
export type UncroppedPhoto = z.infer<typeof uncroppedPhoto>

/**
 * Returns the photo that an uploaded picture was cropped from. Where nothing was cut off or the photo was not kept, it
 * is the picture itself, with a `crop` of its full size. Null for a picture that was not uploaded.
 */
export const getUncroppedPhoto = endpoint({
  method: 'GET',
  path: '/pictures/uncropped',
  access: 'content',
  query: z.object({ value: z.string().min(1).max(200) }),
  answer: z.object({ uncropped: uncroppedPhoto.nullable() }),
})

/** Starts an upload with that photo; it is already decoded and can be finished. */
export const recropPicture = endpoint({
  method: 'POST',
  path: '/pictures/uncropped',
  access: 'content',
  body: z.object({ value: z.string().min(1).max(200) }),
  answer: stateSchema,
})

export const getUpload = endpoint({
  method: 'GET',
  path: '/uploads/:id',
  access: 'content',
  params: z.object({ id }),
  answer: stateSchema,
})

const use = z.object({
  file: z.string(),
  title: z.string(),
  /** Path of the field that shows it, where known. */
  field: z.string().optional(),
  isDraft: z.boolean(),
})
export type PictureUse = z.infer<typeof use>

const uploadedSchema = z.object({
  kind,
  /** Value of a field that shows it. */
  value: z.string(),
  alt: z.string(),
  /** File name, for UPLOADED_PATH. */
  image: z.string(),
  by: z.string(),
  at: z.number(),
  uses: z.array(use),
  /** True when an earlier version shows it. */
  isKept: z.boolean(),
  /** Time at which it will be deleted; null while it is in use. */
  removedAt: z.number().nullable(),
})
export type Uploaded = z.infer<typeof uploadedSchema>

/** Lists all uploads, newest first. */
export const listUploads = endpoint({
  ...uploads,
  method: 'GET',
  answer: z.object({ uploads: z.array(uploadedSchema) }),
})

/** Deletes an upload. Answers 409 `used` when it is in use. */
export const removeUpload = endpoint({
  ...uploads,
  method: 'DELETE',
  query: z.object({ value: z.string().max(200) }),
  answer: z.object({}),
})

/** Lists where a picture or a logo of the site is shown. */
export const getUses = endpoint({
  method: 'GET',
  path: '/pictures/uses',
  access: 'content',
  query: z.object({ value: z.string().min(1).max(200) }),
  answer: z.object({ uses: z.array(use) }),
})

const folderPicture = z.object({
  /** Value of a field that shows it. */
  value: z.string(),
  /** Name of the person or thing at the first place that shows it; its alternative text where there is none. */
  name: z.string(),
  uses: z.array(use),
  /** Alternative text and focus on the site; null where they cannot be read. */
  onSite: z.object({ alt: z.string(), focus: z.string() }).nullable(),
  /** Slot of the first field that shows it. */
  slot: slotSchema.nullable(),
})
export type FolderPicture = z.infer<typeof folderPicture>

/** Lists the pictures of one folder of the site and where they are shown. */
export const listFolderPictures = endpoint({
  method: 'GET',
  path: '/pictures',
  access: 'content',
  query: z.object({ folder: z.string().regex(/^[\w-]{1,60}$/) }),
  answer: z.object({ pictures: z.array(folderPicture) }),
})

export const UPLOAD_ENDPOINTS = {
  beginUpload,
  readUpload,
  finishUpload,
  getUpload,
  listUploads,
  removeUpload,
  getUses,
  getUncroppedPhoto,
  recropPicture,
  listFolderPictures,
}

/**
 * A phone's 3:4 is accepted for 4:5, and so is a square. Beyond this factor more than a fifth of the picture would be
 * cut away.
 */
const SHAPE_TOLERANCE = 1.26

/**
 * Returns how many times wider than a shape a picture is (below 1 when it is taller); 1 when it is within the
 * tolerance.
 */
export function shapeFault(size: { width: number; height: number }, [wide, tall]: readonly [number, number]): number {
  const off = size.width / size.height / (wide / tall)
  return off <= SHAPE_TOLERANCE && off >= 1 / SHAPE_TOLERANCE ? 1 : off
}

type Size = { width: number; height: number }

/**
 * Returns the part of a picture, in pixels, that is left when it is cropped to a shape (null: its own) around its
 * focus. `zoom`: how many times smaller it is than the largest part of that shape.
 */
export function cropTo(size: Size, shape: readonly [number, number] | null, focus: Focus, zoom: number) {
  const ratio = shape ? shape[0] / shape[1] : size.width / size.height
  const length = (pixels: number) => Math.max(1, Math.round(pixels / zoom))
  const width = length(Math.min(size.width, size.height * ratio))
  const height = length(Math.min(size.height, size.width / ratio))
  const start = (whole: number, part: number, percent: number) =>
    Math.round(Math.min(Math.max((whole * percent) / 100 - part / 2, 0), whole - part))
  return { left: start(size.width, width, focus.x), top: start(size.height, height, focus.y), width, height }
}

/** Returns the largest zoom, in steps of ZOOM_STEP, whose crop is still `least` pixels wide. */
export function maxZoom(size: Size, shape: readonly [number, number] | null, least: number): number {
  const { width } = cropTo(size, shape, { x: 50, y: 50 }, 1)
  const steps = Math.floor(Number((width / least / ZOOM_STEP).toFixed(6)))
  return Math.min(Math.max(Number((steps * ZOOM_STEP).toFixed(1)), 1), MAX_ZOOM)
}

/** Converts a focus of the whole picture to one of its crop, rounded to the multiples of ten that pages support. */
export function focusWithin(
  size: { width: number; height: number },
  crop: { left: number; top: number; width: number; height: number },
  focus: Focus,
): Focus {
  const within = (whole: number, from: number, part: number, percent: number) =>
    Math.min(Math.max(Math.round((((whole * percent) / 100 - from) / part) * 10) * 10, 0), 100)
  return {
    x: within(size.width, crop.left, crop.width, focus.x),
    y: within(size.height, crop.top, crop.height, focus.y),
  }
}
