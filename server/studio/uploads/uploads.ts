import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Kysely } from 'kysely'
import {
  cropTo,
  focusWithin,
  MAX_LOGO_BYTES,
  MAX_PICTURE_BYTES,
  MAX_PICTURE_PIXELS,
  UNUSED_DAYS,
} from '#shared/studio/uploads.ts'
import type { Focus, PictureUse, UncroppedPhoto, Uploaded, UploadKind } from '#shared/studio/uploads.ts'
import { uploadName } from '#shared/upload-name.ts'
import type { Schema } from '../../db/schema.ts'
import { messageOf } from '../../error-message.ts'
import { namedTarget, writeAudit } from '../audit.ts'
import type { ContentProcess } from '../content-process.ts'
import { createDraftStore } from '../drafts.ts'
import { notFound, Problem } from '../problem.ts'
import { publishingFolders } from '../publishing/folders.ts'
import { takeLock } from '../publishing/lock.ts'
import { createUploadLibrary } from './library.ts'
import type { LibraryEntry } from './library.ts'
import { jpegSize } from './jpeg-size.ts'
import { createPictureProcess, unreadable } from './picture-process.ts'
import { createStaging } from './staging.ts'
import { createUncroppedPhotos } from './uncropped-photos.ts'

const WORDS = 'content/pictures/uploads.yaml'
const DAY_MS = 86_400_000
const CLEAN_MS = 6 * 3_600_000

export type UploadsDeps = {
  projectDir: string
  kysely: Kysely<Schema>
  now: () => number
  content: ContentProcess
  log: { warn: (fields: object, message: string) => void }
}

type Person = { id: number; name: string }
type Finish = { name: string; alt: string; focus: Focus; shape: readonly [number, number] | null; zoom: number }

export type Uploads = ReturnType<typeof createUploads>

