import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { AuditEntry } from '#shared/studio/accounts.ts'
import type { Choices, ListedDocument, PageReference, StudioDocument, TakenOut } from '#shared/studio/documents.ts'
import { COLLECTIONS } from '#shared/studio/collections.ts'
import type { ProblemBody } from '#shared/studio/problem.ts'
import type { ChangedDocument, PlannedDocument, PublishTime } from '#shared/studio/publish.ts'
import { getIn, isRecord, parsePath } from '#shared/values.ts'
import { createPublishedSite } from '../../server/http/live-site.ts'
import { createContentProcess } from '../../server/studio/content-process.ts'
import { createPublisher } from '../../server/studio/publishing/publisher.ts'
import { createSchedule } from '../../server/studio/publishing/schedule.ts'
import { CHECKED_BUILD, copyContentProject, copySmallProject } from './content-project.ts'
import { bringBack, documentPath, ended, publish, setPhone, SITE, type } from './publishing.ts'
import { createStudio, describeOnBoth } from './studio.ts'
import type { Browser } from './studio.ts'

const SIX = 'content/articles/six-pillars-of-digital-marketing.mdx'
const TRENDS = 'content/articles/top-digital-marketing-trends-for-2025-business-in-dubai-must-follow.mdx'
const PPC = 'content/services/pay-per-click.yaml'
const NEW = 'content/articles/how-to-brief-us.mdx'

const read = async (browser: Browser, file: string) => (await browser.get<StudioDocument>(documentPath(file))).body
const create = (browser: Browser, collection: string, slug: string, title: string, from?: string) =>
  browser.post<{ file: string }>('/documents', { collection, slug, title, ...(from && { from }) })
const references = async (browser: Browser, file: string) =>
  (await browser.get<{ references: PageReference[] }>(`/document/references?file=${encodeURIComponent(file)}`)).body
    .references
const remove = (browser: Browser, { file, draft, version: began }: StudioDocument) =>
  browser.call<StudioDocument>('PUT', '/document/removal', { file, version: draft?.version ?? 0, began })

/**
 * Restores all files of a version. Retries, because a publication is reported as done a moment before the next one may
 * begin.
 */
async function bringAllBack(browser: Browser, version: number) {
  const begin = async () => expect((await bringBack(browser, version)).status).toBe(200)
  await vi.waitFor(begin, { timeout: 20_000, interval: 100 })
  expect((await ended(browser)).state).toBe('done')
}

/** Changes the fields of any document. */
const change =
  (edit: (fields: Record<string, unknown>) => void): Parameters<typeof type>[2] =>
  (fields) => {
    if (isRecord(fields)) edit(fields)
  }

/** Removes all references to a page one by one, from the last on. */
async function unlink(browser: Browser, file: string) {
  for (const reference of (await references(browser, file)).toReversed()) {
    const keys = [...reference.path.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, at, name]) => at ?? name ?? '')
    const list = keys.findLastIndex((key) => /^\d+$/.test(key))
    await type(
      browser,
      reference.file,
      change((fields) => {
        const end = list < 0 ? keys.length - 1 : list
        let inside: unknown = fields
        for (const key of keys.slice(0, end))
          inside = isRecord(inside) || Array.isArray(inside) ? Reflect.get(inside, key) : inside
        if (Array.isArray(inside)) inside.splice(Number(keys[end]), 1)
        else if (isRecord(inside)) delete inside[keys[end] ?? '']
      }),
    )
  }
}

async function openProject(
  start: Parameters<Parameters<typeof describeOnBoth>[0]>[0],
  projectDir = copySmallProject(),
) {
  const studio = await start({ env: { PROJECT_DIR: projectDir } })
  const path = (file: string) => join(projectDir, file)
  const text = (file: string) => readFileSync(path(file), 'utf8')
  return { ...studio, projectDir, path, text, editor: await studio.join('editor', 'Meera') }
}

