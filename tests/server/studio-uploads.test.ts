import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import type { AuditEntry } from '#shared/studio/accounts.ts'
import type { Choices, StudioDocument } from '#shared/studio/documents.ts'
import type { ProblemBody } from '#shared/studio/problem.ts'
import { MAX_PICTURE_BYTES, UNUSED_DAYS } from '#shared/studio/uploads.ts'
import type { Uploaded, UploadState } from '#shared/studio/uploads.ts'
import { createContentProcess } from '../../server/studio/content-process.ts'
import { createUploads } from '../../server/studio/uploads/uploads.ts'
import { createUploadLibrary } from '../../server/studio/uploads/library.ts'
import { isInstalled } from './process.ts'
import { SMALL_BUILD } from './content-project.ts'
import { publish } from './publishing.ts'
import { temporaryDirectory, writeSite } from './service.ts'
import { createStudio } from './studio.ts'
import { copyPictureProject, finish, FINISH, send } from './uploads.ts'

async function open() {
  const projectDir = copyPictureProject()
  const studio = await createStudio(null, { env: { PROJECT_DIR: projectDir } })
  return { ...studio, projectDir }
}

/** A red upper half and a blue lower one, to see which way up it is. */
async function halves(width: number, height: number) {
  const half = (background: string) => ({ create: { width, height: height / 2, channels: 3 as const, background } })
  const upper = await sharp(half('#d02020')).png().toBuffer()
  return sharp(half('#2020d0'))
    .extend({ top: height / 2 })
    .composite([{ input: upper, top: 0, left: 0 }])
}

