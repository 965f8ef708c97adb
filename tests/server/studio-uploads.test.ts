import { execFileSync } from 'node:child_process'
import { readFileSync, renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import type { AuditEntry } from '#shared/studio/accounts.ts'
import type { Choices, ListedDocument, StudioDocument } from '#shared/studio/documents.ts'
import { problemSchema } from '#shared/studio/problem.ts'
import { UNUSED_DAYS } from '#shared/studio/uploads.ts'
import type { Uploaded, UploadState, UncroppedPhoto } from '#shared/studio/uploads.ts'
import { createContentProcess } from '../../server/studio/content-process.ts'
import { createUploads } from '../../server/studio/uploads/uploads.ts'
import { createUploadLibrary } from '../../server/studio/uploads/library.ts'
import { isInstalled } from './process.ts'
import { SMALL_BUILD } from './content-project.ts'
import { publish } from './publishing.ts'
import { temporaryDirectory, writeSite } from './service.ts'
import { createStudio } from './studio.ts'
import { copyPictureProject, filesOf, finish, FINISH, openUploads, phonePhoto, send } from './uploads.ts'

test('a photo from a phone is kept upright and without a trace of where it was taken, and can be chosen', async () => {
  const { join: signIn, projectDir } = await openUploads()
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
  // Its description is changed like any other text.
  const { body: words } = await editor.get<StudioDocument>('/document?file=content/pictures/uploads.yaml')
  const changed = { fields: { [value.slice('uploads/'.length)]: { alt: 'Priya laughs.', focus: '20% 30%' } } }
  const other = { file: words.file, values: changed, version: 0, began: words.version }
  const described = await editor.call<StudioDocument>('PUT', '/document/draft', other)
  expect(described.body.draft).toMatchObject({ faults: [], values: changed })

  const owner = await signIn('owner')
  const { body: log } = await owner.get<{ entries: AuditEntry[] }>('/audit')
  expect(log.entries).toContainEqual(
    expect.objectContaining({
      who: 'Meera',
      action: 'picture uploaded',
      target: expect.stringMatching(`^${value}: .`),
    }),
  )
})

test('a picture has its name while it is made; until then a text that names it has a fault, which passes by itself', async () => {
  const { join: signIn, projectDir } = await openUploads()
  const editor = await signIn('editor', 'Meera')
  const { body: read } = await send(editor, await phonePhoto())
  const { body: begun } = await editor.call<UploadState>('POST', `/uploads/${read.id}/finish`, FINISH)
  expect(begun).toMatchObject({ state: 'making', value: expect.stringMatching(/^uploads\/priya-[0-9a-f]{12}$/) })
  await expect
    .poll(async () => (await editor.get<UploadState>(`/uploads/${read.id}`)).body.state, { timeout: 60_000 })
    .toBe('done')
  // Without a record the picture's files are incomplete.
  const record = join(projectDir, `content/pictures/${begun.value}.json`)
  renameSync(record, `${record}.later`)
  const url = '/document?file=content/articles/six-pillars-of-digital-marketing.mdx'
  const { body: article } = await editor.get<StudioDocument>(url)
  const values = { ...article.values, body: `${article.values.body}\n![Priya smiles.](${begun.value}.jpg)\n` }
  const draft = { file: article.file, values, version: 0, began: article.version }
  const { body: saved } = await editor.call<StudioDocument>('PUT', '/document/draft', draft)
  expect(saved.draft?.faults).toEqual([
    { path: '', message: expect.stringMatching(/^the picture “Priya smiles.” is not ready yet/) },
  ])
  const isFaulty = async () => {
    const { body } = await editor.get<{ documents: ListedDocument[] }>('/documents')
    return body.documents.find(({ file }) => file === article.file)?.draft?.left.toMend !== 0
  }
  expect(await isFaulty()).toBe(true)
  renameSync(`${record}.later`, record)
  expect((await editor.get<StudioDocument>(url)).body.draft?.faults).toEqual([])
  expect(await isFaulty()).toBe(false)
}, 90_000)

test('a picture that is shown nearer keeps its shape and its focus; nearer than three times is refused', async () => {
  const { join: signIn, projectDir } = await openUploads()
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

test('what was cut off is kept apart from the site: another crop of it is another picture, and it goes with its picture', async () => {
  const { join: signIn, projectDir } = await openUploads()
  const [editor, sales] = [await signIn('editor', 'Meera'), await signIn('sales')]
  const read = await send(editor, await phonePhoto())
  const focus = { x: 0, y: 90 }
  const { body: made } = await finish(editor, read.body.id, { shape: [4, 5], zoom: 2, focus })
  const value = made.value ?? ''
  const name = value.slice('uploads/'.length)
  const url = `/pictures/uncropped?value=${value}`
  const { body } = await editor.get<{ uncropped: UncroppedPhoto | null }>(url)
  expect(body.uncropped).toEqual({
    image: `${name}.uncropped.jpg`,
    width: 1_200,
    height: 1_600,
    crop: { left: 0, top: 850, width: 600, height: 750 },
    focus,
    zoom: 2,
  })
  const image = await editor.get(`/uploaded/${name}.uncropped.jpg`)
  expect(image).toMatchObject({ status: 200, headers: { 'content-type': 'image/jpeg' } })
  expect((await sales.get(url)).status).toBe(403)
  const own = filesOf(projectDir).filter((file) => file.includes('.uncropped.'))
  expect(own.every((file) => file.includes('.studio/uncropped/'))).toBe(true)

  const again = await editor.call<UploadState>('POST', '/pictures/uncropped', { value })
  expect(again).toMatchObject({ status: 200, body: { state: 'read', width: 1_200, height: 1_600 } })
  const { body: wider } = await finish(editor, again.body.id, { shape: [4, 5], zoom: 1, focus })
  expect(wider).toMatchObject({ state: 'done', value: expect.not.stringMatching(name) })
  const jpeg = readFileSync(join(projectDir, `content/pictures/${wider.value}.jpg`))
  expect(await sharp(jpeg).metadata()).toMatchObject({ width: 1_200, height: 1_500 })

  await editor.call('DELETE', `/uploads?value=${value}`)
  expect(filesOf(projectDir).filter((file) => file.includes(name))).toEqual([])
}, 60_000)

test('a picture that was taken whole can be cropped later: its own file is what another crop is cut from', async () => {
  const { join: signIn, projectDir } = await openUploads()
  const editor = await signIn('editor', 'Meera')
  const { body: uncut } = await finish(editor, (await send(editor, await phonePhoto())).body.id, { alt: 'Whole.' })
  const whole = await editor.get(`/pictures/uncropped?value=${uncut.value}`)
  expect(whole.body).toEqual({
    uncropped: {
      image: `${uncut.value?.slice('uploads/'.length)}.jpg`,
      width: 1_200,
      height: 1_600,
      crop: { left: 0, top: 0, width: 1_200, height: 1_600 },
      focus: FINISH.focus,
      zoom: 1,
    },
  })
  const later = await editor.call<UploadState>('POST', '/pictures/uncropped', { value: uncut.value })
  expect(later.body).toMatchObject({ state: 'read', width: 1_200, height: 1_600 })
  const { body: nearer } = await finish(editor, later.body.id, { shape: null, zoom: 2, focus: { x: 0, y: 90 } })
  expect(
    await sharp(readFileSync(join(projectDir, `content/pictures/${nearer.value}.jpg`))).metadata(),
    'cut from the whole photo',
  ).toMatchObject({ width: 600, height: 800 })
  const kept = await editor.get<{ uncropped: UncroppedPhoto }>(`/pictures/uncropped?value=${nearer.value}`)
  expect(kept.body.uncropped).toMatchObject({ width: 1_200, height: 1_600, zoom: 2 })

  for (const other of ['../../site', 'team/member-01', 'uploads/nothing']) {
    const none = await editor.get(`/pictures/uncropped?value=${other}`)
    expect(none.body, other).toEqual({ uncropped: null })
    const { status } = await editor.call('POST', '/pictures/uncropped', { value: other })
    expect(status, `${other}`).toBe(404)
  }
}, 120_000)

const svg = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 80">${inside}</svg>`)
const SHAPE = '<path d="M10 10h180v60H10z" fill="#123456"/>'

test('a client’s logo is kept as an outline without anything that runs or loads; what is more than that is refused', async () => {
  const { join: signIn, projectDir } = await openUploads()
  const editor = await signIn('editor')
  const logo = async (bytes: Buffer, name = 'Kaveri Foods') => {
    const read = await send(editor, bytes, 'logo')
    if (read.status !== 200) return problemSchema.parse(read.body)
    return (await finish(editor, read.body.id, { name, alt: '' })).body
  }
  const hostile = svg(
    `<script>alert(1)</script><a href="javascript:alert(1)">${SHAPE}</a><g onclick="alert(1)" onload="alert(2)">${SHAPE}</g>`,
  )
  const states = [
    await logo(hostile),
    await logo(svg(`${SHAPE}<style>@import url(https://evil.example/x.css);</style>`)),
  ]
  for (const answer of states) {
    // An SVG is either cleaned or refused, and never kept unchanged.
    if ('detail' in answer) expect(answer.detail).toMatch(/^This (SVG|logo) /)
    else if ('value' in answer)
      expect(readFileSync(join(projectDir, `content/logos/${answer.value}.svg`), 'utf8')).not.toMatch(
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
    expect(await logo(svg(inside)), `${inside} is refused when it is sent`).toMatchObject({
      status: 422,
      code: 'unreadable',
      detail: expect.stringMatching(why),
    })
  }
  const entities = Buffer.from(`<!DOCTYPE svg [<!ENTITY a "aaaa">]>${svg('<path d="&a;"/>').toString()}`)
  expect(await logo(entities)).toMatchObject({ status: 422, detail: expect.stringContaining('entities') })
  expect(await logo(Buffer.from('GIF89a'))).toMatchObject({ status: 422 })

  const { body: sent } = await send(editor, svg(`<script>1</script>${SHAPE}`), 'logo')
  const outline = await editor.get(`/uploads/${sent.id}/preview`)
  expect(outline.text, 'as it will be drawn, before it is used').toMatch(/<symbol id="logo"[^>]* fill="currentColor"/)
  expect(outline.text).not.toMatch(/script|#123456/)
  expect(outline.headers['content-security-policy']).toContain("default-src 'none'")

  const plain = await logo(svg(SHAPE))
  if (!('value' in plain)) throw new Error('not taken')
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
}, 120_000)

test('what nothing shows is listed, and taken away after thirty days; what a draft or a version shows stays', async () => {
  const { join: signIn, projectDir, clock, database } = await openUploads()
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
  // The state after a machine stops between the last two steps.
  rmSync(record)
  const { body } = await editor.get<Choices>('/document/choices')
  expect(body.picture.map((each) => each.value)).not.toContain(value)
  const check = execFileSync(process.execPath, ['scripts/content-check.ts'], { cwd: projectDir, encoding: 'utf8' })
  expect(check).toContain('no faults')
  library.clean(Date.now() + 7_200_000)
  expect(filesOf(projectDir).filter((file) => !file.includes('.studio'))).toEqual([])
}, 60_000)