describeOnBoth((start) => {
  const open = (projectDir?: string) => openProject(start, projectDir)

  test('a new article is a hidden draft in the list, is published as a file, and goes when the version before is back', async () => {
    const { editor, path, text, join: signIn } = await open()
    expect((await create(editor, 'articles', 'how-to-brief-us', 'How to brief us')).body).toEqual({ file: NEW })
    const { body: log } = await (await signIn('owner')).get<{ entries: AuditEntry[] }>('/audit')
    expect(
      log.entries.filter(({ who }) => who === 'Meera').map(({ action, target }) => `${action} ${target}`),
      'as it was called then',
    ).toContain(`page made ${NEW}: How to brief us`)
    const begun = await read(editor, NEW)
    expect(begun).toMatchObject({
      isNew: true,
      title: 'How to brief us',
      hidden: 'a draft',
      page: { path: '/blogs/how-to-brief-us' },
    })
    expect(begun.draft?.faults.map(({ path: at }) => at)).toEqual(expect.arrayContaining(['standfirst', 'picture']))
    const { body: list } = await editor.get<{ documents: ListedDocument[] }>('/documents?search=how+to+brief+us')
    const listed = list.documents.find(({ file }) => file === NEW)
    expect(listed).toMatchObject({ isNew: true, hidden: 'a draft', draft: { isRemoval: false } })
    expect(existsSync(path(NEW))).toBe(false)

    const draft = await type(
      editor,
      NEW,
      change((fields) => Object.assign(fields, { standfirst: 'Short: and # sweet' })),
      () => 'Hello.\n',
    )
    const { body: plan } = await editor.get<{ documents: PlannedDocument[] }>('/publishing/plan')
    expect(plan.documents).toMatchObject([{ file: NEW, kind: 'new', hidden: 'a draft' }])
    expect(await publish(editor, draft)).toMatchObject({ state: 'done', version: 1 })
    expect(text(NEW)).toMatch(/^---\n[\s\S]*standfirst: "Short: and # sweet"\n[\s\S]*draft: true\n---\nHello\.\n$/)
    expect(await read(editor, NEW)).toMatchObject({ isNew: false, draft: null })

    const { body: back } = await editor.get<{ documents: ChangedDocument[] }>('/versions/0/plan')
    expect(back.documents, 'and that no visitor has seen it').toMatchObject([
      {
        file: NEW,
        kind: 'removed',
        changes: [
          { before: 'How to brief us', after: null },
          { before: 'Hidden from visitors', after: null },
        ],
      },
    ])
    await bringAllBack(editor, 0)
    expect(existsSync(path(NEW))).toBe(false)
    await bringAllBack(editor, 1)
    expect(text(NEW)).toContain('Hello.')
  })

  test('every kind begins from its template or from a copy, with what must differ left to be written', async () => {
    const { editor } = await open()
    for (const collection of COLLECTIONS) {
      const { body, status } = await create(editor, collection, 'a-new-one', 'A new one')
      expect(status, collection).toBe(200)
      const { draft, form, title } = await read(editor, body.file)
      expect(title).toBe('A new one')
      expect(form.kind).toBe('group')
      expect(draft?.faults.length, collection).toBeGreaterThan(0)
      expect(
        draft?.faults.map(({ message }) => message).filter((message) => /not recognized|unknown/i.test(message)),
      ).toEqual([])
    }
    const { body: list } = await editor.get<{ documents: ListedDocument[] }>('/documents')
    expect(
      list.documents.flatMap(({ draft }) => (draft ? [draft.left.toMend] : [])),
      'nothing in them is wrong',
    ).toEqual(COLLECTIONS.map(() => 0))
    const { body } = await create(editor, 'services', 'copied', 'Copied', PPC)
    const copy = await read(editor, body.file)
    expect(copy.draft?.values.fields).toMatchObject({
      name: 'Copied',
      draft: true,
      search: { title: '', description: '' },
    })
    expect(new Set(copy.draft?.faults.map(({ path }) => path))).toEqual(new Set(['search.description', 'search.title']))
    expect((await create(editor, 'articles', 'x', 'X', PPC)).status).toBe(400)
  })

  test('an address is refused that is none, that climbs, or that another page has, had or is about to have', async () => {
    const { editor, join: signIn } = await open()
    for (const slug of ['../../server/x', '..', 'a/b', 'Große', 'with space', '-x', 'x--y', '', 'x\0', '%2e%2e']) {
      expect(await create(editor, 'articles', slug, 'X'), slug).toMatchObject({
        status: 400,
        body: { code: 'invalid' },
      })
    }
    expect((await create(editor, 'pictures', 'x', 'X')).status).toBe(400)
    expect((await create(editor, 'services', 'pay-per-click', 'X')).body).toMatchObject({ code: 'taken' })
    expect((await create(editor, 'services', 'fresh', 'X')).status).toBe(200)
    expect((await create(editor, 'services', 'fresh', 'Y')).body).toMatchObject({ code: 'taken' })
    await publish(
      editor,
      await type(
        editor,
        SIX,
        change((fields) => Object.assign(fields, { formerly: ['old-pillars'] })),
      ),
    )
    expect((await create(editor, 'articles', 'old-pillars', 'X')).body).toMatchObject({ code: 'taken' })
    const sales = await signIn('sales')
    expect((await create(sales, 'articles', 'mine', 'X')).status).toBe(403)
  })

  test('a page is removed only when nothing names it any more, and is brought back as it was', async () => {
    const { editor, path, text } = await open()
    const before = text(SIX)
    const named = await references(editor, SIX)
    expect(named.length).toBeGreaterThan(0)
    expect(named).toContainEqual(
      expect.objectContaining({
        field: expect.stringContaining('Related articles'),
        text: 'six-pillars-of-digital-marketing',
      }),
    )
    const refused = await remove(editor, await read(editor, SIX))
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'linked', detail: expect.stringContaining('still name') },
    })

    await unlink(editor, SIX)
    expect(await references(editor, SIX)).toEqual([])
    const removed = await remove(editor, await read(editor, SIX))
    expect(removed).toMatchObject({ status: 200, body: { draft: null, removal: { version: 1, savedBy: 'Meera' } } })
    const kept = await editor.call<StudioDocument>('DELETE', `/document/draft?file=${SIX}&version=1`)
    expect(kept.body.removal).toBeNull()
    const { body } = await remove(editor, await read(editor, SIX))
    const { body: plan } = await editor.get<{ documents: PlannedDocument[] }>('/publishing/plan')
    expect(plan.documents).toContainEqual(expect.objectContaining({ file: SIX, kind: 'removed', faults: [] }))
    const drafts = plan.documents.map(({ file, version }) => ({ file, version }))
    expect(await publish(editor, ...drafts)).toMatchObject({ state: 'done', version: 1 })
    expect(existsSync(path(SIX))).toBe(false)
    expect((await editor.get(documentPath(SIX))).status).toBe(404)
    expect(body.removal?.version).toBe(1)

    await bringAllBack(editor, 0)
    expect(text(SIX)).toBe(before)
  })

  test(
    'a page gets another address: the old one leads there, and what named it names the new one',
    {
      timeout: 120_000,
    },
    async () => {
      const { editor, path, text } = await open()
      const rename = ({ file, draft, version: began }: StudioDocument, slug: string) =>
        editor.post<{ file: string }>('/document/address', { file, version: draft?.version ?? 0, began, slug })
      const named = await references(editor, PPC)
      expect(await rename(await read(editor, PPC), '../x')).toMatchObject({ status: 400 })
      expect(await rename(await read(editor, PPC), 'lead-generation')).toMatchObject({
        status: 409,
        body: { code: 'taken' },
      })
      const renamed = 'content/services/paid-search.yaml'
      expect(await rename(await read(editor, PPC), 'paid-search')).toMatchObject({
        status: 200,
        body: { file: renamed },
      })
      expect(await references(editor, PPC)).toEqual([])
      const { body: plan } = await editor.get<{ documents: PlannedDocument[] }>('/publishing/plan')
      const kinds = Object.fromEntries(plan.documents.map(({ file, kind, faults }) => [file, [kind, faults.length]]))
      expect(kinds[PPC]).toEqual(['removed', 0])
      expect(kinds[renamed]).toEqual(['new', 0])
      expect(
        plan.documents.flatMap(({ faults }) => faults),
        'each knows of the new address',
      ).toEqual([])
      const own = ['content/endings.yaml', 'content/proof.yaml']
      expect(new Set(Object.keys(kinds))).toEqual(new Set([PPC, renamed, ...own, ...named.map(({ file }) => file)]))
      const drafts = plan.documents.map(({ file, version }) => ({ file, version }))
      expect(await publish(editor, ...drafts)).toMatchObject({ state: 'done', faults: [] })
      expect(existsSync(path(PPC))).toBe(false)
      expect(text(renamed)).toContain('formerly:\n  - pay-per-click\n')
      expect(text('content/endings.yaml')).toMatch(/^agency\/paid-search:$/m)
      expect((await references(editor, renamed)).length).toBe(named.length)

      expect(await rename(await read(editor, renamed), 'pay-per-click')).toMatchObject({
        status: 200,
        body: { file: PPC },
      })
      expect((await read(editor, PPC)).draft?.values.fields).toMatchObject({ formerly: ['paid-search'] })
    },
  )

  test('a page whose new address is thrown away stays where it was, and so does what names it', async () => {
    const { editor } = await open()
    await type(
      editor,
      'content/endings.yaml',
      change((fields) => Object.assign(fields['default'] ?? {}, { heading: 'Shall we begin?' })),
    )
    const { version: began } = await read(editor, PPC)
    const body = { file: PPC, version: 0, began, slug: 'paid-search' }
    expect(await editor.post('/document/address', body)).toMatchObject({ status: 200 })
    const renamed = 'content/services/paid-search.yaml'
    expect(await editor.call('DELETE', `/document/draft?file=${renamed}&version=1`)).toMatchObject({ status: 200 })
    const { body: plan } = await editor.get<{ documents: PlannedDocument[] }>('/publishing/plan')
    expect(plan.documents, 'only what somebody had typed').toMatchObject([
      { file: 'content/endings.yaml', changes: [{ path: 'default.heading', after: 'Shall we begin?' }] },
    ])
    expect(await read(editor, PPC)).toMatchObject({ removal: null, draft: null })
  })

  test('what is said of a page under its own name is no link to it', async () => {
    const { editor } = await open()
    const named = await references(editor, PPC)
    expect(named.filter(({ file }) => /endings|proof/.test(file))).toEqual([])
  })

  test('what drafts add and remove can and cannot be named by others at once', async () => {
    const { editor } = await open()
    const { body } = await create(editor, 'services', 'brand-films', 'Brand films', PPC)
    const link = { label: 'Films', to: '/agency/brand-films' }
    const name = change((fields) => Object.assign(fields, { call: { ...link } }))
    await type(editor, 'content/about.yaml', name)
    const faults = async () => (await read(editor, 'content/about.yaml')).draft?.faults ?? []
    expect(await faults()).toMatchObject([{ path: 'call.to', message: expect.stringContaining('a draft') }])
    const shown = { value: '/agency/brand-films', title: 'Brand films', group: 'Services' }
    const pages = async () => (await editor.get<Choices>('/document/choices')).body.page
    expect(await pages(), 'where it is chosen it has its name').toContainEqual({ ...shown, isHidden: true })
    await type(
      editor,
      body.file,
      change((fields) => Reflect.deleteProperty(fields, 'draft')),
    )
    expect(await faults()).toEqual([])
    expect(await pages()).toContainEqual(shown)
  })

  test('links in the text of an article, and in drafts, are found with their field', async () => {
    const { editor } = await open()
    await type(
      editor,
      TRENDS,
      () => undefined,
      (body) => `${body}\nSee [this](/agency/pay-per-click#how), not /agency/pay-per-click-two.\n`,
    )
    const found = (await references(editor, PPC)).filter(({ file }) => file === TRENDS)
    expect(found).toContainEqual(expect.objectContaining({ path: 'body', text: expect.stringMatching(/^See/) }))
    expect(await references(editor, SITE)).toEqual([])
  })

  test('a page that others lead to is stopped before it is hidden or scheduled, by their names; lists leave it out', async () => {
    const { editor } = await open()
    const planned = async (file: string) =>
      (await editor.get<{ documents: PlannedDocument[] }>('/publishing/plan')).body.documents.find(
        (each) => each.file === file,
      )
    const links = (await references(editor, PPC)).filter(({ isLink }) => isLink)
    expect(links.length).toBeGreaterThan(0)
    for (const values of [{ draft: true }, { publishOn: '2999-01-01' }]) {
      await type(
        editor,
        PPC,
        change((fields) => Object.assign(fields, { draft: undefined, publishOn: undefined }, values)),
      )
      const faults = (await planned(PPC))?.faults.filter(({ path }) => path === 'draft')
      expect(faults).toMatchObject([{ message: expect.stringContaining('other pages lead to it') }])
      for (const { title } of links) expect(faults?.[0]?.message).toContain(title)
    }
    await unlink(editor, PPC)
    expect((await planned(PPC))?.faults.filter(({ path }) => path === 'draft')).toEqual([])

    expect((await references(editor, SIX)).every(({ isLink }) => !isLink)).toBe(true)
    await type(
      editor,
      SIX,
      change((fields) => Object.assign(fields, { draft: true })),
    )
    expect((await planned(SIX))?.faults).toEqual([])
  })

  test('a link that only a draft has stops no page from being hidden, and that draft once the page is', async () => {
    const { editor } = await open()
    const about = 'content/about.yaml'
    const link = { label: 'Six pillars', to: '/blogs/six-pillars-of-digital-marketing' }
    await type(
      editor,
      about,
      change((fields) => Object.assign(fields, { call: link })),
    )
    const found = (await references(editor, SIX)).filter(({ file }) => file === about)
    expect(found).toMatchObject([{ path: 'call.to', isLink: true, isPublished: false }])
    const hidden = await type(
      editor,
      SIX,
      change((fields) => Object.assign(fields, { draft: true })),
    )
    const { body: plan } = await editor.get<{ documents: PlannedDocument[] }>('/publishing/plan')
    expect(plan.documents.find(({ file }) => file === SIX)?.faults).toEqual([])
    expect(await publish(editor, hidden)).toMatchObject({ state: 'done' })
    const { body: known } = await editor.get<{ times: PublishTime[] }>('/publishing')
    expect(known.times, 'to hide a page is measured apart from words').toMatchObject([{ isOfPages: true }])
    expect((await read(editor, about)).draft?.faults).toMatchObject([{ path: 'call.to' }])
  })

  test('a page is hidden together with the drafts that lead to it no more, and these links come back with it', async () => {
    const { editor, text } = await open()
    const links = (await references(editor, PPC)).filter(({ isLink, canTakeOut }) => isLink && canTakeOut)
    const files = [...new Set(links.map(({ file }) => file))]
    expect(files.length).toBeGreaterThan(0)
    const before = files.map(text)
    const hide = (isHidden: boolean) =>
      change((fields) => (isHidden ? Object.assign(fields, { draft: true }) : Reflect.deleteProperty(fields, 'draft')))
    const takenOut = async () =>
      (await editor.get<{ links: TakenOut[] }>(`/document/taken-out?file=${encodeURIComponent(PPC)}`)).body.links
    const plan = async () => (await editor.get<{ documents: PlannedDocument[] }>('/publishing/plan')).body.documents
    await type(editor, PPC, hide(true))
    expect((await plan()).find(({ file }) => file === PPC)?.faults).toMatchObject([{ path: 'draft' }])
    await unlink(editor, PPC)
    const hidden = (await plan()).find(({ file }) => file === PPC)
    expect(hidden).toMatchObject({ faults: [], needs: expect.arrayContaining(files) })

    expect((await takenOut()).map(({ isInDraft }) => isInDraft)).toEqual(links.map(() => true))

    // One document is not ready, so the page waits for it and says so.
    const [first = ''] = files
    const title = (await read(editor, first)).values.fields
    const name = isRecord(title) && 'brand' in title ? 'brand' : 'title'
    await type(
      editor,
      first,
      change((fields) => Object.assign(fields, { [name]: '' })),
    )
    const waiting = (await plan()).find(({ file }) => file === PPC)
    const message = expect.stringContaining('where the link to it was taken out')
    expect(waiting?.faults, 'leads to what is to be finished').toMatchObject([{ file: first, path: name, message }])
    await type(
      editor,
      first,
      change((fields) => Object.assign(fields, { [name]: isRecord(title) ? title[name] : '' })),
    )
    const drafts = (await plan()).map(({ file, version }) => ({ file, version }))
    expect(await publish(editor, ...drafts)).toMatchObject({ state: 'done', faults: [] })

    await type(editor, PPC, hide(false))
    const back = await takenOut()
    expect(back.some(({ isInDraft }) => isInDraft)).toBe(false)
    expect(back.map(({ file }) => file).toSorted()).toEqual(links.map(({ file }) => file).toSorted())
    const needed = back.filter(({ isNeeded }) => isNeeded)
    expect(needed.length, 'case studies that the page shows').toBeGreaterThan(0)
    expect((await plan()).find(({ file }) => file === PPC)?.faults).toEqual([
      { path: 'draft', title: '', message: expect.stringMatching(/^It shows the case .*put th.* back first\.$/) },
    ])
    expect(
      (await plan()).find(({ file }) => file === PPC),
      'so many are put back from there',
    ).toMatchObject({
      linksOut: back.length,
    })
    for (const { title } of needed)
      expect((await plan()).find(({ file }) => file === PPC)?.faults[0]?.message).toContain(title)
    for (const { file, path, at, entry } of back) {
      await type(
        editor,
        file,
        change((fields) => {
          const list = getIn(fields, parsePath(path))
          if (Array.isArray(list)) list.splice(at, 0, entry)
        }),
      )
    }
    expect(await takenOut()).toEqual([])
    const all = await plan()
    expect(
      all.flatMap(({ faults }) => faults),
      'each may lead to it again',
    ).toEqual([])
    expect(all.find(({ file }) => file === first)?.needs).toContain(PPC)
    const shown = all.find(({ file }) => file === PPC)
    const named = needed.map(({ file }) => file)
    expect(shown?.linksOut).toBe(0)
    const [study = ''] = named
    const brand = (value: unknown) => change((fields) => Object.assign(fields, { brand: value }))
    const { fields: studied } = (await read(editor, study)).values
    await type(editor, study, brand(''))
    expect((await plan()).find(({ file }) => file === PPC)?.faults, 'it waits for a case study that it shows').toEqual([
      expect.objectContaining({ file: study, path: 'brand', message: expect.stringContaining('comes back together') }),
    ])
    await type(editor, study, brand(isRecord(studied) ? studied['brand'] : ''))
    expect(shown?.canWait.toSorted(), 'it is shown without the others').toEqual(
      files.filter((file) => !named.includes(file)).toSorted(),
    )
    expect(shown?.needs, 'whoever publishes the page publishes the links').toEqual(expect.arrayContaining(files))
    const last = (await plan()).map(({ file, version }) => ({ file, version }))
    expect(await publish(editor, ...last)).toMatchObject({ state: 'done' })
    expect(files.map(text)).toEqual(before)
  })

  test('what a colleague typed after somebody decided to remove a page is not thrown away', async () => {
    const { editor, join: signIn } = await open()
    const arun = await signIn('editor', 'Arun')
    await unlink(editor, SIX)
    const seen = await read(arun, SIX)
    await remove(editor, await read(editor, SIX))
    const typed = { file: SIX, values: { ...seen.values, body: 'Mine.\n' }, version: 0, began: seen.version }
    const late = await arun.call<ProblemBody>('PUT', '/document/draft', typed)
    expect(late).toMatchObject({ status: 409, body: { detail: 'Meera has decided to remove this meanwhile.' } })
    const { body } = await editor.get<{ documents: ListedDocument[] }>('/documents')
    expect(body.documents.find(({ file }) => file === SIX)?.draft).toMatchObject({ isRemoval: true })
  })

  test('a new page that nobody wants is thrown away, and its address is free again', async () => {
    const { editor } = await open()
    await create(editor, 'cases', 'a-case', 'A case')
    const file = 'content/cases/a-case.yaml'
    const { draft } = await read(editor, file)
    const paths = draft?.faults.map(({ path }) => path) ?? []
    expect(new Set(paths).size, 'what is empty is said once').toBe(paths.length)
    const version = draft?.version
    const gone = await editor.call('DELETE', `/document/draft?file=${file}&version=${version}`)
    expect(gone).toMatchObject({ status: 200, body: null })
    expect((await editor.get(documentPath(file))).status).toBe(404)
    expect((await create(editor, 'cases', 'a-case', 'A case')).status).toBe(200)
  })

  test('each step is a commit of its own, a file that was made and one that was removed included', async () => {
    const { editor, projectDir } = await open()
    const git = (...args: string[]) => execFileSync('git', args, { cwd: projectDir, encoding: 'utf8' })
    git('init', '--quiet')
    git('add', 'content')
    git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '--quiet', '-m', 'Begin')
    await create(editor, 'articles', 'how-to-brief-us', 'How to brief us')
    await publish(editor, { file: NEW, version: 1 })
    expect(git('show', '--name-status', '--format=%an %s', 'HEAD')).toContain(
      `Meera Publish: How to brief us\n\nA\t${NEW}`,
    )
    await remove(editor, await read(editor, NEW))
    const site = await type(editor, SITE, setPhone('+91 44 4000 9999'))
    await publish(editor, { file: NEW, version: 1 }, site)
    expect(git('show', '--name-status', '--format=%s', 'HEAD')).toContain(`D\t${NEW}`)
    expect(git('status', '--porcelain', 'content')).toBe('')
  })
})

