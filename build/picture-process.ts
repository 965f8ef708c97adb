/**
 * Reads an uploaded file, or makes the files that the site needs of it, in a separate process of the server: a
 * malicious picture ends only this process. It gets one request as an IPC message and sends replies.
 */
import { readFile, stat, writeFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { uploadName } from '#shared/upload-name.ts'
import { NO_HEIC, renditionBase } from './content/picture-files.ts'
import type { Derived } from './content/pictures.ts'
import { uploadsFolder } from './content/uploads.ts'
import { outlinePng, outlineSvg, type LogoOutline } from './logo-outline.ts'
import { describe, encode, renditionsOf } from './picture-renditions.ts'

export type PictureRequest =
  | { work: 'read'; input: string; output: string; maxPixels: number }
  | {
      work: 'make'
      input: string
      /** Folder that the files are written to. */
      folder: string
      /** Base of the file names; names are unique for each content. */
      name: string
      crop: { left: number; top: number; width: number; height: number } | null
    }
  | { work: 'logo'; input: string; folder: string; name: string; maxPixels: number }

export type PictureReply =
  | { state: 'read'; width: number; height: number }
  | { state: 'making'; made: number; of: number }
  | { state: 'made'; name: string; original: string; files: string[]; derived: Derived | null }
  | { state: 'refused'; why: string }

/** Maximum memory of the whole process. */
const MAX_MEMORY_BYTES = 700 * 1024 * 1024
const MEMORY_CHECK_MS = 50
/** Niceness: answering visitors has priority. */
const PRIORITY = 10
/** Length in pixels of the longer side that is kept; the widest rendition has 1,920. */
const ORIGINAL_SIDE_PX = 2_560
const LOGO_SIDE_PX = 1_600
const QUALITY = 92

/** An AVIF is decoded as a whole, at some 20 bytes per pixel. */
const MAX_AVIF_PIXELS = 20_000_000

const FORMATS = ['jpeg', 'png', 'webp', 'avif']
const KNOWN = 'A picture is a JPEG, PNG, WebP or AVIF.'

/** A rejection whose message is shown to people. */
class Refusal extends Error {
  override readonly name = 'Refusal'
}

// Limits libvips to the formats that a photo may have.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
})
sharp.cache(false)

type Limits = { maxPixels: number }

/** Writes a picture upright, in sRGB, without metadata, as large as pages may need it. */
async function readPicture(input: string, output: string, limits: Limits): Promise<PictureReply> {
  const bytes = await readFile(input)
  await checkFormat(bytes, limits)
  const image = open(bytes, limits)
  const { data, info } = await decoded(() =>
    image
      .autoOrient()
      .resize({ width: ORIGINAL_SIDE_PX, height: ORIGINAL_SIDE_PX, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true }),
  )
  if (info.channels > 3 && !(await sharp(data).stats()).isOpaque) {
    throw new Refusal('This picture is transparent in places, where the page would show through. Save it as JPEG.')
  }
  const jpeg = await sharp(data).removeAlpha().jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' }).toBuffer()
  await writeFile(output, jpeg)
  return { state: 'read', width: info.width, height: info.height }
}

const open = (bytes: Buffer, { maxPixels }: Limits) =>
  sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })

/** Checks a file's format by its bytes, not by its name or the type that the browser sent. */
async function checkFormat(bytes: Buffer, { maxPixels }: Limits, formats = FORMATS, known = KNOWN) {
  // Unlimited here, because the number of pixels is needed for the message.
  const found = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  const brand = bytes.toString('latin1', 4, 12)
  if (/^ftyp(hei|hev|mif1|msf1)/.test(brand) && found?.compression !== 'av1') {
    throw new Refusal(`This is ${NO_HEIC}.`)
  }
  if (!found) throw new Refusal(`This is no picture, or it is damaged, whatever its name says. ${known}`)
  const format = found.compression === 'av1' ? 'avif' : found.format
  if (!formats.includes(format)) throw new Refusal(`This is a ${format.toUpperCase()}. ${known}`)
  const { width, height } = found
  const most = format === 'avif' ? Math.min(maxPixels, MAX_AVIF_PIXELS) : maxPixels
  if (width * height <= most) return
  const millions = (pixels: number) => new Intl.NumberFormat('en').format(Math.round(pixels / 1e6))
  throw new Refusal(
    `This picture has ${millions(width * height)} million pixels; ${millions(most)} million are the most. Save it smaller.`,
  )
}

async function decoded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch {
    throw new Refusal('This picture is damaged: a part of it is missing or cannot be read. Save or send it anew.')
  }
}

type Make = Extract<PictureRequest, { work: 'make' }>

