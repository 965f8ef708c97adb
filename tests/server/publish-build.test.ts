import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { StudioDocument } from '#shared/studio/documents.ts'
import { createPublishedSite } from '../../server/http/live-site.ts'
import { createContentProcess } from '../../server/studio/content-process.ts'
import { buildSite, PublishError } from '../../server/studio/publishing/build.ts'
import { createPublisher } from '../../server/studio/publishing/publisher.ts'
import { createSchedule } from '../../server/studio/publishing/schedule.ts'
import { copyProject } from '../project-copy.ts'
import { copyContentProject, copySmallProject } from './content-project.ts'
import { documentPath, publish, setPhone, SITE, type } from './publishing.ts'
import { isInstalled } from './process.ts'
import { createStudio } from './studio.ts'

const PHONE = '+91 44 4000 9999'
const ARTICLE = 'content/articles/six-pillars-of-digital-marketing.mdx'

async function open(projectDir: string) {
  const studio = await createStudio(null, { env: { PROJECT_DIR: projectDir } })
  const text = (file = SITE) => readFileSync(join(projectDir, file), 'utf8')
  return { ...studio, text, editor: await studio.join('editor', 'Meera Iyer') }
}

test(
  'the whole site is built: a word is on every page that has it, and older pages find their scripts',
  { timeout: 240_000 },
  async () => {
    const { app, editor } = await open(copyProject())
    const done = await publish(editor, await type(editor, SITE, setPhone(PHONE)))
    expect(done).toMatchObject({ state: 'done', error: null, faults: [] })
    for (const url of ['/', '/about-us/', '/blogs/six-pillars-of-digital-marketing/']) {
      const answer = await app.inject({ url })
      expect(answer.statusCode).toBe(200)
      expect(answer.body).toContain('tel:+914440009999')
    }
    expect((await app.inject({ url: '/assets/entry-4f9a.js' })).statusCode).toBe(200)
    expect((await app.inject({ url: '/robots.txt' })).body).toContain('sitemap.xml')
  },
)

test(
  'a new article gets its page, its place in lists and the sitemap, and is gone from all of them once removed',
  { timeout: 420_000 },
  async () => {
    const { app, editor, clock } = await open(copyProject())
    const body = {
      collection: 'articles',
      slug: 'seven-pillars',
      title: 'The seven pillars of our trade',
      from: ARTICLE,
    }
    const { body: made } = await editor.post<{ file: string }>('/documents', body)
    const draft = await type(editor, made.file, (fields) => {
      Object.assign(fields, {
        description: 'What holds up a business that is found, chosen and kept, one pillar after the other.',
      })
      Reflect.deleteProperty(fields, 'draft')
    })
    expect(await publish(editor, draft)).toMatchObject({ state: 'done', error: null, faults: [] })
    const page = () => app.inject({ url: '/blogs/seven-pillars/' })
    const named = async (url: string) => (await app.inject({ url })).body.includes('seven-pillars')
    expect(await page()).toMatchObject({
      statusCode: 200,
      body: expect.stringContaining('The seven pillars of our trade'),
    })
    expect([await named('/blogs/'), await named('/sitemap.xml')]).toEqual([true, true])

    // Progress requests count towards an hourly limit.
    clock.now += 3_600_000
    const { body: document } = await editor.get<StudioDocument>(documentPath(made.file))
    const removal = { file: made.file, version: 0, began: document.version }
    expect((await editor.call('PUT', '/document/removal', removal)).status).toBe(200)
    expect(await publish(editor, { file: made.file, version: 1 })).toMatchObject({
      state: 'done',
      error: null,
      faults: [],
    })
    expect((await page()).statusCode).toBe(404)
    expect([await named('/blogs/'), await named('/sitemap.xml')]).toEqual([false, false])
  },
)