test('without the drafts that take its links out, the whole check refuses to remove a page, and says where they are', async () => {
  const { editor, path } = await openProject((options) => createStudio(null, options), copyContentProject())
  await unlink(editor, PPC)
  await remove(editor, await read(editor, PPC))
  const refused = await publish(editor, { file: PPC, version: 1 })
  expect(refused.state).toBe('refused')
  expect(refused.faults).toContainEqual(
    expect.objectContaining({ file: 'content/cases/ycb-academy.yaml', path: expect.stringContaining('services') }),
  )
  expect(existsSync(path(PPC))).toBe(true)
})

test('a page that was away until its day comes back on it with its links, without which it would be refused', async () => {
  const { editor, path, text, projectDir, settings, database, clock } = await openProject(
    (options) => createStudio(null, options),
    copyContentProject({ build: CHECKED_BUILD }),
  )
  const links = (await references(editor, PPC)).filter(({ isLink }) => isLink)
  const files = [...new Set(links.map(({ file }) => file))]
  const before = files.map(text)
  const [day, tomorrow] = [0, 1].map((days) =>
    new Date(Date.now() + days * 24 * 3_600_000).toLocaleDateString('sv-SE', { timeZone: 'Asia/Kolkata' }),
  )
  await unlink(editor, PPC)
  await type(
    editor,
    PPC,
    change((fields) => Object.assign(fields, { publishOn: tomorrow })),
  )
  const { documents } = (await editor.get<{ documents: PlannedDocument[] }>('/publishing/plan')).body
  expect(await publish(editor, ...documents.map(({ file, version }) => ({ file, version })))).toMatchObject({
    state: 'done',
    faults: [],
  })
  expect(files.map(text)).not.toEqual(before)

  // Its day has come, and the site was built before.
  writeFileSync(path(PPC), text(PPC).replace(`publishOn: ${tomorrow}`, `publishOn: ${day}`))
  const content = createContentProcess(projectDir)
  onTestFinished(() => content.stop())
  const site = await createPublishedSite(settings)
  const built = new Date(Date.now() - 3 * 24 * 3_600_000)
  utimesSync(join(site.current().siteDir, 'index.html'), built, built)
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const now = () => clock.now
  const publisher = createPublisher({ settings, database, now, content, site, log })
  await createSchedule({ content, site, publisher, now, log }).check()
  expect((await editor.get('/publishing')).body).toMatchObject({
    publication: { kind: 'scheduled', state: 'done', faults: [], files: [...files, PPC].toSorted(), version: 2 },
  })
  expect(files.map(text)).toEqual(before)
})
