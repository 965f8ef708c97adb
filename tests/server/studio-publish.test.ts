import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import type { AuditEntry } from '#shared/studio/accounts.ts'
import type { ListedDocument, StudioDocument } from '#shared/studio/documents.ts'
import { isRecord } from '#shared/values.ts'
import type { ProblemBody } from '#shared/studio/problem.ts'
import type {
  ChangedDocument,
  ContentVersion,
  ListedVersion,
  PlannedDocument,
  Publication,
  PublishTime,
} from '#shared/studio/publish.ts'
import { copyContentProject, copySmallProject, MANY_PAGES_BUILD, SMALL_BUILD } from './content-project.ts'
import { bringBack, documentPath, ended, publish, setPhone, SITE, type } from './publishing.ts'
import { isInstalled } from './process.ts'
import type { Browser } from './studio.ts'
import { describeOnBoth } from './studio.ts'

const ERROR = 'content/error.yaml'
const PHONE = '+91 44 4000 1234'

const versions = async (browser: Browser) =>
  (await browser.get<{ versions: ContentVersion[] }>('/versions')).body.versions

const ofState = (browser: Browser, state: Publication['state']) => {
  const check = async () => {
    const { body } = await browser.get<{ publication: Publication }>('/publishing')
    expect(body.publication.state).toBe(state)
  }
  return vi.waitFor(check, { timeout: 60_000, interval: 10 })
}

