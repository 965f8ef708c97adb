import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { StudioDocument } from '#shared/studio/documents.ts'
import type { PreviewFault, PreviewPages, PreviewText } from '#shared/studio/preview.ts'
import { contentFiles } from '../../build/content/load.ts'
import { createPreviewProcess } from '../../server/studio/preview-process.ts'
import { copyContentProject } from './content-project.ts'
import { preparePreviewBundle } from './preview-bundle.ts'
import { createBrowser, createStudio } from './studio.ts'
import { copyPictureProject, finish, send } from './uploads.ts'

const ABOUT = 'content/about.yaml'
const SITE = 'content/site.yaml'
const TEAM = 'content/team.yaml'
const CLIENTS = 'content/clients.yaml'
const ARTICLE = 'content/articles/six-pillars-of-digital-marketing.mdx'

const bundle = preparePreviewBundle()

async function open(projectDir = copyContentProject()) {
  const studio = await createStudio(null, {
    env: { PROJECT_DIR: projectDir },
    site: bundle.copyTo,
  })
  type Person = Awaited<ReturnType<typeof studio.join>>
  const read = async (person: Person, file: string) =>
    (await person.get<StudioDocument>(`/document?file=${encodeURIComponent(file)}`)).body
  /** Returns the document that a browser would read. */
  async function show(person: Pick<Person, 'cookies'>, path: string, edited: unknown = null) {
    const answer = await studio.app.inject({
      method: 'POST',
      url: '/studio/api/preview/page',
      headers: {
        host: 'localhost',
        origin: 'http://localhost',
        'sec-fetch-site': 'same-origin',
        cookie: [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      payload: { path, edited },
    })
    const meta = (name: string) =>
      new RegExp(`<meta name="${name}" content="([^"]*)"`)
        .exec(answer.body)?.[1]
        ?.replaceAll('&quot;', '"')
        .replaceAll('&lt;', '<')
        .replaceAll('&amp;', '&')
    const faults: PreviewFault[] = JSON.parse(meta('faults') ?? '[]')
    return { ...answer, meta, faults }
  }
  return { ...studio, projectDir, read, show }
}

/** Returns the document with one text replaced by another. */
const typed = ({ file, values }: StudioDocument, from: string, to: string) => {
  const text = JSON.stringify(values)
  expect(text).toContain(from)
  return { file, values: JSON.parse(text.replaceAll(from, to)) }
}

describe('the preview of a page', () => {
  test('shows what is being typed before it is saved, with the drafts of others, and nothing of it on the site', async () => {
    const { join: signIn, read, show, app } = await open()
    const [editor, owner] = [await signIn('editor', 'Meera'), await signIn('owner', 'Arjun')]
    const site = await read(owner, SITE)
    const saved = typed(site, '+91 44 4000 1234', '+91 44 4000 9999')
    await owner.call('PUT', '/document/draft', { ...saved, version: 0, began: site.version })
    const about = await read(editor, ABOUT)
    const page = await show(editor, '/about-us', typed(about, 'We exist so that good', 'We are here so that good'))
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('We are here so that good')
    expect(page.body, 'a draft of somebody else').toContain('4000 9999')
    expect(page.body).not.toContain('<script')
    expect(page.meta('address')).toBe('https://www.ukhozi.example/about-us/')
    expect(page.meta('share-title')).toBe('Our culture, values and the team')
    expect((await read(editor, ABOUT)).draft, 'nothing is kept').toBeNull()
    const again = await show(editor, '/about-us')
    expect(again.body, 'what was typed is forgotten').toContain('We exist so that good')
    const live = await app.inject('/about-us/')
    expect(live.body).not.toContain('4000 9999')
    expect(live.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect((await show(editor, '/no-such-page')).statusCode).toBe(404)
  })

  test('shows what no build has yet: a page that was begun, and a picture that was uploaded', async () => {
    const { join: signIn, read, show } = await open(copyPictureProject())
    const editor = await signIn('editor')
    const [slug, title] = ['how-to-brief-us', 'How to brief us']
    const made = await editor.post<{ file: string }>('/documents', {
      collection: 'articles',
      slug,
      title,
      from: ARTICLE,
    })
    const begun = await read(editor, made.body.file)
    const page = await show(editor, `/blogs/${slug}`)
    expect(page.faults.map(({ file, path }) => [file, path])).toContainEqual([made.body.file, 'description'])
    const left = begun.draft?.faults.map(({ path }) => path) ?? []
    expect(page.faults.map(({ path }) => path).toSorted(), 'as many as the document counts').toEqual(left.toSorted())
    expect(page.body, 'with placeholders for what is still to write').toContain(title)
    const values = begun.draft?.values
    const words = { title: 'How to brief an agency in an hour', description: 'x'.repeat(100) }
    const fields = Object.assign({}, values?.fields, words)
    const preview = await show(editor, `/blogs/${slug}`, { file: made.body.file, values: { ...values, fields } })
    expect(preview.faults).toEqual([])
    expect(preview.body).toContain('brief an agency in an hour')

    const photo = await sharp({ create: { width: 1200, height: 1500, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer()
    const { body: read1 } = await send(editor, photo)
    const { body: done } = await finish(editor, read1.id)
    const about = await read(editor, ABOUT)
    const shown = await show(editor, '/about-us', typed(about, 'about/three', String(done.value)))
    expect(shown.faults).toEqual([])
    const [url = ''] = /\/studio\/api\/uploaded\/[^" ]+\.avif/.exec(shown.body) ?? []
    expect((await editor.get(url.replace('/studio/api', ''))).status).toBe(200)
    expect(shown.body).not.toContain('"/pictures/uploads/')
  })

  test('shows logos that were uploaded and are in no build yet, outlines and traced ones', async () => {
    const { join: signIn, read, show } = await open(copyPictureProject())
    const editor = await signIn('editor')
    const outline = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"><path d="M9 9h280v80H9z"/></svg>',
    )
    const clear = { r: 0, g: 0, b: 0, alpha: 0 }
    const pixels = await sharp({ create: { width: 480, height: 200, channels: 4, background: clear } })
      .composite([{ input: outline }])
      .png()
      .toBuffer()
    const clients = await read(editor, CLIENTS)
    for (const bytes of [outline, pixels]) {
      const { body: sent } = await send(editor, bytes, 'logo')
      const { body: done } = await finish(editor, sent.id, { name: 'Kaveri Foods' })
      const shown = await show(editor, '/', typed(clients, 'horlicks', String(done.value)))
      expect(shown.faults).toEqual([])
      expect(shown.body, 'in a frame without scripts').not.toContain('<noscript')
      expect(shown.body).toContain('"/logos.svg#marina-mills"')
      expect(shown.body).toContain(`"/studio/api/uploaded/${done.value}.logo.svg#logo"`)
      const logo = await editor.get(`/uploaded/${done.value}.logo.svg`)
      expect(logo).toMatchObject({ status: 200, headers: { 'content-type': 'image/svg+xml' } })
    }
    expect((await editor.get('/uploaded/horlicks.logo.svg')).status, 'in the sprite of the site').toBe(404)
  })

  test('lists the faults of what is typed, and leaves out the faulty draft of somebody else', async () => {
    const { join: signIn, read, show } = await open()
    const [editor, owner] = [await signIn('editor'), await signIn('owner')]
    const about = await read(editor, ABOUT)
    const line = 'This line is much too long for the top of a page'
    const faulty = typed(about, 'Dive Into', line)
    const { faults, body } = await show(editor, '/about-us', faulty)
    expect(faults[0]).toMatchObject({ file: ABOUT, title: 'About us', path: 'banner.headline[0]' })
    expect(faults[0]?.field).toContain('Line 1')
    expect(body, 'the page as it was before').toContain('Dive Into')
    expect(body).not.toContain(line)
    await owner.call('PUT', '/document/draft', { ...faulty, version: 0, began: about.version })
    const team = await read(editor, TEAM)
    const page = await show(editor, '/about-us', { file: TEAM, values: team.values })
    expect(JSON.parse(page.meta('skipped') ?? ''), 'with what is wrong, and where').toEqual([
      {
        file: ABOUT,
        title: 'About us',
        isUnfinished: false,
        fields: [{ path: 'banner.headline[0]', field: faults[0]?.field }],
        breaks: null,
      },
    ])
    expect(page.body).not.toContain(line)
  })

  test('one incomplete entry leaves the page as it is, with all else that is typed', async () => {
    const { join: signIn, read, show } = await open()
    const editor = await signIn('editor')
    const clients = typed(await read(editor, CLIENTS), 'Marina Mills', 'Marina Looms')
    clients.values.fields.results.push({})
    clients.values.fields.clients.unshift({ name: 'Half a client' })
    const page = await show(editor, '/', clients)
    const entries = page.faults.map(({ path }) => path.split('.')[0])
    expect(new Set(entries)).toEqual(new Set(['clients[0]', `results[${clients.values.fields.results.length - 1}]`]))
    expect(page.body).toContain('Marina Looms')
    const [, shown] = page.body.split('<body>')
    expect(shown, 'but in the list of what is wrong').not.toContain('Half a client')
  })

  test('a change that other documents do not allow leaves the page as it is on the site', async () => {
    const { join: signIn, read, show } = await open()
    const editor = await signIn('editor')
    const site = await read(editor, SITE)
    const page = await show(editor, '/', { file: SITE, values: { fields: {} } })
    expect(page.faults.length).toBeGreaterThan(5)
    expect(page.body).toContain('+91 44 4000 1234')
    expect(site.draft).toBeNull()
  })

  test.for(['articles', 'services', 'cases'])(
    'a page begun in %s is shown from its first word on',
    async (collection) => {
      const { join: signIn, read, show } = await open()
      const editor = await signIn('editor')
      const { body } = await editor.post<{ file: string; path: string }>('/documents', {
        collection,
        slug: 'begun-today',
        title: 'Begun today',
      })
      const { page, draft } = await read(editor, body.file)
      const shown = await show(editor, page?.path ?? '', { file: body.file, values: draft?.values })
      expect(shown.faults.length).toBeGreaterThan(2)
      expect(shown.faults.every(({ file }) => file === body.file)).toBe(true)
      expect(shown.body).toContain('Begun today')
      expect(shown.body).not.toContain('<div id="root"></div>')
    },
  )

  test('a draft that hides what others lead to leaves their pages as they are, and is named with the field', async () => {
    const { join: signIn, read, show } = await open()
    const editor = await signIn('editor', 'Meera')
    const file = 'content/services/lead-generation.yaml'
    const service = await read(editor, file)
    const values = { fields: { ...(service.values.fields as object), draft: true } }
    await editor.call('PUT', '/document/draft', { file, values, version: 0, began: service.version })
    const skipped = [
      expect.objectContaining({
        file,
        title: 'Lead Generation',
        breaks: expect.objectContaining({ title: 'ECG Academy', field: expect.stringContaining('Services') }),
      }),
    ]
    const page = await show(editor, '/case-study/ecg-academy')
    expect(page.body).toContain('</h1>')
    expect(JSON.parse(page.meta('skipped') ?? '')).toEqual(skipped)

    // The edited document links to the broken one and has no fault itself.
    const study = await read(editor, 'content/cases/ecg-academy.yaml')
    const edited = await show(editor, '/case-study/ecg-academy', { file: study.file, values: study.values })
    expect(edited.body).toContain('</h1>')
    expect(JSON.parse(edited.meta('skipped') ?? '')).toEqual(skipped)
  })

  test('a published article without its services keeps the page it had, and names the field', async () => {
    const { join: signIn, read, show } = await open()
    const editor = await signIn('editor', 'Meera')
    const article = await read(editor, ARTICLE)
    const values = { ...article.values, fields: { ...(article.values.fields as object), services: [] } }
    await editor.call('PUT', '/document/draft', { file: ARTICLE, values, version: 0, began: article.version })
    for (const edited of [null, { file: ARTICLE, values }]) {
      const page = await show(editor, '/blogs/six-pillars-of-digital-marketing', edited)
      expect(page.body).toContain('</h1>')
      expect(page.faults).toMatchObject([{ file: ARTICLE, path: 'services' }])
    }
    const other = await show(editor, '/about-us')
    expect(other.body, 'and no other page').toContain('</h1>')
  })

  test('an article is rendered as its text says, and what would be code is refused and not run', async () => {
    const { join: signIn, read, show, projectDir } = await open()
    const editor = await signIn('editor')
    const article = await read(editor, ARTICLE)
    const path = '/blogs/six-pillars-of-digital-marketing'
    const write = (body: string) => show(editor, path, { file: ARTICLE, values: { ...article.values, body } })
    expect((await write(`${article.values.body}\n\nA **new** end.\n`)).body).toContain('A <strong>new</strong> end.')
    const trace = join(projectDir, 'content/trace')
    const run = `process.getBuiltinModule('node:fs').writeFileSync(${JSON.stringify(trace)}, '')`
    for (const code of [
      `{${run}}`,
      `export const x = ${run}`,
      `<Figure name={${run}} />`,
      `<PullQuote {...${run}}>x</PullQuote>`,
      `<script>alert(1)</script>`,
      `<img src="x" onerror="alert(1)" />`,
    ]) {
      const { faults, body } = await write(`Text.\n\n${code}\n`)
      expect(faults, code).toHaveLength(1)
      expect(body, 'the text as it was before').toContain('</article>')
      expect(body.split('<body>')[1]).not.toMatch(/<script|onerror|writeFileSync/)
    }
    expect(existsSync(trace)).toBe(false)
    const markup = await show(editor, '/about-us', typed(await read(editor, ABOUT), 'Dive Into', '<b onclick=x>'))
    expect(markup.body).toContain('&lt;b onclick=x&gt;')
    expect(markup.body).not.toContain('<b onclick')
  })

  test('is for those who may change words, in a frame of the studio without scripts', async () => {
    const { join: signIn, show, app, browser } = await open()
    const [editor, sales] = [await signIn('editor'), await signIn('sales')]
    for (const path of ['/preview/pages', '/preview/texts?path=/', '/preview/frame']) {
      expect((await sales.get(path)).status, path).toBe(403)
      expect((await browser().get(path)).status, path).toBe(401)
    }
    expect((await show(sales, '/')).statusCode).toBe(403)
    expect((await show(createBrowser(app), '/')).statusCode).toBe(401)
    const foreign = { origin: 'https://other.example', 'sec-fetch-site': 'cross-site' }
    expect((await editor.call('POST', '/preview/page', { path: '/', edited: null }, foreign)).status).toBe(403)

    const frame = await editor.get('/preview/frame')
    const policy = String(frame.headers['content-security-policy'])
    expect(policy).toMatch(/^default-src 'none'; /)
    expect(policy).not.toContain('script-src')
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).toContain("form-action 'none'")
    expect(frame.headers).toMatchObject({ 'x-frame-options': 'SAMEORIGIN', 'x-robots-tag': 'noindex, nofollow' })
    const studio = await app.inject('/studio/files')
    expect(studio.headers['content-security-policy']).toContain("frame-src 'self'")
    expect(studio.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    const page = await show(editor, '/')
    expect(page.headers['content-security-policy']).toContain('sandbox')
    expect(page.headers['cache-control']).toBe('no-store')
    const sheet = await app.inject('/studio/preview/files/site.css')
    expect(sheet.body).toContain('color: red')
    expect((await app.inject('/studio/preview/render.cjs')).body).not.toContain('require(')
  })

  test('lists the pages a document concerns, and the texts a page is made of', async () => {
    const { join: signIn } = await open()
    const editor = await signIn('editor')
    const pagesOf = async (file: string, field = '') => {
      const query = new URLSearchParams({ file, ...(field && { field }) })
      const { body } = await editor.get<PreviewPages>(`/preview/pages?${query}`)
      return {
        first: body.first,
        all: body.pages.length,
        concerned: body.pages.filter((page) => page.isConcerned).map(({ path }) => path),
      }
    }
    expect((await pagesOf(ABOUT)).concerned).toEqual(['/about-us'])
    expect((await pagesOf(TEAM)).concerned).toEqual(expect.arrayContaining(['/about-us', '/about-us/team']))
    const site = await pagesOf(SITE)
    expect(site.concerned).toHaveLength(site.all)
    expect((await pagesOf(ABOUT)).first).toBe('/about-us')
    expect((await pagesOf(CLIENTS)).first, 'the wall of logos').toBe('/')
    expect((await pagesOf(SITE)).first, 'both offices').toBe('/contact-us')
    for (const [file, field, shown, why] of [
      ['content/endings.yaml', 'home.text', '/', 'an entry that is named after a page'],
      ['content/endings.yaml', 'about-us/team.heading', '/about-us/team', 'another'],
      ['content/proof.yaml', '/agency?tab=branding[0].line', '/agency', 'one named after its tab'],
      [SITE, 'philosophy', '/', 'what the page with most of the document does not say'],
      ['content/pictures/team.yaml', 'member-01.alt', '/about-us/team', 'a picture'],
      [SITE, 'nothing', '/contact-us', 'an unknown field'],
    ] as const) {
      const { first, concerned } = await pagesOf(file, field)
      expect(first, why).toBe(shown)
      expect(concerned, why).toContain(first)
    }
    const services = await pagesOf('content/pictures/services.yaml')
    expect(services.first, 'all of them, and less besides than home').toBe('/agency')
    expect(await pagesOf('content/articles/deleted.mdx'), 'a deleted one').toMatchObject({ first: null, concerned: [] })
    for (const file of await contentFiles()) {
      const { first, concerned } = await pagesOf(file)
      expect(concerned, file).toContain(first)
    }
    const { body } = await editor.get<{ texts: PreviewText[] }>('/preview/texts?path=/about-us')
    const phone = body.texts.find(({ file, path }) => file === SITE && path === 'contact.phone')
    expect(phone).toMatchObject({ field: 'Contact › Phone', text: '+91 44 4000 1234' })
    expect(body.texts.some(({ file }) => file === ABOUT)).toBe(true)
    expect(
      body.texts.some(({ file, path }) => file === ARTICLE && path === 'body'),
      'of other pages',
    ).toBe(false)
  })

  test('a page that no build has yet is shown, and a file that changes underneath is seen', async () => {
    const { join: signIn, read, show, projectDir } = await open()
    const editor = await signIn('editor')
    const file = join(projectDir, ARTICLE)
    writeFileSync(file, readFileSync(file, 'utf8').replace('---\n', '---\ndraft: true\n'))
    const path = '/blogs/six-pillars-of-digital-marketing'
    expect((await show(editor, path)).statusCode).toBe(200)
    expect((await show(editor, '/blogs')).body).not.toContain(path)
    const about = join(projectDir, ABOUT)
    const pagesOfFilm = async () => {
      const { body } = await editor.get<PreviewPages>('/preview/pages?file=content/pictures/film.yaml')
      return body.pages.filter((page) => page.isConcerned).map((page) => page.path)
    }
    expect(await pagesOfFilm()).toEqual(['/'])
    writeFileSync(about, readFileSync(about, 'utf8').replaceAll(': banners/about', ': film/poster-landscape'))
    expect(await pagesOfFilm(), 'a picture that another page shows now').toEqual(['/', '/about-us'])
    writeFileSync(about, readFileSync(about, 'utf8').replace('We exist so that good', 'We work so that good'))
    expect((await show(editor, '/about-us')).body).toContain('We work so that good')
    await read(editor, ABOUT)
  })

  test('the process that renders may read the project and do nothing else', async () => {
    const projectDir = copyContentProject()
    const preview = createPreviewProcess(projectDir, bundle.path('render.cjs'))
    const times: number[] = []
    try {
      for (let at = 0; at < 20; at++) {
        const start = performance.now()
        const page = await preview.render({ path: '/', edited: null, drafts: [] })
        expect(page).toHaveProperty('html')
        times.push(performance.now() - start)
      }
    } finally {
      preview.stop()
    }
    const [first = 0, ...others] = times
    const sorted = others.toSorted((a, b) => a - b)
    console.log(`home rendered: ${Math.round(first)} ms at first, then ${Math.round(sorted[9] ?? 0)} ms (median of 19)`)

    const spy = bundle.path('spy.cjs')
    writeFileSync(
      spy,
      `exports.render = async () => {
         const { writeFileSync, readFileSync } = require('node:fs')
         const tries = {
           write: () => writeFileSync(${JSON.stringify(join(projectDir, 'content/trace'))}, ''),
           read: () => readFileSync('/etc/passwd'),
           run: () => require('node:child_process').execSync('true'),
         }
         const held = Object.entries(tries).map(([name, run]) => { try { run(); return name + ' done' } catch (error) { return name + ' ' + error.code } })
         return { status: 200, html: held.join(', ') + ' ' + Object.keys(process.env).sort().join(' ') }
       }`,
    )
    const other = createPreviewProcess(projectDir, spy)
    try {
      const page = await other.render({ path: '/', edited: null, drafts: [] })
      const html = page && 'html' in page ? page.html : JSON.stringify(page)
      expect(html).toContain('write ERR_ACCESS_DENIED, read ERR_ACCESS_DENIED, run ERR_ACCESS_DENIED')
      expect(html).not.toMatch(/DATABASE|SECRET|SMTP|TOKEN/)
    } finally {
      other.stop()
    }
  })
})