/** Handles pictures and logos from their first byte until they are part of the project or removed. */
export function createUploads({ projectDir, kysely, now, content, log }: UploadsDeps) {
  const staging = createStaging(projectDir, now)
  const library = createUploadLibrary(projectDir)
  const uncroppedPhotos = createUncroppedPhotos(projectDir)
  const pictures = createPictureProcess(projectDir)
  const drafts = createDraftStore(kysely, now)
  const making = new Set<Promise<void>>()
  let timer: NodeJS.Timeout | undefined

  /** Finds the drafts and the versions that name these uploads. */
  async function references(names: string[]) {
    const open = await drafts.list()
    const inDrafts = new Map<string, PictureUse[]>()
    const isInVersion = new Map<string, boolean>()
    const titles = new Map((await content.list('', open)).map(({ file, title }) => [file, title]))
    for (const name of names) {
      const found = open.filter(({ values, base }) => JSON.stringify([values, base]).includes(name))
      const uses = found.map(({ file }) => ({ file, title: titles.get(file) ?? file, isDraft: true }))
      inDrafts.set(name, uses)
      const version = await kysely
        .selectFrom('content_version_files')
        .select('version')
        .where((eb) => eb.or([eb('before', 'like', `%${name}%`), eb('after', 'like', `%${name}%`)]))
        .limit(1)
        .executeTakeFirst()
      isInVersion.set(name, version !== undefined)
    }
    return { inDrafts, isInVersion }
  }

  async function describe(entries: LibraryEntry[]): Promise<Uploaded[]> {
    const names = entries.map(({ name }) => name)
    // Searched by name: content/pictures/uploads.yaml lists them without a folder.
    const [inFiles, { inDrafts, isInVersion }] = [await content.uses(names), await references(names)]
    const uses = await content.uses(entries.map(({ value }) => value))
    return entries.map(({ kind, value, name, alt, image, by, at }) => {
      const isKept = isInVersion.get(name) ?? false
      const drafted = inDrafts.get(name) ?? []
      const isUsed = (inFiles[name] ?? []).length + (uses[value] ?? []).length + drafted.length > 0
      const onSite = uses[value] ?? []
      const onlyDrafted = drafted.filter(({ file }) => onSite.every((use) => use.file !== file))
      const shown = [...onSite.map((use) => ({ ...use, isDraft: false })), ...onlyDrafted]
        // The file with the records of uploads does not display them.
        .filter(({ file }) => file !== WORDS)
      const removedAt = isUsed || isKept ? null : at + UNUSED_DAYS * DAY_MS
      return { kind, value, alt, image, by, at, uses: shown, isKept, removedAt }
    })
  }

  async function removeEntry(entry: LibraryEntry, account: number | null) {
    await writeAudit(kysely, {
      at: now(),
      account,
      action: 'picture removed',
      target: namedTarget(entry.value, entry.alt),
    })
    library.remove(entry)
    uncroppedPhotos.remove(entry.name)
  }

  /**
   * Runs work under the lock of publishing, because a publication reads files that it has decided on before. Returns
   * null when the lock is taken.
   */
  async function whileNothingIsPublished<T>(work: () => Promise<T>): Promise<T | null> {
    const release = takeLock(publishingFolders(projectDir).lock)
    if (!release) return null
    try {
      return await work()
    } finally {
      release()
    }
  }

  /** Removes uploads that were not used for thirty days, and unfinished ones. */
  async function clean() {
    staging.clean()
    await whileNothingIsPublished(async () => {
      library.clean(now())
      uncroppedPhotos.clean(new Set(library.list().map(({ name }) => name)), now())
      const old = library.list().filter(({ at }) => now() - at > UNUSED_DAYS * DAY_MS)
      if (old.length === 0) return
      const described = await describe(old)
      for (const [index, { removedAt }] of described.entries()) {
        const entry = old[index]
        if (entry && removedAt !== null) await removeEntry(entry, null)
      }
    })
  }

  const look = () => void clean().catch((error: unknown) => log.warn({ why: messageOf(error) }, 'no look at uploads'))

  /** Converts a logo once, so that faults are reported and its outline is shown before a name is requested. */
  async function checkLogo(id: string) {
    const folder = `${staging.folderOf(id)}/checked`
    mkdirSync(folder, { recursive: true })
    const request = { work: 'logo' as const, input: staging.received(id), folder, name: 'logo' }
    try {
      const made = await pictures.run({ ...request, maxPixels: MAX_PICTURE_PIXELS })
      if (made.state === 'made') renameSync(join(folder, made.original), staging.outline(id))
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }

  /** Returns the photo for another crop of a picture: the original, or the picture itself. */
  function photoOf(value: string): { file: string; photo: UncroppedPhoto } | null {
    const name = nameIn(value)
    const uncropped = uncroppedPhotos.find(name)
    if (uncropped) return { file: uncroppedPhotos.fileOf(name), photo: uncropped }
    const original = library.originalOf(value)
    const size = original && existsSync(original.file) ? jpegSize(readFileSync(original.file)) : null
    if (!original || !size) return null
    const [x = 50, y = 50] = (original.focus.match(/\d+/g) ?? []).map(Number)
    const photo = {
      ...size,
      image: basename(original.file),
      crop: { left: 0, top: 0, ...size },
      focus: { x, y },
      zoom: 1,
    }
    return { file: original.file, photo }
  }

  /** Plans the files of an upload. The value of a field that shows a picture is known before it is made. */
  function planOf(id: string, { name, alt, focus, shape, zoom }: Finish) {
    const { kind, width, height } = staging.find(id)
    const folder = `${staging.folderOf(id)}/made`
    const size = { width, height }
    const area = cropTo(size, shape, focus, zoom)
    const crop = area.width < width || area.height < height ? area : null
    const within = focusWithin(size, area, focus)
    const words = `${within.x}% ${within.y}%`
    if (kind === 'logo') {
      const input = staging.received(id)
      const request = { work: 'logo' as const, input, folder, name, maxPixels: MAX_PICTURE_PIXELS }
      return { kind, folder, words, request, value: null, uncropped: null }
    }
    const input = staging.read(id)
    const own = uploadName(name, [readFileSync(input), JSON.stringify(crop), alt, words])
    const request = { work: 'make' as const, input, folder, name: own, crop }
    const photo = crop && { name: own, file: input, width, height, crop, focus, zoom }
    return { kind, folder, words, request, value: `uploads/${own}`, uncropped: photo }
  }

  async function make(id: string, person: Person, alt: string, plan: ReturnType<typeof planOf>) {
    const { kind, folder, words, request, uncropped } = plan
    mkdirSync(folder, { recursive: true })
    const made = await pictures.run(request, (done, of) => staging.tell(id, { made: done, of }))
    if (made.state !== 'made') throw new Error('the picture was read, not made')
    if (uncropped) {
      const { name, file, ...record } = uncropped
      uncroppedPhotos.store(name, file, record)
    }
    const value = library.keep(kind, folder, made, { alt, focus: words, by: person.name, at: now() })
    await writeAudit(kysely, {
      at: now(),
      account: person.id,
      action: 'picture uploaded',
      target: namedTarget(value, alt),
    })
    staging.change(id, { state: 'done', value, made: made.files.length, of: made.files.length })
    for (const used of [folder, staging.received(id), staging.read(id), staging.outline(id)]) {
      rmSync(used, { recursive: true, force: true })
    }
  }

  return {
    staging,
    fileOf: (name: string) => library.fileOf(name) ?? uncroppedPhotos.pathOf(name),
    logoSymbol: (name: string) => library.logoSymbol(name),

    begin(kind: UploadKind, bytes: number) {
      const most = kind === 'logo' ? MAX_LOGO_BYTES : MAX_PICTURE_BYTES
      if (bytes <= most) return staging.begin(kind, bytes)
      const megabytes = (count: number) => `${Math.ceil((count / 1024 / 1024) * 10) / 10} MB`
      const why = `This file has ${megabytes(bytes)}; ${megabytes(most)} are the most. Save it smaller.`
      throw new Problem(413, 'too-large', why)
    },

    async read(id: string, sent: number) {
      const { kind, state, bytes } = staging.find(id)
      if (state !== 'sending') return staging.find(id)
      if (sent < bytes) throw new Problem(409, 'conflict', 'A part of the picture is missing.', { current: sent })
      if (kind === 'logo') {
        await checkLogo(id)
        return staging.change(id, { state: 'read' })
      }
      const input = staging.received(id)
      const output = staging.read(id)
      const read = await pictures.run({ work: 'read', input, output, maxPixels: MAX_PICTURE_PIXELS })
      if (read.state !== 'read') throw new Error('the picture was made, not read')
      // The original file may include the location and other data that the camera wrote.
      rmSync(input, { force: true })
      return staging.change(id, { state: 'read', width: read.width, height: read.height })
    },

    /** Starts to make the files, and continues after the answer. */
    finish(id: string, person: Person, finish: Finish) {
      const { kind, state } = staging.find(id)
      if (state !== 'read' && state !== 'failed') {
        throw new Problem(409, 'conflict', 'This picture is not there yet, or was finished already.')
      }
      if (kind === 'picture' && !finish.alt) throw unreadable('Say what is seen in the picture first.')
      const plan = planOf(id, finish)
      const begun = staging.change(id, { state: 'making', made: 0, of: 0, value: plan.value, error: null })
      const rest = staging.keepAlive(id)
      const work = make(id, person, finish.alt, plan)
        .catch((error: unknown) => {
          const isForPeople = error instanceof Problem
          if (!isForPeople) log.warn({ why: messageOf(error) }, 'an uploaded picture could not be made')
          const words = isForPeople ? error.message : 'This picture could not be made ready. Please try again.'
          staging.change(id, { state: 'failed', error: words })
        })
        .catch((error: unknown) => log.warn({ why: messageOf(error) }, 'the state of an upload could not be kept'))
        .finally(() => {
          rest()
          making.delete(work)
        })
      making.add(work)
      return begun
    },

    uncropped: (value: string) => photoOf(value)?.photo ?? null,

    /** Starts an upload for another crop of a picture. */
    recrop(value: string) {
      const found = photoOf(value)
      if (!found) throw notFound('The photo of this picture')
      return staging.beginRead(found.file, found.photo)
    },

    async list() {
      const uploads = await describe(library.list())
      // Alternative texts as in the list of choices: they may have changed since the upload.
      const { picture } = await content.choices(await drafts.list())
      const words = new Map(picture.filter(({ image }) => image).map(({ value, title }) => [value, title]))
      return uploads
        .map((upload) => ({ ...upload, alt: words.get(upload.value) ?? upload.alt }))
        .toSorted((one, other) => other.at - one.at)
    },

    async uses(value: string): Promise<PictureUse[]> {
      const inFiles = (await content.uses([value]))[value] ?? []
      const { inDrafts } = await references([value])
      const files = new Set(inFiles.map(({ file }) => file))
      const drafted = (inDrafts.get(value) ?? []).filter(({ file }) => !files.has(file))
      return [...inFiles.map((use) => ({ ...use, isDraft: false })), ...drafted]
    },

    picturesOf: async (folder: string) => content.pictures(folder, await drafts.list()),

    async remove(value: string, account: number) {
      const entry = library.list().find((each) => each.value === value)
      if (!entry) throw notFound('This picture')
      const removed = await whileNothingIsPublished(async () => {
        const [described] = await describe([entry])
        if (described?.removedAt == null)
          throw new Problem(409, 'used', 'This picture is shown, or a version shows it.')
        await removeEntry(entry, account)
        return true
      })
      if (!removed) throw new Problem(409, 'busy', 'Somebody is publishing at the moment. Please try again.')
    },

    clean,
    start() {
      look()
      timer = setInterval(look, CLEAN_MS)
      timer.unref()
    },
    async stop() {
      clearInterval(timer)
      pictures.stop()
      await Promise.all(making)
    },
  }
}

/** Returns `priya-0f3a…` for `uploads/priya-0f3a…`, so that a path cannot leave the folder. */
const nameIn = (value: string) => basename(value)

/** Returns the files of the uploads that these texts name, for a commit. */
export function uploadFilesIn(projectDir: string, texts: string[]): string[] {
  const named = (name: string) => texts.some((text) => text.includes(name))
  return createUploadLibrary(projectDir)
    .list()
    .flatMap(({ name, files }) => (named(name) ? files : []))
}