test('an article that would run code is refused, and none of it is run', async () => {
  const projectDir = copyContentProject()
  const { editor, text } = await open(projectDir)
  const before = text(ARTICLE)
  const proof = join(projectDir, 'was-run')
  const code = `process.getBuiltinModule('fs').writeFileSync(${JSON.stringify(proof)}, '')`
  const attacks = [`{${code}}`, `<PullQuote {...${code}}>One</PullQuote>`, `export const a = ${code}`]
  const draft = await type(
    editor,
    ARTICLE,
    () => undefined,
    (body) => [body, ...attacks, ''].join('\n\n'),
  )
  const refused = await publish(editor, draft)
  expect(refused.state).toBe('refused')
  expect(refused.faults.map(({ file, message }) => `${file} ${message}`)).toEqual(
    ['taken for code', 'no part of', 'taken for code'].map((why) => expect.stringMatching(`^${ARTICLE} .*${why}`)),
  )
  expect(existsSync(proof)).toBe(false)
  expect(text(ARTICLE)).toBe(before)
})

/** A build that fails and prints the environment it was given. */
const FAILING_BUILD = `
process.send({ state: 'building' })
console.error('No room left. ' + Object.keys(process.env).toSorted().join(' '))
process.exitCode = 1
process.disconnect()
`

test('a build that fails leaves all as it was, says why, and has no secret of the server', async () => {
  vi.stubEnv('SMTP_URL', 'smtps://somebody:secret@mail.example')
  onTestFinished(() => void vi.unstubAllEnvs())
  const { app, editor, text } = await open(copyContentProject({ build: FAILING_BUILD }))
  const [before, page] = [text(), (await app.inject({ url: '/' })).body]
  const draft = await type(editor, SITE, setPhone(PHONE))
  const failed = await publish(editor, draft)
  expect(failed).toMatchObject({ state: 'failed', version: null, error: expect.stringContaining('No room left.') })
  const names = failed.error?.split('No room left. ')[1]?.split(' ') ?? []
  const allowed = ['BASE_PATH', 'CONTENT_OVERLAY', 'DIST_DIR', 'HOME', 'NODE_CHANNEL_FD', 'PATH', 'TMPDIR', 'TZ']
  // Node uses this variable for its own child processes.
  const own = ['NODE_CHANNEL_SERIALIZATION_MODE']
  expect(names.filter((name) => ![...allowed, ...own].includes(name))).toEqual([])
  expect([text(), (await app.inject({ url: '/' })).body]).toEqual([before, page])
  // The next publication may start at once.
  expect((await publish(editor, draft)).state).toBe('failed')
})

test.each([
  ['takes too long', 'setInterval(() => undefined, 1_000)', 'took longer than', 500],
  ['is killed by the system', "process.kill(process.pid, 'SIGKILL')", 'ran out of memory', 60_000],
  ['is stopped by another signal', "process.kill(process.pid, 'SIGTERM')", 'SIGTERM', 60_000],
])('a build that %s says that, and no other reason', async (_, build, why, timeoutMs) => {
  const projectDir = copyContentProject({ build })
  const folders = { overlay: join(projectDir, 'none'), distDir: join(projectDir, 'dist'), basePath: '/' }
  const timing = { onBuilding: () => undefined, signal: new AbortController().signal, timeoutMs }
  const failure = await buildSite({ projectDir, ...folders, ...timing }).catch((error: unknown) => error)
  const reasons = ['took longer than', 'ran out of memory', 'SIGTERM']
  expect(failure).toBeInstanceOf(PublishError)
  expect(reasons.filter((reason) => String(failure).includes(reason))).toEqual([why])
})

/** A build whose home page names a missing script. */
const INCOMPLETE_BUILD = `
import { mkdirSync, writeFileSync } from 'node:fs'
const { DIST_DIR } = process.env
mkdirSync(DIST_DIR + '/site', { recursive: true })
writeFileSync(DIST_DIR + '/site/index.html', '<!doctype html><title>Home</title><script src="/assets/gone.js"></script>')
writeFileSync(DIST_DIR + '/headers.json', JSON.stringify({ csp: "default-src 'none'", styles: { 'index.html': 'sha256-AAAA' } }))
process.send({ state: 'built' }, () => process.disconnect())
`

test('a build in which a page or a file is missing is not served', async () => {
  const { app, editor, text } = await open(copyContentProject({ build: INCOMPLETE_BUILD }))
  const before = text()
  const failed = await publish(editor, await type(editor, SITE, setPhone(PHONE)))
  expect(failed.error).toContain('/ leads to /assets/gone.js, which answers 404')
  expect(text()).toBe(before)
  expect((await app.inject({ url: '/' })).body).toContain('<h1>Home</h1>')
})

