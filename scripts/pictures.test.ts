import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { faultLine } from '../build/content/fault.ts'
import { findPicture } from '../build/content/pictures.ts'
import { enterContentCopy } from '../tests/content-copy.ts'
import { checkContent } from './content-check.ts'
import { makePictures } from './pictures.ts'

let leave = () => {}
beforeEach(async () => {
  leave = enterContentCopy()
  for (const name of readdirSync('content/pictures')) {
    if (!name.endsWith('.yaml')) rmSync(`content/pictures/${name}`, { recursive: true })
  }
  mkdirSync(folder)
  writeFileSync(`${folder}/dunes.png`, await sharp(pixels(400, 300)).png().toBuffer())
  writeFileSync('src/content/pictures.json', '{}')
})
afterEach(() => leave())

const folder = 'content/pictures/error'
const quiet = () => {}
const pixels = (width: number, height: number) => ({
  create: { width, height, channels: 3 as const, background: '#bf3d1b' },
})
const renditions = () => readdirSync('public/pictures/error').filter((name) => name.startsWith('photo.'))

test('a photo turned by its camera stands upright in every rendition, without its metadata', async () => {
  // Orientation 6: rotated by 90°, as a phone held upright saves a photo.
  const photo = await sharp(pixels(800, 600))
    .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '13/1 3/1 0/1' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
    .withIccProfile('p3')
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  writeFileSync(`${folder}/photo.JPG`, photo)
  writeFileSync(
    'content/pictures/error.yaml',
    `${readFileSync('content/pictures/error.yaml', 'utf8')}photo: { alt: A photo }\n`,
  )
  expect(await makePictures(quiet)).toMatchObject({ faults: [] })
  expect(findPicture('error/photo')).toMatchObject({ width: 360, height: 480, webpWidth: 600 })
  const shapes = await Promise.all(
    renditions().map(async (name) => {
      const { width, height, orientation, exif, xmp, icc } = await sharp(`public/pictures/error/${name}`).metadata()
      return { upright: height / width, orientation, metadata: [exif, xmp, icc] }
    }),
  )
  expect(shapes).toHaveLength(2)
  for (const { upright, orientation, metadata } of shapes) {
    expect(upright).toBeCloseTo(4 / 3, 1)
    expect(orientation ?? 1).toBe(1)
    expect(metadata).toEqual([undefined, undefined, undefined])
  }
})

test('a damaged photo is named, and the others are made', async () => {
  writeFileSync(`${folder}/broken.jpg`, 'no picture at all')
  const { faults } = await makePictures(quiet)
  expect(faults.map(faultLine)).toEqual([
    expect.stringMatching(/^content\/pictures\/error\/broken\.jpg:1: damaged, or no picture \(.+\): save it anew$/),
  ])
  expect(findPicture('error/dunes')).toHaveProperty('base')
})

test('a JPEG, PNG, WebP or AVIF is taken, whatever the letters of its ending', async () => {
  const image = sharp(pixels(400, 300))
  writeFileSync(`${folder}/one.JPEG`, await image.clone().jpeg().toBuffer())
  writeFileSync(`${folder}/two.Png`, await image.clone().png().toBuffer())
  writeFileSync(`${folder}/three.WEBP`, await image.clone().webp().toBuffer())
  writeFileSync(`${folder}/four.AVIF`, await image.clone().avif({ effort: 0 }).toBuffer())
  expect(await makePictures(quiet)).toMatchObject({ pictures: 5, faults: [] })
  for (const name of ['one', 'two', 'three', 'four']) {
    expect(findPicture(`error/${name}`, 'A photo')).toMatchObject({ width: 360, height: 270, widths: [360] })
  }
})

test('a HEIC photo that is called a JPEG is told of as such', async () => {
  writeFileSync(`${folder}/phone.jpg`, Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1'))
  const { faults } = await makePictures(quiet)
  expect(faults.map(faultLine)).toEqual([
    'content/pictures/error/phone.jpg:1: a HEIC photo cannot be read here: save it as JPEG and put that in its place (a phone’s settings call it “most compatible”)',
  ])
})

test('a picture through which the page would show is pointed out, one that is solid is not', async () => {
  const clear = { width: 400, height: 300, channels: 4 as const, background: { r: 200, g: 60, b: 30, alpha: 0.5 } }
  writeFileSync(`${folder}/glass.png`, await sharp({ create: clear }).png().toBuffer())
  writeFileSync(`${folder}/dunes.png`, await sharp(pixels(400, 300)).ensureAlpha().png().toBuffer())
  const line =
    'content/pictures/error/glass.png:1: transparent in places, where the page would show through: save it as JPEG'
  expect((await makePictures(quiet)).faults.map(faultLine)).toEqual([line])
  const checked = (await checkContent()).faults.map(faultLine)
  expect(checked).toContain(line)
  expect(checked.filter((fault) => fault.includes('dunes.png'))).toEqual([])
  expect(findPicture('error/glass', 'Glass')).not.toHaveProperty('transparent')
})

test('each photo that takes work is announced, and only once', async () => {
  const lines: string[] = []
  expect((await makePictures((line) => lines.push(line))).made).toBeGreaterThan(0)
  expect(lines).toEqual([
    expect.stringMatching(/^content\/pictures\/error\/dunes\.png \(0\.0 MB\): making 2 renditions$/),
  ])
  expect((await makePictures((line) => lines.push(line))).made).toBe(0)
  expect(lines).toHaveLength(1)
})

test('of two photos of one name neither is lost before one is chosen', async () => {
  await makePictures(quiet)
  const before = readdirSync('public/pictures/error')
  writeFileSync(`${folder}/dunes.jpg`, await sharp(pixels(400, 400)).jpeg().toBuffer())
  const { faults } = await makePictures(quiet)
  expect(faults.map(faultLine)).toEqual([expect.stringContaining('two pictures of one name')])
  expect(readdirSync('public/pictures/error')).toEqual(expect.arrayContaining(before))
  expect((await checkContent()).faults.map(faultLine)).toContainEqual(
    expect.stringContaining('two pictures of one name'),
  )
})

test('a photo too small for any page is pointed out', async () => {
  writeFileSync(`${folder}/dunes.png`, await sharp(pixels(120, 90)).png().toBuffer())
  await makePictures(quiet)
  expect((await checkContent()).faults.map(faultLine)).toContain(
    'content/pictures/error/dunes.png:1: only 120 pixels wide: take one of at least 360, better 1,280 or more',
  )
})