describeOnBoth((start) => {
  async function open(projectDir = copySmallProject()) {
    const studio = await start({ env: { PROJECT_DIR: projectDir } })
    const home = async () => (await studio.app.inject({ url: '/' })).body
    const text = (file = SITE) => readFileSync(join(projectDir, file), 'utf8')
    return { ...studio, projectDir, home, text, editor: await studio.join('editor', 'Meera') }
  }

  test('what was typed is shown, published and served; one line of one file is another, and no draft is left', async () => {
    const { editor, home, text, projectDir, app } = await open()
    const before = text()
    const draft = await type(editor, SITE, setPhone('+91 44 4000 9999'))
    const { body: plan } = await editor.get<{ documents: PlannedDocument[] }>('/publishing/plan')
    expect(plan.documents).toMatchObject([
      { ...draft, savedBy: 'Meera', faults: [], changes: [{ before: PHONE, after: '+91 44 4000 9999' }] },
    ])
    const done = await publish(editor, draft)
    expect(done).toMatchObject({
      state: 'done',
      by: 'Meera',
      account: expect.any(Number),
      version: 1,
      faults: [],
      error: null,
    })
    const { body: known } = await editor.get<{ times: PublishTime[] }>('/publishing')
    const ms = Number(done.endedAt) - done.startedAt
    expect(known.times, 'how long it takes is measured').toEqual([{ ms, isOfPages: false }])
    const { body: listed } = await editor.get<{ versions: ListedVersion[] }>('/versions')
    expect(listed.versions, 'the list says what changed first').toMatchObject([
      {
        ...{ number: 1, by: 'Meera', tookMs: ms, documents: [{ file: SITE, kind: 'changed', changes: 1 }] },
        first: { path: 'contact.phone', before: PHONE, after: '+91 44 4000 9999' },
      },
    ])
    expect(text()).toBe(before.replace(PHONE, '+91 44 4000 9999'))
    expect(await home()).toContain('<p>+91 44 4000 9999</p>')
    const answer = await app.inject({ url: '/' })
    expect(answer.headers['content-security-policy']).toContain('sha256-')
    expect((await editor.get<StudioDocument>(documentPath(SITE))).body.draft).toBeNull()
    const { body: list } = await editor.get<{ documents: ListedDocument[] }>('/documents')
    expect(list.documents.find(({ file }) => file === SITE)).toMatchObject({
      draft: null,
      published: { at: done.endedAt, by: 'Meera' },
    })
    expect(existsSync(join(projectDir, '.studio/journal.json'))).toBe(false)
    expect(existsSync(join(projectDir, '.studio/overlay'))).toBe(false)
  })

  test('faults are listed by document and field, and nothing is written', async () => {
    const { editor, home, text, join: signIn } = await open(copyContentProject())
    const [before, page] = [text(), await home()]
    const site = await type(editor, SITE, setPhone('044'))
    const refused = await publish(editor, site)
    expect(refused).toMatchObject({ state: 'refused', version: null })
    expect(refused.faults).toMatchObject([
      { file: SITE, title: 'The agency: name, contact, offices', path: 'contact.phone' },
    ])
    expect([text(), await home()]).toEqual([before, page])
    expect((await editor.get<StudioDocument>(documentPath(SITE))).body.draft).not.toBeNull()
    const { body: log } = await (await signIn('owner')).get<{ entries: AuditEntry[] }>('/audit')
    expect(log.entries.filter(({ action }) => action === 'publishing failed')).toMatchObject([
      { who: 'Meera', target: expect.stringContaining('The agency: name, contact, offices: ') },
    ])
  })

  test('faults between documents are found before anything is written', async () => {
    const { editor } = await open(copyContentProject())
    const { body } = await editor.get<StudioDocument>(documentPath('content/about.yaml'))
    const { title } = (body.values.fields as { search: { title: string } }).search
    const draft = await type(editor, 'content/contact.yaml', (fields) => {
      ;(fields as unknown as { search: { title: string } }).search.title = title
    })
    const refused = await publish(editor, draft)
    expect(refused.faults).toMatchObject([{ path: 'search.title', message: expect.stringContaining('the same as in') }])
  })

  test('an attempt that fails stands in the log once, with who and why', async () => {
    const build = "console.error('No room left.\\nat line 1'); process.exitCode = 1; process.disconnect()"
    const { editor, join: signIn } = await open(copyContentProject({ build }))
    const draft = await type(editor, SITE, setPhone('+91 44 4000 9999'))
    expect((await publish(editor, draft)).state).toBe('failed')
    const owner = await signIn('owner')
    const failures = async () => {
      const { body } = await owner.get<{ entries: AuditEntry[] }>('/audit')
      return body.entries.filter(({ action }) => action === 'publishing failed')
    }
    expect(await failures()).toMatchObject([{ who: 'Meera', target: 'The site could not be built: No room left.' }])
    expect((await publish(editor, draft)).state).toBe('failed')
    expect(await failures()).toHaveLength(2)
  })

  test('one that is being built is stopped: the site and the drafts are as they were, and the next one runs', async () => {
    const slow = "process.send({ state: 'building' })\nsetInterval(() => undefined, 1_000)"
    const { editor, home, text, projectDir, join: signIn } = await open(copyContentProject({ build: slow }))
    const [before, page] = [text(), await home()]
    const draft = await type(editor, SITE, setPhone('+91 44 4000 9999'))
    const [owner, sales] = [await signIn('owner', 'Asha'), await signIn('sales')]
    const { body: begun } = await editor.post<Publication>('/publishing', { documents: [draft] })
    await ofState(editor, 'building')
    const stop = `/publishing/${begun.id}/stop`
    expect((await sales.post(stop)).status).toBe(403)
    expect((await owner.post(stop)).status).toBe(200)
    expect(await ended(editor)).toMatchObject({ state: 'stopped', by: 'Meera', error: 'Asha', version: null })
    expect([text(), await home()]).toEqual([before, page])
    expect(existsSync(join(projectDir, '.studio/journal.json'))).toBe(false)
    expect((await editor.get<StudioDocument>(documentPath(SITE))).body.draft).toMatchObject({ version: draft.version })
    expect(await owner.post(stop)).toMatchObject({ status: 409, body: { code: 'late' } })
    const { body: log } = await owner.get<{ entries: AuditEntry[] }>('/audit')
    expect(log.entries.filter(({ action }) => action.startsWith('publishing'))).toMatchObject([
      { who: 'Asha', action: 'publishing stopped', target: '1 document' },
    ])
    writeFileSync(join(projectDir, 'scripts/publish-build.ts'), SMALL_BUILD)
    expect(await publish(editor, draft)).toMatchObject({ state: 'done', version: 1 })
    expect(await home()).toContain('<p>+91 44 4000 9999</p>')
  })

  test('one is stopped as well before it is built and while its pages are tried, and nothing has changed then', async () => {
    const { editor, home, text, projectDir } = await open(copyContentProject({ build: MANY_PAGES_BUILD }))
    const [before, page] = [text(), await home()]
    const draft = await type(editor, SITE, setPhone('+91 44 4000 9999'))
    for (const state of ['checking', 'trying'] as const) {
      const { body: begun } = await editor.post<Publication>('/publishing', { documents: [draft] })
      await ofState(editor, state)
      expect((await editor.post(`/publishing/${begun.id}/stop`)).status).toBe(200)
      expect(await ended(editor)).toMatchObject({ state: 'stopped', error: 'Meera', version: null })
      expect([text(), await home()]).toEqual([before, page])
      expect(existsSync(join(projectDir, '.studio/journal.json'))).toBe(false)
      const { body } = await editor.get<StudioDocument>(documentPath(SITE))
      expect(body.draft).toMatchObject({ version: draft.version })
      expect(await versions(editor)).toEqual([])
    }
  })

  test.runIf(isInstalled('git'))('one whose site is live already cannot be stopped, and is finished', async () => {
    const projectDir = copySmallProject()
    const git = (...args: string[]) => expect(spawnSync('git', args, { cwd: projectDir }).status).toBe(0)
    git('init', '-q')
    writeFileSync(join(projectDir, '.gitignore'), 'node_modules\n.studio/\n/go\n')
    git('add', '-A')
    git('-c', 'user.name=Dev', '-c', 'user.email=dev@example.com', 'commit', '-qm', 'Begin')
    // The commit comes after the switch; this filter makes it wait for a file.
    writeFileSync(join(projectDir, '.git/info/attributes'), 'site.yaml filter=wait\n')
    git('config', 'filter.wait.clean', 'while [ ! -e go ]; do sleep 0.05; done; cat')
    const { editor, home, text } = await open(projectDir)
    const draft = await type(editor, SITE, setPhone('+91 44 4000 9999'))
    const { body: begun } = await editor.post<Publication>('/publishing', { documents: [draft] })
    await vi.waitFor(async () => expect(await home()).toContain('+91 44 4000 9999'), { timeout: 60_000 })
    await ofState(editor, 'switching')
    expect(await editor.post(`/publishing/${begun.id}/stop`)).toMatchObject({ status: 409, body: { code: 'late' } })
    writeFileSync(join(projectDir, 'go'), '')
    expect(await ended(editor)).toMatchObject({ state: 'done', version: 1, error: null })
    expect(text()).toContain('+91 44 4000 9999')
  })

  test('a version is brought back, which is a version of its own', async () => {
    const { editor, home, text, join: signIn } = await open()
    const before = text()
    await publish(editor, await type(editor, SITE, setPhone('+91 44 4000 2222')))
    await publish(editor, await type(editor, SITE, setPhone('+91 44 4000 3333')))
    const { body: plan } = await editor.get<{ documents: ChangedDocument[] }>('/versions/0/plan')
    expect(plan.documents).toMatchObject([{ changes: [{ before: '+91 44 4000 3333', after: PHONE }] }])
    const back = await bringBack(editor, 1)
    expect(back.status).toBe(200)
    expect(await ended(editor)).toMatchObject({ state: 'done', kind: 'restored', version: 3 })
    expect(text()).toContain('+91 44 4000 2222')
    expect(await home()).toContain('+91 44 4000 2222')
    await bringBack(editor, 0, [SITE], true)
    expect((await ended(editor)).undone, 'version 1 is not the newest one').toBeNull()
    expect(text()).toBe(before)
    expect(await versions(editor)).toMatchObject([
      { number: 4, kind: 'restored', restored: 0, undone: null, by: 'Meera', documents: [{ file: SITE }] },
      { number: 3, kind: 'restored', restored: 1, undone: null },
      { number: 2, kind: 'published', restored: null, undone: null },
      { number: 1 },
    ])
    const { body: second } = await editor.get<{ documents: ChangedDocument[] }>('/versions/2')
    expect(second.documents).toMatchObject([
      { file: SITE, changes: [{ path: 'contact.phone', before: '+91 44 4000 2222', after: '+91 44 4000 3333' }] },
    ])
    const compared = async (path: string) =>
      (await editor.get<{ documents: ChangedDocument[] }>(path)).body.documents.map(({ changes }) => changes)
    expect(await compared('/versions/2/compared?with=3'), 'any two of them').toMatchObject([
      [{ path: 'contact.phone', before: '+91 44 4000 3333', after: '+91 44 4000 2222' }],
    ])
    expect(await compared('/versions/2/compared?with=4'), 'the site now').toMatchObject([
      [{ before: '+91 44 4000 3333', after: PHONE }],
    ])
    expect(await compared('/versions/0/compared?with=4'), 'both say the same').toEqual([])
    expect((await editor.get('/versions/1/compared?with=9')).status).toBe(404)
    expect(await bringBack(editor, 0, [SITE])).toMatchObject({ status: 409, body: { code: 'unchanged' } })
    expect((await editor.get('/versions/9')).status).toBe(404)
    const owner = await signIn('owner')
    const { body: log } = await owner.get<{ entries: { action: string; target: string }[] }>('/audit')
    expect(log.entries.map(({ action, target }) => `${action} ${target}`)).toEqual(
      expect.arrayContaining([
        'published version 1: The agency: name, contact, offices',
        'version brought back version 1, as version 3: The agency: name, contact, offices',
      ]),
    )
  })

  test('of what was published together, some of it is brought back: the rest stays, versions and log name it', async () => {
    const { editor, text, join: signIn } = await open()
    const setHeading = (heading: string) => (fields: unknown) => {
      if (isRecord(fields)) fields['heading'] = heading
    }
    const headingOf = async () => (await editor.get<StudioDocument>(documentPath(ERROR))).body.values.fields
    const before = await headingOf()
    const drafts = [
      await type(editor, SITE, setPhone('+91 44 4000 5555')),
      await type(editor, ERROR, setHeading('Nothing is here')),
    ]
    await publish(editor, ...drafts)
    expect(await bringBack(editor, 0, [ERROR], true)).toMatchObject({ status: 200, body: { undone: 1 } })
    expect(await ended(editor)).toMatchObject({ state: 'done', kind: 'restored', version: 2, files: [ERROR] })
    expect(text(), 'not chosen').toContain('+91 44 4000 5555')
    expect(await headingOf()).toEqual(before)
    const [newest] = await versions(editor)
    expect(newest).toMatchObject({ number: 2, restored: 0, undone: 1, documents: [{ file: ERROR }] })
    const { body: log } = await (await signIn('owner')).get<{ entries: AuditEntry[] }>('/audit')
    expect(log.entries.find(({ action }) => action === 'version brought back')?.target).toBe(
      `the site as it was before version 1, as version 2: ${newest?.documents[0]?.title}`,
    )
    expect((await editor.post('/versions/0/restore', { files: [] })).status).toBe(400)
    expect((await editor.post('/versions/0/restore', { files: ['content/nowhere.yaml'] })).status).toBe(409)
  })

  test('drafts that were not chosen stay, and one that was typed on goes on from what was published', async () => {
    const { editor, text } = await open()
    const site = await type(editor, SITE, setPhone('+91 44 4000 2222'))
    const other = await type(editor, ERROR, (fields) => {
      ;(fields as unknown as { heading: string }).heading = 'Nothing is here'
    })
    const started = await editor.post<Publication>('/publishing', { documents: [site] })
    expect(started.status).toBe(200)
    await type(editor, SITE, (fields) => {
      fields.contact.email = 'us@ukhozi.example'
    })
    expect((await ended(editor)).state).toBe('done')
    expect(text()).toContain('+91 44 4000 2222')
    expect(text()).not.toContain('us@ukhozi.example')
    const { body } = await editor.get<StudioDocument>(documentPath(SITE))
    expect(body.draft).toMatchObject({
      changes: [{ path: 'contact.email', after: 'us@ukhozi.example' }],
      changedMeanwhile: [],
      conflicts: [],
    })
    expect((await editor.get<StudioDocument>(documentPath(ERROR))).body.draft).toMatchObject({ version: other.version })
  })

  test('what was changed in the file meanwhile stays; the same field changed twice has to be settled first', async () => {
    const { editor, text, projectDir } = await open()
    const draft = await type(editor, SITE, setPhone('+91 44 4000 2222'))
    writeFileSync(join(projectDir, SITE), text().replace('hello@', 'hi@'))
    expect((await publish(editor, draft)).state).toBe('done')
    expect(text()).toContain('hi@')
    expect(text()).toContain('+91 44 4000 2222')
    const next = await type(editor, SITE, setPhone('+91 44 4000 3333'))
    writeFileSync(join(projectDir, SITE), text().replace('+91 44 4000 2222', '+91 44 4000 5555'))
    const refused = await publish(editor, next)
    expect(refused).toMatchObject({ state: 'refused', faults: [{ file: SITE }] })
    expect(text()).toContain('+91 44 4000 5555')
  })

  test('one at a time, of what was seen, and by those who may', async () => {
    const { editor, join: signIn } = await open()
    const draft = await type(editor, SITE, setPhone('+91 44 4000 2222'))
    const old = await editor.post('/publishing', { documents: [{ ...draft, version: 7 }] })
    expect(old).toMatchObject({ status: 409, body: { code: 'conflict' } })
    const [one, two] = await Promise.all([
      editor.post<ProblemBody>('/publishing', { documents: [draft] }),
      editor.post<ProblemBody>('/publishing', { documents: [draft] }),
    ])
    expect([one.status, two.status].toSorted()).toEqual([200, 409])
    expect([one, two].find(({ status }) => status === 409)?.body.code).toBe('busy')
    expect((await ended(editor)).state).toBe('done')
    const sales = await signIn('sales')
    expect((await sales.post('/publishing', { documents: [draft] })).status).toBe(403)
    expect((await sales.get('/versions')).status).toBe(403)
  })
})