async function makePicture({ input, folder, name, crop }: Make): Promise<PictureReply> {
  const whole = await readFile(input)
  const bytes = crop
    ? await sharp(whole).extract(crop).jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' }).toBuffer()
    : whole
  const derived = await describe(bytes, renditionBase(`${uploadsFolder}/${name}`, bytes))
  const wanted = renditionsOf(derived)
  const files: string[] = []
  for (const rendition of wanted) {
    report({ state: 'making', made: files.length, of: wanted.length })
    const file = basename(rendition.name)
    await writeFile(join(folder, file), await encode(bytes, rendition))
    files.push(file)
  }
  const original = `${name}.jpg`
  await writeFile(join(folder, original), bytes)
  return { state: 'made', name, original, files, derived }
}

type LogoRequest = Extract<PictureRequest, { work: 'logo' }>

/** Elements that a logo may have. Others are rejected, above all scripts and elements that load something. */
const LOGO_ELEMENTS = /^(g|path|rect|circle|ellipse|line|polyline|polygon|defs|clipPath|mask|use|symbol|title|desc)$/

async function makeLogo({ input, folder, name, maxPixels }: LogoRequest): Promise<PictureReply> {
  const bytes = await readFile(input)
  const isText = /^\uFEFF?\s*</.test(bytes.toString('utf8', 0, 200))
  return isText ? makeSvg(bytes.toString('utf8'), { folder, name }) : makePng(bytes, { folder, name, maxPixels })
}

async function makeSvg(source: string, { folder, name }: { folder: string; name: string }): Promise<PictureReply> {
  // Custom entities can expand to an enormous size.
  if (/<!ENTITY/i.test(source))
    throw new Refusal('This SVG has parts that a logo cannot have (entities). Save it anew.')
  const outline = outlineSvg(source, 'm')
  if ('fault' in outline) throw new Refusal(`This logo ${withVerb(outline.fault)}.`)
  const fault = hostile(outline.content + outline.attributes)
  if (fault) throw new Refusal(`This SVG has parts that a logo cannot have (${fault}). Save it as outlines only.`)
  return writeLogo(outline, { folder, name })
}

/** Faults are worded for the end of a line: `logo.svg: not an SVG`. */
const withVerb = (fault: string) => (fault.startsWith('has ') ? fault : `is ${fault}`)

function hostile(markup: string): string | undefined {
  for (const [, element = ''] of markup.matchAll(/<\/?\s*([^\s/>]+)/g)) {
    if (!LOGO_ELEMENTS.test(element)) return `<${element}>`
  }
  const [event] = /\son\w+\s*=/i.exec(` ${markup}`) ?? []
  if (event) return 'a script'
  for (const [, url = ''] of markup.matchAll(/(?:href\s*=\s*["']|url\(\s*["']?)([^"')]*)/gi)) {
    if (!url.startsWith('#')) return 'a link'
  }
  return /<!|<\?/.test(markup) ? 'instructions' : undefined
}

type PngOptions = { folder: string; name: string; maxPixels: number }

async function makePng(bytes: Buffer, { folder, name, maxPixels }: PngOptions): Promise<PictureReply> {
  await checkFormat(bytes, { maxPixels }, ['png'], 'A logo is an SVG or a PNG.')
  const cleaned = await decoded(() =>
    open(bytes, { maxPixels })
      .resize({ width: LOGO_SIDE_PX, height: LOGO_SIDE_PX, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .png({ compressionLevel: 9 })
      .toBuffer(),
  )
  const outline = await outlinePng(cleaned)
  if ('fault' in outline) throw new Refusal(`This logo ${withVerb(outline.fault)}.`)
  return writeLogo(outline, { folder, name })
}

/**
 * Writes only the outlines, for a PNG the traced ones, so that the logo looks the same before and after the next build.
 */
async function writeLogo(
  outline: LogoOutline,
  { folder, name }: { folder: string; name: string },
): Promise<PictureReply> {
  const bytes = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${outline.attributes}>${outline.content}</svg>\n`)
  const own = uploadName(name, [bytes])
  const original = `${own}.svg`
  await writeFile(join(folder, original), bytes)
  return { state: 'made', name: own, original, files: [], derived: null }
}

function work(request: PictureRequest): Promise<PictureReply> {
  // Each thread needs buffers of its own. Pictures to `make` have been reduced before.
  if (request.work !== 'make') sharp.concurrency(1)
  switch (request.work) {
    case 'read':
      return readPicture(request.input, request.output, request)
    case 'make':
      return makePicture(request)
    case 'logo':
      return makeLogo(request)
  }
}

const report = (reply: PictureReply) => process.send?.(reply)

setPriority(PRIORITY)
setInterval(() => {
  // The limit of the heap does not apply to libvips’ memory.
  if (process.memoryUsage.rss() > MAX_MEMORY_BYTES) process.exit(1)
}, MEMORY_CHECK_MS).unref()
process.on('disconnect', () => process.exit())
process.once('message', (request: PictureRequest) => {
  void stat(request.input)
    .then(() => work(request))
    .catch((error: unknown): PictureReply => {
      if (error instanceof Refusal) return { state: 'refused', why: error.message }
      console.error(error)
      throw error
    })
    .then(
      (reply) => process.send?.(reply, () => process.exit()),
      () => process.exit(1),
    )
})
