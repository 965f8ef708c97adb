import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { ProblemBody } from '#shared/studio/problem.ts'
import { MAX_PICTURE_BYTES } from '#shared/studio/uploads.ts'
import type { UploadState } from '#shared/studio/uploads.ts'
import { createStaging } from '../../server/studio/uploads/staging.ts'
import { filesOf, finish, FINISH, openUploads, phonePhoto, send } from './uploads.ts'

/** Returns a PNG that claims this size in pixels with hardly any bytes. */
function pngOf(width: number, height: number) {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const pixels = deflateSync(Buffer.alloc(Math.min(width * height * 3 + height, 50_000_000)), { level: 9 })
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}

const flat = (side: number) => ({ create: { width: side, height: side, channels: 3 as const, background: '#123456' } })

test('what is no picture, or one that is made to do harm, is refused in a plain sentence, and the next one is taken', async () => {
  const { join: signIn, projectDir } = await openUploads()
  const editor = await signIn('editor')
  const photo = await phonePhoto()
  const clear = {
    create: { width: 800, height: 600, channels: 4 as const, background: { r: 1, g: 2, b: 3, alpha: 0 } },
  }
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(400)])
  const refused: [string, Buffer, RegExp][] = [
    ['a page that is called .jpg', Buffer.from('<!doctype html><script>alert(1)</script>'), /^This is no picture/],
    ['a script in an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), /^This is/],
    ['an archive', Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(4_000)]), /^This is no picture/],
    [
      'a GIF',
      await sharp({ create: { ...clear.create, channels: 3 } })
        .gif()
        .toBuffer(),
      /JPEG, PNG, WebP or AVIF/,
    ],
    ['a HEIC photo', heic, /HEIC photo cannot be read here: save it as JPEG/],
    ['a photo that is cut off', photo.subarray(0, photo.length / 2), /damaged: a part of it is missing/],
    ['a PNG of 2.5 thousand million pixels', pngOf(50_000, 50_000), /2,500 million pixels; 64 million are the most/],
    [
      'an AVIF, of which each pixel takes twenty bytes',
      await sharp(flat(5_000)).avif({ effort: 0 }).toBuffer(),
      /25 million pixels; 20 million are the most/,
    ],
    ['a picture that is seen through', await sharp(clear).png().toBuffer(), /transparent in places/],
  ]
  for (const [what, bytes, why] of refused) {
    const answer = await send(editor, bytes)
    expect(answer, what).toMatchObject({ status: 422, body: { code: 'unreadable' } })
    expect((answer.body as unknown as ProblemBody).detail, what).toMatch(why)
  }
  const large = await editor.call('POST', '/uploads', { kind: 'picture', bytes: MAX_PICTURE_BYTES + 1 })
  expect(large).toMatchObject({ status: 413, body: { detail: expect.stringContaining('25 MB are the most') } })
  expect(existsSync(join(projectDir, 'content/pictures/uploads'))).toBe(false)
  expect(await send(editor, photo)).toMatchObject({ status: 200, body: { state: 'read' } })
}, 60_000)

test('a picture as large as is allowed is read in bounded memory, however small its file is', async () => {
  const { join: signIn } = await openUploads()
  const editor = await signIn('editor')
  const bomb = await sharp({ create: { width: 8_000, height: 8_000, channels: 3, background: '#123456' } })
    .png({ compressionLevel: 9 })
    .toBuffer()
  expect(bomb.length).toBeLessThan(1_000_000)
  expect(await send(editor, bomb)).toMatchObject({ status: 200, body: { width: 2_560, height: 2_560 } })
}, 60_000)

test('names and parts that do not fit lead nowhere', async () => {
  const { join: signIn, projectDir } = await openUploads()
  const editor = await signIn('editor')
  const read = await send(editor, await phonePhoto())
  const { body } = await finish(editor, read.body.id, { name: '../../../etc/passwd\0.jpg' })
  expect(body.value).toMatch(/^uploads\/etc-passwd-jpg-[0-9a-f]{12}$/)
  for (const path of [
    '/uploads/..%2f..%2fcontent',
    `/uploads/${'0'.repeat(32)}`,
    '/uploaded/..%2f..%2f..%2fpackage.json',
    '/uploaded/member-01.webp',
    `/uploaded/${body.value?.slice('uploads/'.length)}.json`,
    `/uploads/..%2f..%2f${read.body.id}/preview`,
  ]) {
    expect((await editor.get(path)).status, path).toBeGreaterThanOrEqual(400)
  }
  const { body: begun } = await editor.call<UploadState>('POST', '/uploads', { kind: 'picture', bytes: 10 })
  const part = (at: number, bytes: number) =>
    editor.call<ProblemBody>('PUT', `/uploads/${begun.id}/parts?at=${at}`, Buffer.alloc(bytes), {
      'content-type': 'application/octet-stream',
    })
  expect(await part(5, 5)).toMatchObject({ status: 409, body: { current: 0 } })
  expect((await part(0, 11)).status).toBe(413)
  expect((await part(0, 300_000)).status).toBe(413)
  const twice = await Promise.all([part(0, 5), part(0, 5)])
  expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await part(0, 5)).toMatchObject({ status: 409, body: { current: 5 } })
  expect((await editor.call('POST', `/uploads/${begun.id}/read`)).status).toBe(409)
  expect((await editor.call('POST', `/uploads/${begun.id}/finish`, FINISH)).status).toBe(409)
  expect(filesOf(projectDir).every((file) => file.startsWith(projectDir))).toBe(true)
})

test('sales and strangers put no pictures on the site, and nobody does so without end', async () => {
  const { join: signIn, browser } = await openUploads()
  const [sales, editor] = [await signIn('sales'), await signIn('editor')]
  const begin = { kind: 'picture', bytes: 10 }
  const id = '0'.repeat(32)
  for (const [person, status] of [
    [sales, 403],
    [browser(), 401],
  ] as const) {
    expect((await person.call('POST', '/uploads', begin)).status).toBe(status)
    expect((await person.call('PUT', `/uploads/${id}/parts?at=0`, Buffer.alloc(1))).status).toBe(status)
    expect((await person.call('GET', `/uploads/${id}/preview`)).status).toBe(status)
    expect((await person.call('GET', '/uploaded/a.jpg')).status).toBe(status)
    expect((await person.call('GET', '/uploads')).status).toBe(status)
  }
  const other = await editor.call('POST', '/uploads', begin, { origin: 'https://evil.example' })
  expect(other.status).toBe(403)
  const answers: number[] = []
  for (let at = 0; at < 61; at++) answers.push((await editor.call('POST', '/uploads', begin)).status)
  expect(answers.at(-1)).toBe(429)
})

test('uploads that are done leave their room on the disk to the next; too many that wait are refused until one is done', async () => {
  const { join: signIn, projectDir } = await openUploads()
  const editor = await signIn('editor')
  const sent = await send(editor, await phonePhoto())
  const { body } = await finish(editor, sent.body.id)
  expect(body.state).toBe('done')
  expect(readdirSync(join(projectDir, '.studio/uploads', sent.body.id))).toEqual(['state.json'])

  const staging = createStaging(projectDir, Date.now)
  const begun = Array.from({ length: 100 }, () => staging.begin('picture', MAX_PICTURE_BYTES))
  const refused = await editor.call<ProblemBody>('POST', '/uploads', { kind: 'picture', bytes: 10 })
  expect([refused.status, refused.body.code]).toEqual([503, 'busy'])
  staging.change(begun[0]?.id ?? '', { state: 'done' })
  expect((await editor.call('POST', '/uploads', { kind: 'picture', bytes: 10 })).status).toBe(200)
})
