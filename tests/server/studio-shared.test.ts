import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { StudioDocument } from '#shared/studio/documents.ts'
import type { PreviewLink } from '#shared/studio/preview-links.ts'
import { copyContentProject } from './content-project.ts'
import { preparePreviewBundle } from './preview-bundle.ts'
import { describeOnBoth } from './studio.ts'
import type { createStudio } from './studio.ts'
import { copyPictureProject, finish, send } from './uploads.ts'

const DAY_MS = 86_400_000
const ABOUT = 'content/about.yaml'
const CLIENTS = 'content/clients.yaml'
const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 80"><path d="M10 10h180v60H10z"/></svg>'

const bundle = preparePreviewBundle()

describeOnBoth((start) => {
  async function open(options: { projectDir?: string; log?: string[] } = {}) {
    const { projectDir = copyContentProject(), log } = options
    const studio = await start({
      env: { PROJECT_DIR: projectDir, ...(log && { LOG_LEVEL: 'debug' }) },
      site: bundle.copyTo,
      ...(log && { deps: { logStream: { write: (line: string) => void log.push(line) } } }),
    })
    type Person = Awaited<ReturnType<typeof studio.join>>
    const make = async (person: Person, path = '/about-us') => {
      const { status, body } = await person.post<{ url: string; link: PreviewLink }>('/preview/links', { path })
      expect(status).toBe(200)
      return { ...body, path: new URL(body.url).pathname }
    }
    const list = async (person: Person) => (await person.get<{ links: PreviewLink[] }>('/preview/links')).body.links
    /** Requests a page like a browser without an account. */
    const visit = (url: string, headers: Record<string, string> = {}) =>
      studio.app.inject({ url, headers: { host: 'www.example.com', accept: 'text/html', ...headers } })
    return { ...studio, make, list, visit }
  }

  /** Saves a draft of About with another statement. */
  async function draft(person: Awaited<ReturnType<Awaited<ReturnType<typeof createStudio>>['join']>>, text: string) {
    const { body } = await person.get<StudioDocument>(`/document?file=${encodeURIComponent(ABOUT)}`)
    const from = body.draft?.values ?? body.values
    const values = JSON.parse(JSON.stringify(from).replace(/We (exist|are here) so that good[^"]*/, text))
    const began = body.version
    const { status } = await person.call('PUT', '/document/draft', {
      file: ABOUT,
      values,
      version: body.draft?.version ?? 0,
      began,
    })
    expect(status).toBe(200)
  }

  test('says that nothing is changed while there is no draft', async () => {
    const { join: signIn, make, visit } = await open()
    const editor = await signIn('editor', 'Meera')
    const { path } = await make(editor)
    expect((await visit(path)).body).toContain('Nothing is changed: the site says the same now.')
    await draft(editor, 'We are here so that good is seen.')
    expect((await visit(path)).body).toContain('Not published yet.')
  })

  test('shows the drafts of the moment to whoever has the link, and other pages of the draft from there', async () => {
    const { join: signIn, make, visit, list, app } = await open()
    const editor = await signIn('editor', 'Meera')
    await draft(editor, 'We are here so that good is seen.')
    const { url, path, link } = await make(editor)
    expect(url).toMatch(/^http:\/\/localhost\/studio\/shared\/[\w-]{43}\/about-us\/$/)
    expect(link).toMatchObject({ path: '/about-us', by: 'Meera', opened: 0, openedAt: null })
    expect(link.expiresAt - link.createdAt).toBe(7 * DAY_MS)

    const first = await visit(path)
    expect(first.statusCode).toBe(200)
    expect(first.body).toContain('We are here so that good is seen.')
    expect(first.body).toMatch(
      /<strong>About us<\/strong><\/p> <p><span>Not published yet\.<\/span> <span>This link works until \w+day \d/,
    )
    await draft(editor, 'We are here so that good is felt.')
    expect((await visit(path)).body, 'the drafts as they are now').toContain('We are here so that good is felt.')
    expect((await app.inject('/about-us/')).body, 'nothing of it is on the site').not.toContain('is felt.')

    const root = path.replace('/about-us/', '')
    const links = [...first.body.matchAll(/<a\b[^>]*?\shref="(\/[^"]*)"/g)].map(([, href = '']) => href)
    const pages = links.filter((href) => /\/(?:[?#].*)?$/.test(href))
    expect(pages.length).toBeGreaterThan(10)
    expect(pages.filter((href) => !href.startsWith(`${root}/`))).toEqual([])
    expect((await visit(pages.find((href) => href.includes('blogs')) ?? '')).statusCode).toBe(200)
    expect((await visit(`${root}/`)).statusCode).toBe(200)
    expect((await visit(root)).statusCode).toBe(200)
    const missing = await visit(`${root}/no-such-page/`)
    expect(missing.statusCode).toBe(404)
    expect(missing.body).toContain('Back to the draft')
    expect(await list(editor)).toMatchObject([{ path: '/about-us', opened: 5 }])
  })

  test('shows a page that is not finished as its writer sees it: what is missing has placeholders', async () => {
    const { join: signIn, make, visit } = await open()
    const editor = await signIn('editor')
    const words = { collection: 'articles', slug: 'begun-today', title: 'Begun today' }
    const { body: begun } = await editor.post<{ file: string }>('/documents', words)
    const article = await make(editor, '/blogs/begun-today')
    const shown = await visit(article.path)
    expect(shown.statusCode).toBe(200)
    expect(shown.body).toContain('Begun today')
    for (const title of ['Introduction', 'Category', 'Author', 'Services'])
      expect(shown.body).toContain(`>${title} to come<`)
    expect(shown.body, 'there is nothing to read').not.toContain('min read')
    expect(shown.body, 'its title as it was typed').toContain('<strong>Begun today</strong>')
    expect(shown.body).toContain(
      '<span>Still to come: introduction, category, picture, author, services and text of the article.</span>',
    )
    const { body: left } = await editor.get<StudioDocument>(`/document?file=${encodeURIComponent(begun.file)}`)
    expect(left.draft?.faults.length).toBeGreaterThan(3)
    const written = {
      file: begun.file,
      values: {
        ...left.draft?.values,
        body: 'A first paragraph.\n\n![A desk.](uploads/desk-0123456789ab.jpg)\n\nA second one.\n',
      },
      version: left.draft?.version ?? 0,
      began: left.version,
    }
    expect((await editor.call('PUT', '/document/draft', written)).status).toBe(200)
    const unmade = await visit(article.path)
    expect(unmade.body).toContain('A first paragraph.')
    expect(unmade.body, 'a picture whose sizes are being made takes nothing else away').toContain('A second one.')
    expect(unmade.body).toContain('Begun today')

    const { body } = await editor.get<StudioDocument>(`/document?file=${encodeURIComponent(ABOUT)}`)
    const long = 'This line is much too long for the top of a page'
    const typed = JSON.stringify(body.values)
      .replace(/We exist so that good[^"]*/, 'We are here so that good is seen.')
      .replace('Dive Into', long)
    const sent = { file: ABOUT, values: JSON.parse(typed), version: 0, began: body.version }
    expect((await editor.call('PUT', '/document/draft', sent)).status).toBe(200)
    const about = await visit((await make(editor)).path)
    expect(about.statusCode).toBe(200)
    expect(about.body, 'what is right of the draft').toContain('We are here so that good is seen.')
    expect(about.body, 'what is wrong stands as it was').toContain('Dive Into')
    expect(about.body).not.toContain(long)
    expect(about.body).not.toContain('Try again')
  })

  test('runs no script, is stored and found by nobody, and tells no other site where it was', async () => {
    const { join: signIn, make, visit } = await open()
    const { path } = await make(await signIn('editor'))
    for (const url of [path, `${path.slice(0, -12)}x/`, path.replace('about-us', 'no-such-page')]) {
      const { headers, body } = await visit(url)
      const policy = String(headers['content-security-policy'])
      expect(policy).toMatch(/^default-src 'none'; style-src 'self'; /)
      expect(policy).not.toMatch(/script-src|connect-src|frame-src|allow-scripts|allow-forms/)
      expect(policy).toContain("form-action 'none'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
        'x-frame-options': 'DENY',
      })
      expect(headers['set-cookie']).toBeUndefined()
      expect(body).toContain('<meta name="robots" content="noindex')
      expect(body).not.toMatch(/<script|<noscript|<iframe|\sstyle="/)
    }
  })

  test('an ended link says so, an unknown one too, and neither shows anything', async () => {
    const { join: signIn, make, visit, list, clock, accounts } = await open()
    const [editor, owner] = [await signIn('editor', 'Meera'), await signIn('owner', 'Arjun')]
    const revoked = await make(editor)
    expect((await owner.call('DELETE', `/preview/links/${revoked.link.id}`)).status).toBe(200)
    const gone = await visit(revoked.path)
    expect(gone.statusCode).toBe(410)
    expect(gone.body).toContain('This link has ended')
    expect(gone.body).not.toContain('id="root"')
    expect((await owner.call('DELETE', `/preview/links/${revoked.link.id}`)).status).toBe(404)

    const unknown = await visit(`/studio/shared/${'A'.repeat(43)}/about-us/`)
    expect(unknown.statusCode).toBe(404)
    expect(unknown.body).toContain('This link does not work')
    expect((await visit('/studio/shared/short/about-us/')).statusCode).toBe(404)

    const late = await make(editor)
    clock.now += 7 * DAY_MS - 1
    expect((await visit(late.path)).statusCode).toBe(200)
    clock.now += 1
    expect((await visit(late.path)).statusCode).toBe(410)

    const again = await signIn('editor', 'Kala')
    const left = await make(again)
    await accounts.revoke(again.account.id, null)
    expect((await visit(left.path)).statusCode, 'whoever made it was let go').toBe(410)
    clock.now += DAY_MS
    const back = await signIn('owner', 'Nila')
    expect(await list(back)).toEqual([])
    const log = await back.get<{ entries: { who: string; action: string; target: string }[] }>('/audit')
    const logged = log.body.entries.filter(({ action }) => action.startsWith('preview link'))
    expect(logged).toContainEqual(
      expect.objectContaining({
        who: 'Meera',
        action: 'preview link made',
        target: expect.stringMatching(/^\/about-us: ./),
      }),
    )
    expect(logged).toContainEqual(expect.objectContaining({ who: 'Arjun', action: 'preview link ended' }))
  })

  test('opens nothing else of the studio, and the database and the log do not hold what opens it', async () => {
    const log: string[] = []
    const { join: signIn, make, visit, app, database } = await open({ log })
    const editor = await signIn('editor')
    const { path } = await make(editor)
    const token = path.split('/')[3] ?? ''
    await visit(path)
    for (const url of ['/studio/api/me', '/studio/api/documents', '/studio/api/preview/links', '/studio/api/changes']) {
      const cookie = `studio-session=${token}`
      const answer = await visit(url, { host: 'localhost', cookie, authorization: `Bearer ${token}` })
      expect(answer.statusCode, url).toBe(401)
    }
    const posted = await app.inject({ method: 'POST', url: path, payload: {} })
    expect(posted.statusCode).toBeGreaterThanOrEqual(400)
    const climbed = await visit(`/studio/shared/${token}/..%2f..%2fapi%2fme`)
    expect(climbed.statusCode).toBe(404)
    const rows = await database.kysely.selectFrom('preview_links').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(log.join('')).toContain('/studio/shared/…/about-us/')
    expect(log.join('')).not.toContain(token)

    const sales = await signIn('sales')
    expect((await sales.post('/preview/links', { path: '/' })).status).toBe(403)
    expect((await sales.get('/preview/links')).status).toBe(403)
    expect((await editor.post('/preview/links', { path: '//evil.example' })).status).toBe(400)
  })

  test('guessing and flooding are refused, and others still see what they were sent', async () => {
    const { join: signIn, make, visit, app } = await open()
    const { path } = await make(await signIn('editor'))
    const statuses: number[] = []
    for (let at = 0; at < 25; at++) {
      const guess = `/studio/shared/${String(at).padStart(43, 'x')}/`
      const answer = await app.inject({ url: guess, remoteAddress: '203.0.113.9' })
      statuses.push(answer.statusCode)
    }
    expect(statuses.slice(0, 20).every((status) => status === 404)).toBe(true)
    expect(statuses.slice(20)).toEqual([429, 429, 429, 429, 429])
    expect((await visit(path)).statusCode).toBe(200)
  })

  test('shows a picture that is not published, to whoever has a link only', async () => {
    const { join: signIn, make, visit } = await open({ projectDir: copyPictureProject() })
    const editor = await signIn('editor')
    const photo = await sharp({ create: { width: 1200, height: 1500, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer()
    const { body: read } = await send(editor, photo)
    const { body: done } = await finish(editor, read.id)
    const { body } = await editor.get<StudioDocument>(`/document?file=${encodeURIComponent(ABOUT)}`)
    const values = JSON.parse(JSON.stringify(body.values).replace('about/three', String(done.value)))
    await editor.call('PUT', '/document/draft', { file: ABOUT, values, version: 0, began: body.version })
    const { path, link } = await make(editor)
    const page = await visit(path)
    const [picture = ''] = /\/studio\/shared\/[\w-]{43}\/_uploaded\/[^" ]+\.avif/.exec(page.body) ?? []
    const shown = await visit(picture)
    expect(shown.statusCode).toBe(200)
    expect(shown.headers['content-type']).toBe('image/avif')
    expect((await visit(picture.replace(/_uploaded\/.*/, '_uploaded/..%2f..%2fpackage.json'))).statusCode).toBe(404)
    await editor.call('DELETE', `/preview/links/${link.id}`)
    expect((await visit(picture)).statusCode).toBe(410)
  })

  test('shows a logo that is not published, to whoever has a link only', async () => {
    const { join: signIn, make, visit } = await open({ projectDir: copyPictureProject() })
    const editor = await signIn('editor')
    const { body: read } = await send(editor, Buffer.from(LOGO), 'logo')
    const { body: done } = await finish(editor, read.id, { name: 'Kaveri Foods' })
    const { body } = await editor.get<StudioDocument>(`/document?file=${encodeURIComponent(CLIENTS)}`)
    const values = JSON.parse(JSON.stringify(body.values).replace('"horlicks"', JSON.stringify(done.value)))
    await editor.call('PUT', '/document/draft', { file: CLIENTS, values, version: 0, began: body.version })
    const { path, link } = await make(editor, '/')
    const page = await visit(path)
    expect(page.body, 'others are in the sprite of the site').toContain('"/logos.svg#marina-mills"')
    const [logo = ''] = /\/studio\/shared\/[\w-]{43}\/_uploaded\/[^"#]+(?=#logo")/.exec(page.body) ?? []
    const shown = await visit(logo)
    expect(shown.headers['content-type']).toBe('image/svg+xml')
    expect(shown.body).toMatch(/<symbol id="logo" viewBox="0 0 200 80"[^>]*><path/)
    await editor.call('DELETE', `/preview/links/${link.id}`)
    expect((await visit(logo)).statusCode).toBe(410)
  })
})
