import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Choices, ListedDocument, StudioDocument } from '#shared/studio/documents.ts'
import type { ProblemBody } from '#shared/studio/problem.ts'
import { createContentProcess, projectFault } from '../../server/studio/content-process.ts'
import { copyContentProject } from './content-project.ts'
import { temporaryDirectory } from './service.ts'
import { createStudio, describeOnBoth } from './studio.ts'

const TEAM = 'content/team.yaml'
const SITE = 'content/site.yaml'

type Fields = { contact: { phone: string; email: string }; brand: string }
const fieldsOf = (document: StudioDocument) => document.values.fields as Fields
const read = (file: string) => `/document?file=${encodeURIComponent(file)}`
/** Returns the document as a draft with another e-mail address or phone. */
const typed = (document: StudioDocument, contact: Partial<Fields['contact']>, version = 0) => {
  const fields = fieldsOf(document)
  const values = { fields: { ...fields, contact: { ...fields.contact, ...contact } } }
  return { file: document.file, values, version, began: document.version }
}

describeOnBoth((start) => {
  async function open() {
    const projectDir = copyContentProject()
    const studio = await start({ env: { PROJECT_DIR: projectDir } })
    return { ...studio, projectDir }
  }

  test('a draft is stored as it was typed, with its faults; the file stays', async () => {
    const { join: signIn, projectDir } = await open()
    const editor = await signIn('editor', 'Meera')
    const before = readFileSync(join(projectDir, SITE), 'utf8')
    const { body: document } = await editor.get<StudioDocument>(read(SITE))
    const saved = await editor.call<StudioDocument>('PUT', '/document/draft', typed(document, { phone: '044' }))
    expect(saved.status).toBe(200)
    expect(saved.body.draft).toMatchObject({
      version: 1,
      savedBy: 'Meera',
      values: { fields: { contact: { phone: '044' } } },
      faults: [{ path: 'contact.phone', message: expect.stringContaining('must be a plus sign') }],
      changes: [{ path: 'contact.phone', title: 'Contact › Phone', before: '+91 44 4000 1234', after: '044' }],
      changedMeanwhile: [],
      conflicts: [],
    })
    expect(readFileSync(join(projectDir, SITE), 'utf8')).toBe(before)
    const listed = await editor.get<{ documents: ListedDocument[] }>('/documents')
    expect(listed.body.documents.filter(({ draft }) => draft).map(({ file }) => file)).toEqual([SITE])
    const gone = await editor.call<StudioDocument>('DELETE', `/document/draft?file=${SITE}&version=1`)
    expect(gone.body).toMatchObject({ draft: null, values: document.values })
  })

  test('of two editors the second one gets a conflict, with what the first has typed', async () => {
    const { join: signIn } = await open()
    const [meera, arjun] = [await signIn('editor', 'Meera'), await signIn('owner', 'Arjun')]
    const { body: document } = await meera.get<StudioDocument>(read(SITE))
    await meera.call('PUT', '/document/draft', typed(document, { phone: '+91 44 4000 9999' }))
    const second = await arjun.call<ProblemBody>(
      'PUT',
      '/document/draft',
      typed(document, { email: 'us@ukhozi.example' }),
    )
    expect(second).toMatchObject({
      status: 409,
      body: { code: 'conflict', detail: 'Meera has changed this meanwhile.', current: { draft: { version: 1 } } },
    })
    const both = typed(document, { phone: '+91 44 4000 9999', email: 'us@ukhozi.example' }, 1)
    const third = await arjun.call<StudioDocument>('PUT', '/document/draft', both)
    expect(third.body.draft).toMatchObject({ version: 2, savedBy: 'Arjun' })
    expect(third.body.draft?.changes.map(({ path }) => path)).toEqual(['contact.email', 'contact.phone'])
    const late = await meera.call('DELETE', `/document/draft?file=${SITE}&version=1`)
    expect(late.status).toBe(409)
  })

  test('a file that changes underneath shows both sides, and the draft stays', async () => {
    const { join: signIn, projectDir } = await open()
    const editor = await signIn('editor')
    const { body: document } = await editor.get<StudioDocument>(read(SITE))
    await editor.call('PUT', '/document/draft', typed(document, { phone: '+91 44 4000 9999' }))
    const path = join(projectDir, SITE)
    const edited = readFileSync(path, 'utf8').replace('+91 44 4000 1234', '+91 44 4000 5555').replace('hello@', 'hi@')
    writeFileSync(path, edited)
    const { body } = await editor.get<StudioDocument>(read(SITE))
    expect(body.draft).toMatchObject({
      changes: [{ path: 'contact.phone', before: '+91 44 4000 1234', after: '+91 44 4000 9999' }],
      changedMeanwhile: [
        { path: 'contact.email', before: 'hello@ukhozi.example', after: 'hi@ukhozi.example' },
        { path: 'contact.phone', before: '+91 44 4000 1234', after: '+91 44 4000 5555' },
      ],
      conflicts: ['contact.phone'],
    })
    // A person who has seen both versions starts again from the current file.
    const settled = typed(body, { phone: '+91 44 4000 9999' }, 1)
    const answer = await editor.call<StudioDocument>('PUT', '/document/draft', settled)
    expect(answer.body.draft).toMatchObject({ version: 2, changedMeanwhile: [], conflicts: [] })
    expect(answer.body.draft?.changes).toMatchObject([{ before: '+91 44 4000 5555', after: '+91 44 4000 9999' }])
    // A draft based on an unknown version of the file is refused.
    const { body: team } = await editor.get<StudioDocument>(read(TEAM))
    const old = { file: TEAM, values: team.values, version: 0, began: '0'.repeat(64) }
    expect((await editor.call('PUT', '/document/draft', old)).status).toBe(409)
  })
})