test('another process on the same project serves what was published, too', async () => {
  const projectDir = copySmallProject()
  const { editor, settings } = await open(projectDir)
  const other = await createPublishedSite(settings)
  other.start(() => undefined)
  onTestFinished(() => other.stop())
  expect(other.current().siteDir).toBe(settings.siteDir)
  await publish(editor, await type(editor, SITE, setPhone(PHONE)))
  await vi.waitFor(() => expect(other.current().siteDir).toContain('.studio'), { timeout: 10_000 })
  expect(readFileSync(join(other.current().siteDir, 'index.html'), 'utf8')).toContain(PHONE)
  expect(other.headers['content-security-policy']).toBe(other.current().headers['content-security-policy'])
  // A later build by hand is served from the next start on.
  writeFileSync(join(settings.siteDir, '..', 'stamp'), 'built by hand')
  expect((await createPublishedSite(settings)).current().siteDir).toBe(settings.siteDir)
  // A publication after that is newer.
  await publish(editor, await type(editor, SITE, setPhone('+91 44 4000 8888')))
  const last = (await createPublishedSite(settings)).current().siteDir
  expect(readFileSync(join(last, 'index.html'), 'utf8')).toContain('+91 44 4000 8888')
})

test.runIf(isInstalled('git'))(
  'in a git repository each version is a commit of its files alone, in the name of who published it',
  async () => {
    const projectDir = copySmallProject()
    const git = (...args: string[]) => {
      const { stdout, stderr, status } = spawnSync('git', args, { cwd: projectDir, encoding: 'utf8' })
      expect(status, stderr).toBe(0)
      return stdout.trim()
    }
    git('init', '-q')
    writeFileSync(join(projectDir, '.gitignore'), 'node_modules\n.studio/\n')
    git('add', '-A')
    git('-c', 'user.name=Dev', '-c', 'user.email=dev@example.com', 'commit', '-qm', 'Begin')
    // A hook would run with the server's rights.
    const hook = join(projectDir, '.git/hooks/pre-commit')
    writeFileSync(hook, '#!/bin/sh\nexit 1\n', { mode: 0o755 })
    // A developer has uncommitted work.
    writeFileSync(
      join(projectDir, 'content/error.yaml'),
      `${readFileSync(join(projectDir, 'content/error.yaml'), 'utf8')}# later\n`,
    )
    git('add', 'content/error.yaml')
    const { editor } = await open(projectDir)
    await publish(editor, await type(editor, SITE, setPhone(PHONE)))
    expect(git('log', '-1', '--format=%an <%ae> %s')).toBe(
      'Meera Iyer <person0@example.com> Publish: The agency: name, contact, offices',
    )
    expect(git('show', '--name-only', '--format=')).toBe(SITE)
    expect(git('status', '--porcelain')).toBe('M  content/error.yaml')
  },
)

test('a page whose day has come since the last build appears by itself, once', async () => {
  const projectDir = copySmallProject()
  const { editor, settings, database, clock } = await open(projectDir)
  const article = readFileSync(join(projectDir, ARTICLE), 'utf8')
  const day = new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Kolkata' })
  writeFileSync(join(projectDir, 'content/articles/new.mdx'), article.replace(/published: .*/, `published: ${day}`))
  const built = new Date(Date.now() - 3 * 24 * 3_600_000)
  utimesSync(join(settings.siteDir, 'index.html'), built, built)
  const content = createContentProcess(projectDir)
  onTestFinished(() => content.stop())
  const site = await createPublishedSite(settings)
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const now = () => clock.now
  const publisher = createPublisher({ settings, database, now, content, site, log })
  const schedule = createSchedule({ content, site, publisher, now, log })
  await schedule.check()
  expect(await editor.get('/publishing')).toMatchObject({
    body: { publication: { id: 1, kind: 'scheduled', state: 'done', by: null, version: null, error: null } },
  })
  expect(site.current().siteDir).toContain('.studio')
  await schedule.check()
  expect(await editor.get('/publishing')).toMatchObject({ body: { publication: { id: 1 } } })
})