/** As a phone saves a photo that was taken upright: lying on its side, with where it was taken. */
async function phonePhoto() {
  const upright = await (await halves(1_200, 1_600)).png().toBuffer()
  return sharp(upright)
    .rotate(-90)
    .withExif({ IFD0: { Make: 'Phonemaker', Artist: 'Somebody' }, IFD3: { GPSLatitude: '13/1 3/1 0/1' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
    .withIccProfile('p3')
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

const filesOf = (projectDir: string) =>
  ['content/pictures/uploads', 'public/pictures/uploads', '.studio/uploads'].flatMap((folder) => {
    const path = join(projectDir, folder)
    if (!existsSync(path)) return []
    const entries = readdirSync(path, { recursive: true, withFileTypes: true })
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  })

test('a photo from a phone is kept upright and without a trace of where it was taken, and can be chosen', async () => {
  const { join: signIn, projectDir } = await open()
  const editor = await signIn('editor', 'Meera')
  const photo = await phonePhoto()
  expect(photo.includes('Exif'), 'what is sent has metadata').toBe(true)
  const read = await send(editor, photo)
  expect(read).toMatchObject({ status: 200, body: { state: 'read', width: 1_200, height: 1_600 } })
  const without = await finish(editor, read.body.id, { alt: ' ' })
  expect(without).toMatchObject({ status: 422, body: { detail: 'Say what is seen in the picture first.' } })
  const { body: made } = await finish(editor, read.body.id, { shape: [4, 5] })
  expect(made).toMatchObject({ state: 'done', value: expect.stringMatching(/^uploads\/priya-[0-9a-f]{12}$/) })

  const files = filesOf(projectDir).filter((file) => /\.(jpg|avif|webp)$/.test(file))
  expect(files.length).toBeGreaterThan(4)
  for (const file of files) {
    const bytes = readFileSync(file)
    for (const trace of ['Exif', 'GPS', 'Phonemaker', 'Somebody', 'xmpmeta']) {
      expect(bytes.includes(trace), `${trace} in ${file}`).toBe(false)
    }
    const { orientation, exif, xmp, width, height } = await sharp(bytes).metadata()
    expect({ orientation: orientation ?? 1, exif, xmp }).toEqual({ orientation: 1, exif: undefined, xmp: undefined })
    const [red = 0, , blue = 0] = await sharp(bytes)
      .extract({ left: 10, top: 10, width: width - 20, height: 40 })
      .resize(1, 1)
      .removeAlpha()
      .raw()
      .toBuffer()
    expect(red, `${file} stands upright`).toBeGreaterThan(blue + 80)
    if (file.includes('made') || !file.includes('.studio')) expect(width / height).toBeCloseTo(4 / 5, 1)
  }

  const value = made.value ?? ''
  const { body: choices } = await editor.get<Choices>('/document/choices')
  const choice = choices.picture.find((each) => each.value === value)
  expect(choice).toMatchObject({ title: 'Priya smiles.' })
  const image = await editor.get(`/uploaded/${basename(choice?.image ?? '')}`)
  expect(image).toMatchObject({ status: 200, headers: { 'content-type': 'image/avif' } })
  const { body: team } = await editor.get<StudioDocument>('/document?file=content/team.yaml')
  const values = JSON.parse(JSON.stringify(team.values).replace('team/member-01', value))
  const draft = { file: team.file, values, version: 0, began: team.version }
  const saved = await editor.call<StudioDocument>('PUT', '/document/draft', draft)
  expect(saved.body.draft?.faults).toEqual([])
  const uses = await editor.get(`/pictures/uses?value=${encodeURIComponent(value)}`)
  expect(uses.body).toEqual({ uses: [{ file: 'content/team.yaml', title: 'Team', isDraft: true }] })
  // Other words for it are words like all others.
  const { body: words } = await editor.get<StudioDocument>('/document?file=content/pictures/uploads.yaml')
  const changed = { fields: { [value.slice('uploads/'.length)]: { alt: 'Priya laughs.', focus: '20% 30%' } } }
  const other = { file: words.file, values: changed, version: 0, began: words.version }
  const described = await editor.call<StudioDocument>('PUT', '/document/draft', other)
  expect(described.body.draft).toMatchObject({ faults: [], values: changed })

  const owner = await signIn('owner')
  const { body: log } = await owner.get<{ entries: AuditEntry[] }>('/audit')
  expect(log.entries).toContainEqual(
    expect.objectContaining({ who: 'Meera', action: 'picture uploaded', target: value }),
  )
})

test('a picture that is shown nearer keeps its shape and its focus; nearer than three times is refused', async () => {
  const { join: signIn, projectDir } = await open()
  const editor = await signIn('editor', 'Meera')
  const photo = await phonePhoto()
  const read = await send(editor, photo)
  for (const zoom of [0.5, 3.1, '2', null]) {
    const refused = await editor.call('POST', `/uploads/${read.body.id}/finish`, { ...FINISH, zoom })
    expect(refused.status, `${zoom}`).toBe(400)
  }
  const { body: made } = await finish(editor, read.body.id, { shape: [4, 5], zoom: 2, focus: { x: 0, y: 90 } })
  const jpeg = readFileSync(join(projectDir, `content/pictures/${made.value}.jpg`))
  expect(await sharp(jpeg).metadata()).toMatchObject({ width: 600, height: 750 })
  const [red = 0, , blue = 0] = await sharp(jpeg).resize(1, 1).removeAlpha().raw().toBuffer()
  expect(blue, 'the lower half alone').toBeGreaterThan(red + 100)
  const record = JSON.parse(readFileSync(join(projectDir, `content/pictures/${made.value}.json`), 'utf8'))
  expect(record.focus).toBe('0% 80%')
})

/** A PNG that says it has so many pixels, with hardly any bytes. */
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
  const { join: signIn, projectDir } = await open()
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
  const { join: signIn } = await open()
  const editor = await signIn('editor')
  const bomb = await sharp({ create: { width: 8_000, height: 8_000, channels: 3, background: '#123456' } })
    .png({ compressionLevel: 9 })
    .toBuffer()
  expect(bomb.length).toBeLessThan(1_000_000)
  expect(await send(editor, bomb)).toMatchObject({ status: 200, body: { width: 2_560, height: 2_560 } })
}, 60_000)

test('names and parts that do not fit lead nowhere', async () => {
  const { join: signIn, projectDir } = await open()
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
  const { join: signIn, browser } = await open()
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

const svg = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 80">${inside}</svg>`)
const SHAPE = '<path d="M10 10h180v60H10z" fill="#123456"/>'

test('a client’s logo is kept as an outline without anything that runs or loads; what is more than that is refused', async () => {
  const { join: signIn, projectDir } = await open()
  const editor = await signIn('editor')
  const logo = async (bytes: Buffer, name = 'Kaveri Foods') => {
    const read = await send(editor, bytes, 'logo')
    return (await finish(editor, read.body.id, { name, alt: '' })).body
  }
  const hostile = svg(
    `<script>alert(1)</script><a href="javascript:alert(1)">${SHAPE}</a><g onclick="alert(1)" onload="alert(2)">${SHAPE}</g>`,
  )
  const states = [
    await logo(hostile),
    await logo(svg(`${SHAPE}<style>@import url(https://evil.example/x.css);</style>`)),
  ]
  for (const { state, value, error } of states) {
    // Cleaned, or refused: never kept as it came.
    if (state === 'failed') expect(error).toMatch(/^This (SVG|logo) /)
    else
      expect(readFileSync(join(projectDir, `content/logos/${value}.svg`), 'utf8')).not.toMatch(
        /script|alert|on\w+=|evil/i,
      )
  }
  for (const [inside, why] of [
    [`${SHAPE}<image href="https://evil.example/x.png"/>`, /has a photo in it/],
    [`${SHAPE}<foreignObject><p>Hi</p></foreignObject>`, /has a web page in it/],
    [`${SHAPE}<use href="https://evil.example/x.svg#a"/>`, /a link/],
    [`${SHAPE}<animate attributeName="href" to="javascript:alert(1)"/>`, /cannot have/],
    ['<text>Kaveri</text>', /has text in it/],
  ] as const) {
    expect(await logo(svg(inside)), inside).toMatchObject({ state: 'failed', error: expect.stringMatching(why) })
  }
  const entities = Buffer.from(`<!DOCTYPE svg [<!ENTITY a "aaaa">]>${svg('<path d="&a;"/>').toString()}`)
  expect(await logo(entities)).toMatchObject({ state: 'failed', error: expect.stringContaining('entities') })
  expect(await logo(Buffer.from('GIF89a'))).toMatchObject({ state: 'failed' })

  const plain = await logo(svg(SHAPE))
  expect(plain).toMatchObject({ state: 'done', value: expect.stringMatching(/^kaveri-foods-[0-9a-f]{12}$/) })
  const { body: choices } = await editor.get<Choices>('/document/choices')
  expect(choices.logo.map(({ value }) => value)).toContain(plain.value)
  const image = await editor.get(`/uploaded/${plain.value}.svg`)
  expect(image.headers['content-security-policy']).toContain("default-src 'none'")
  const { body: clients } = await editor.get<StudioDocument>('/document?file=content/clients.yaml')
  const [first] = choices.logo
  const used = choices.logo
    .map(({ value }) => value)
    .find((each) => JSON.stringify(clients.values).includes(`"${each}"`))
  const values = JSON.parse(
    JSON.stringify(clients.values).replace(`"${used ?? first?.value}"`, JSON.stringify(plain.value)),
  )
  const draft = { file: clients.file, values, version: 0, began: clients.version }
  const saved = await editor.call<StudioDocument>('PUT', '/document/draft', draft)
  expect(saved.body.draft?.faults).toEqual([])
  const traced = await sharp({ create: { width: 480, height: 200, channels: 3, background: 'white' } })
    .composite([{ input: Buffer.from('<svg width="300" height="100"><rect width="300" height="100"/></svg>') }])
    .png()
    .toBuffer()
  expect(await logo(traced, 'Traced')).toMatchObject({ state: 'done' })
}, 60_000)

test('what nothing shows is listed, and taken away after thirty days; what a draft or a version shows stays', async () => {
  const { join: signIn, projectDir, clock, database } = await open()
  const editor = await signIn('editor')
  const add = async (name: string) => {
    const read = await send(editor, await phonePhoto())
    return (await finish(editor, read.body.id, { name, alt: name })).body.value ?? ''
  }
  const [unused, drafted, kept] = [await add('Unused'), await add('Drafted'), await add('Kept')]
  const { body: team } = await editor.get<StudioDocument>('/document?file=content/team.yaml')
  const values = JSON.parse(JSON.stringify(team.values).replace('team/member-01', drafted))
  await editor.call('PUT', '/document/draft', { file: team.file, values, version: 0, began: team.version })
  const published = {
    kind: 'published' as const,
    state: 'done' as const,
    started_at: clock.now,
    files: '[]',
    version: 1,
  }
  await database.kysely.insertInto('content_publications').values(published).execute()
  await database.kysely
    .insertInto('content_version_files')
    .values({ version: 1, file: 'content/team.yaml', title: 'Team', before: `picture: ${kept}`, after: '' })
    .execute()
  const list = async () => (await editor.get<{ uploads: Uploaded[] }>('/uploads')).body.uploads
  const found = (uploads: Uploaded[], value: string) => uploads.find((each) => each.value === value)
  const before = await list()
  expect(found(before, unused)).toMatchObject({ uses: [], isKept: false, removedAt: expect.any(Number) })
  expect(found(before, drafted)).toMatchObject({ uses: [{ title: 'Team', isDraft: true }], removedAt: null })
  expect(found(before, kept)).toMatchObject({ isKept: true, removedAt: null })
  for (const value of [drafted, kept]) {
    expect((await editor.call('DELETE', `/uploads?value=${value}`)).status).toBe(409)
  }
  expect(createUploadLibrary(projectDir).list()).toHaveLength(3)
  const content = createContentProcess(projectDir)
  onTestFinished(() => content.stop())
  const log = { warn: () => undefined }
  const uploads = createUploads({ projectDir, kysely: database.kysely, now: () => clock.now, content, log })
  clock.now += (UNUSED_DAYS - 1) * 86_400_000
  await uploads.clean()
  expect(await uploads.list()).toHaveLength(3)
  clock.now += 2 * 86_400_000
  await uploads.clean()
  const after = await uploads.list()
  expect(after.map(({ value }) => value).toSorted()).toEqual([drafted, kept].toSorted())
  const name = unused.slice('uploads/'.length)
  expect(filesOf(projectDir).filter((file) => file.includes(name))).toEqual([])
}, 60_000)

test.runIf(isInstalled('git'))(
  'what is published is in the commit with its picture',
  async () => {
    const projectDir = copyPictureProject({ build: SMALL_BUILD })
    const git = (...args: string[]) => execFileSync('git', args, { cwd: projectDir, encoding: 'utf8' })
    git('init', '--quiet')
    git('config', 'user.name', 'A test')
    git('config', 'user.email', 'test@example.com')
    git('add', 'content')
    git('commit', '--quiet', '-m', 'Begin')
    const directory = temporaryDirectory()
    const env = { PROJECT_DIR: projectDir, SITE_DIR: writeSite(directory) }
    const { join: signIn } = await createStudio(null, { env })
    const editor = await signIn('editor', 'Meera')
    const read = await send(editor, await phonePhoto())
    const value = (await finish(editor, read.body.id)).body.value ?? ''
    const other = await send(editor, await phonePhoto())
    await finish(editor, other.body.id, { name: 'Not shown', alt: 'Not shown.' })
    const { body: team } = await editor.get<StudioDocument>('/document?file=content/team.yaml')
    const values = JSON.parse(JSON.stringify(team.values).replace('team/member-01', value))
    await editor.call('PUT', '/document/draft', { file: team.file, values, version: 0, began: team.version })
    expect(await publish(editor, { file: team.file, version: 1 })).toMatchObject({ state: 'done' })
    const files = git('show', '--name-only', '--format=%an', 'HEAD').trim().split('\n').filter(Boolean)
    expect(files.slice(0, 2)).toEqual(['Meera', `content/pictures/${value}.jpg`])
    expect(files).toContain(`content/pictures/${value}.json`)
    expect(files).toContain('content/team.yaml')
    expect(files.filter((file) => file.startsWith('public/pictures/uploads/')).length).toBeGreaterThan(2)
    expect(files.filter((file) => file.includes('not-shown'))).toEqual([])
  },
  60_000,
)

test('what was begun and not finished is no picture, and goes away', async () => {
  const projectDir = copyPictureProject()
  const library = createUploadLibrary(projectDir)
  const read = async () => {
    const studio = await createStudio(null, { env: { PROJECT_DIR: projectDir } })
    const editor = await studio.join('editor')
    const sent = await send(editor, await phonePhoto())
    return { editor, value: (await finish(editor, sent.body.id)).body.value ?? '' }
  }
  const { editor, value } = await read()
  const record = join(projectDir, `content/pictures/${value}.json`)
  // As a machine leaves it that stops between the last two steps.
  rmSync(record)
  const { body } = await editor.get<Choices>('/document/choices')
  expect(body.picture.map((each) => each.value)).not.toContain(value)
  const check = execFileSync(process.execPath, ['scripts/content-check.ts'], { cwd: projectDir, encoding: 'utf8' })
  expect(check).toContain('no faults')
  library.clean(Date.now() + 7_200_000)
  expect(filesOf(projectDir).filter((file) => !file.includes('.studio'))).toEqual([])
}, 60_000)