describe('what a server can edit', () => {
  test('an editor finds documents by any word on the site and reads one with its form', async () => {
    const studio = await createStudio(null, { env: { PROJECT_DIR: copyContentProject() } })
    const editor = await studio.join('editor')
    const all = await editor.get<{ documents: ListedDocument[] }>('/documents')
    expect(all.status).toBe(200)
    expect(all.body.documents.map(({ file }) => file)).toContain(TEAM)
    const byFile = new Map(all.body.documents.map((each) => [each.file, each]))
    const picture = expect.stringMatching(/^team\/member-01\.[\da-f]+-\d+\.avif$/)
    expect(byFile.get(TEAM), 'what is shown in several places has no address').toMatchObject({
      path: null,
      image: picture,
      published: null,
    })
    expect(byFile.get('content/about.yaml')).toMatchObject({ path: '/about-us', image: expect.any(String) })
    expect(byFile.get('content/pictures/team.yaml')).toMatchObject({ path: null, image: picture })
    expect(byFile.get(SITE)).toMatchObject({ path: null, image: null })
    const found = await editor.get<{ documents: ListedDocument[] }>('/documents?search=Kurinji%20house')
    expect(found.body.documents).toMatchObject([
      {
        file: SITE,
        hits: [
          {
            path: 'offices[0].lines[1]',
            title: 'Chennai › Street and house',
            text: 'Kurinji House',
            isNamed: false,
          },
        ],
        places: 1,
      },
    ])
    const { body: site } = await editor.get<StudioDocument>(read(SITE))
    await editor.call('PUT', '/document/draft', typed(site, { email: 'looms@ukhozi.example' }))
    const drafted = await editor.get<{ documents: ListedDocument[] }>('/documents?search=looms%40ukhozi')
    expect(drafted.body.documents, 'typed and not published').toMatchObject([
      { file: SITE, hits: [{ path: 'contact.email', text: 'looms@ukhozi.example', isDraft: true }] },
    ])
    await editor.call('DELETE', `/document/draft?file=${SITE}&version=1`)
    const filled = await editor.get<{ documents: ListedDocument[] }>('/documents?search=strategy%20in%2030%20days')
    const words = filled.body.documents.flatMap(({ hits }) => hits.map(({ text }) => text))
    expect(words.join(), 'as visitors read it').toContain('with a strategy in 30 days and results in 90.')
    expect(words.join()).not.toContain('strategyDays')
    const named = await editor.get<{ documents: ListedDocument[] }>('/documents?search=agency%20phone')
    expect(named.body.documents.find(({ file }) => file === SITE)).toMatchObject({
      places: 2,
      hits: [
        { path: 'contact.phone', title: 'Contact › Phone', text: '+91 44 4000 1234', isNamed: true },
        { path: 'offices[1].phone', title: 'Dubai › Phone', isNamed: true },
      ],
    })
    const addresses = await editor.get<{ documents: ListedDocument[] }>('/documents?search=contact')
    const places = addresses.body.documents.flatMap(({ hits }) => hits)
    expect(
      places.map(({ text }) => text),
      'links and names of pictures are no words',
    ).not.toContain('/contact-us')
    expect(new Set(places.map(({ path, text }) => `${path} ${text}`)).size, 'each place once').toBe(places.length)
    const { body } = await editor.get<StudioDocument>(read(SITE))
    expect(body).toMatchObject({ title: 'The agency: name, contact, offices', faults: [], draft: null })
    expect(body.form.kind === 'group' && body.form.fields[0]).toMatchObject({
      name: 'brand',
      field: { title: 'Name of the agency' },
    })
  })

  test('fields that refer to something are given what there is, by name', async () => {
    const studio = await createStudio(null, { env: { PROJECT_DIR: copyContentProject() } })
    const editor = await studio.join('editor')
    const { body } = await editor.get<Choices>('/document/choices')
    expect(body.person).toContainEqual({ value: '1', title: 'Aravind Raghunathan' })
    expect(body.page).toContainEqual({ value: '/contact-us', title: 'Contact page', group: 'Pages' })
    expect(body.case).toContainEqual({ value: 'horlicks', title: 'Horlicks' })
    const picture = body.picture.find(({ value }) => value === 'team/member-01')
    expect(picture).toMatchObject({
      title: expect.stringContaining('portrait'),
      image: expect.stringMatching(/\.avif$/),
      width: expect.any(Number),
      height: expect.any(Number),
    })
    expect(body.logo).toContainEqual({ value: 'ycb-academy', title: 'YCB Academy' })
    const sales = await studio.join('sales')
    expect((await sales.get('/document/choices')).status).toBe(403)
  })

  test('sales may not read documents, and no path leads out of content', async () => {
    const studio = await createStudio(null, { env: { PROJECT_DIR: copyContentProject() } })
    const sales = await studio.join('sales')
    expect((await sales.get('/documents')).status).toBe(403)
    const editor = await studio.join('editor')
    for (const file of [
      'package.json',
      'content/../package.json',
      '/etc/passwd',
      'content/pictures',
      'content/new.yaml',
    ]) {
      expect((await editor.get(read(file))).status, file).toBe(404)
    }
    writeFileSync(join(studio.settings.projectDir, 'content/error.yaml'), 'picture: [banners\n')
    expect(await editor.get(read('content/error.yaml'))).toMatchObject({ status: 422, body: { code: 'broken' } })
  })

  test('without a project nothing can be edited', async () => {
    const studio = await createStudio()
    const editor = await studio.join('editor')
    expect(await editor.get('/editing')).toMatchObject({ status: 200, body: { isOn: false } })
    expect(await editor.get('/documents')).toMatchObject({ status: 404, body: { code: 'off' } })
  })

  test('a folder that cannot be edited is named with the reason', () => {
    const folder = temporaryDirectory()
    expect(projectFault(folder)).toContain('is not the folder of this project')
    expect(projectFault(process.cwd())).toBeNull()
  })

  test('when the process that checks ends, the next order starts another', async () => {
    const content = createContentProcess(copyContentProject())
    onTestFinished(() => content.stop())
    expect(await content.list('', [])).not.toEqual([])
    const lost = content.list('', [])
    content.stop()
    await expect(lost).rejects.toThrow('ended early')
    expect(await content.list('', [])).not.toEqual([])
  })
})
