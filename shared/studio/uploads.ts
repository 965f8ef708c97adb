/** Pictures and logos that are put on the site from the studio. */
import { z } from './zod.ts'
import { endpoint } from './endpoint.ts'
import { slotSchema } from './form.ts'

export const MAX_PICTURE_BYTES = 25 * 1024 * 1024
export const MAX_LOGO_BYTES = 1024 * 1024
/** What a phone’s camera takes at its best. */
export const MAX_PICTURE_PIXELS = 64_000_000
/** A file is sent in parts: a slow phone has to send one within the server’s limit for a request. */
export const PART_BYTES = 256 * 1024
export const MAX_ALT_LENGTH = 300
/** Of its largest crop, how many times nearer a picture may be shown. */
export const MAX_ZOOM = 3
export const ZOOM_STEP = 0.1
/** What nobody has used is taken away after as many days. */
export const UNUSED_DAYS = 30

/** The end of the fault of a text that names a picture of which not all files are made. */
export const NOT_READY = 'is not ready yet'

/** Of the files a browser’s chooser offers. Without HEIC in it, an iPhone hands its photos over as JPEG. */
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
  /** `sending`: not all of it is here. `read`: it can be finished. */
  state: z.enum(['sending', 'read', 'making', 'done', 'failed']),
  /** Pixels, once it was read. */
  width: z.number(),
  height: z.number(),
  /** Files that have been made, of how many. */
  made: z.number(),
  of: z.number(),
  /** What a field says to show it: of a picture as soon as it is being made, of a logo once it is done. */
  value: z.string().nullable(),
  error: z.string().nullable(),
})
export type UploadState = z.infer<typeof stateSchema>

/** Begins an upload. Its bytes follow in parts. */
export const beginUpload = endpoint({
  ...uploads,
  method: 'POST',
  body: z.object({ kind, bytes: z.int().min(1) }),
  answer: stateSchema,
})

/** Where the bytes of a part begin is its `at`; one that does not fit is answered 409 with `current`: how many are there. */
export const PART_PATH = '/uploads/:id/parts'
/** The picture as it was read: upright, without metadata; a logo as its outline, for `<use>` (LOGO_ID). */
export const UPLOAD_PREVIEW_PATH = '/uploads/:id/preview'
/** A file of an uploaded picture or logo, whether or not it was published. */
export const UPLOADED_PATH = '/uploaded/:name'
/** An uploaded logo in the colour of the text around it: `<name>.logo.svg#logo`, for `<use>`. */
export const LOGO_ENDING = '.logo.svg'
export const LOGO_ID = 'logo'

/** Reads what was sent; 422 `unreadable` says in plain words why it cannot be shown. */
export const readUpload = endpoint({
  method: 'POST',
  path: '/uploads/:id/read',
  access: 'content',
  params: z.object({ id }),
  answer: stateSchema,
  timeoutMs: 90_000,
})

/**
 * Makes of it what the site needs; goes on after the answer. `name`: what it shows, for the name of its files. `shape`:
 * what it is cut to, around the focus, which is given for the whole picture; null for its own. `zoom`: how many times
 * smaller the crop is than the largest of that shape.
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
  /** Its file, for UPLOADED_PATH. */
  image: z.string(),
  width: z.number(),
  height: z.number(),
  /** What of it the picture shows; pixels. */
  crop: z.object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() }),
  /** As it was given for the crop: for the whole photo. */
  focus: focusSchema,
  zoom: z.number(),
})
export type UncroppedPhoto = z.infer<typeof uncroppedPhoto>

/**
 * The photo that an uploaded picture was cut from; where nothing was cut off, or that was not kept, the picture itself, of
 * which `crop` is all. Null: it was not uploaded.
 */
export const getUncroppedPhoto = endpoint({
  method: 'GET',
  path: '/pictures/uncropped',
  access: 'content',
  query: z.object({ value: z.string().min(1).max(200) }),
  answer: z.object({ uncropped: uncroppedPhoto.nullable() }),
})

/** Begins an upload with that photo: it is read already, and can be finished. */
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
  /** Path of the field that shows it, where that is known. */
  field: z.string().optional(),
  isDraft: z.boolean(),
})
export type PictureUse = z.infer<typeof use>

const uploadedSchema = z.object({
  kind,
  /** As a field says it. */
  value: z.string(),
  alt: z.string(),
  /** Its file, for UPLOADED_PATH. */
  image: z.string(),
  by: z.string(),
  at: z.number(),
  uses: z.array(use),
  /** An earlier version shows it. */
  isKept: z.boolean(),
  /** When it is taken away; null while something shows it. */
  removedAt: z.number().nullable(),
})
export type Uploaded = z.infer<typeof uploadedSchema>

/** All that was uploaded, the newest first. */
export const listUploads = endpoint({
  ...uploads,
  method: 'GET',
  answer: z.object({ uploads: z.array(uploadedSchema) }),
})

/** Takes away what nothing shows; 409 `used` when something does. */
export const removeUpload = endpoint({
  ...uploads,
  method: 'DELETE',
  query: z.object({ value: z.string().max(200) }),
  answer: z.object({}),
})

/** Where a picture or a logo of the site is shown. */
export const getUses = endpoint({
  method: 'GET',
  path: '/pictures/uses',
  access: 'content',
  query: z.object({ value: z.string().min(1).max(200) }),
  answer: z.object({ uses: z.array(use) }),
})

const folderPicture = z.object({
  /** As a field says it. */
  value: z.string(),
  /** Whose or of what it is at the first place that shows it; what is seen in it, where none does. */
  name: z.string(),
  uses: z.array(use),
  /** What the site says of it now; null where that cannot be read. */
  onSite: z.object({ alt: z.string(), focus: z.string() }).nullable(),
  /** Of the first field that shows it. */
  slot: slotSchema.nullable(),
})
export type FolderPicture = z.infer<typeof folderPicture>

/** The pictures of one folder of the site with where they are shown. */
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

/** A phone's 3:4 goes for 4:5, a square too; of anything further off, more than a fifth would be cut away. */
const SHAPE_TOLERANCE = 1.26

/** How much wider than a shape a picture is (above 1) or taller (below); 1 when it is near enough. */
export function shapeFault(size: { width: number; height: number }, [wide, tall]: readonly [number, number]): number {
  const off = size.width / size.height / (wide / tall)
  return off <= SHAPE_TOLERANCE && off >= 1 / SHAPE_TOLERANCE ? 1 : off
}

type Size = { width: number; height: number }

/**
 * The part of a picture of this size that stays when it is cut to a shape (null: its own), around its focus; pixels.
 * `zoom`: how many times smaller it is than the largest part of that shape.
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

/** How near a picture can be shown, in steps, without less width than `least` pixels. */
export function maxZoom(size: Size, shape: readonly [number, number] | null, least: number): number {
  const { width } = cropTo(size, shape, { x: 50, y: 50 }, 1)
  const steps = Math.floor(Number((width / least / ZOOM_STEP).toFixed(6)))
  return Math.min(Math.max(Number((steps * ZOOM_STEP).toFixed(1)), 1), MAX_ZOOM)
}

/** A focus of the whole picture as one of its crop, in the steps of ten that pages know. */
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
