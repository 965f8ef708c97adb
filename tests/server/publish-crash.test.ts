import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, watch } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { StudioDocument } from '#shared/studio/documents.ts'
import { isRunning } from '#shared/studio/publish.ts'
import type { PlannedDocument, Publication } from '#shared/studio/publish.ts'
import { openSqlite } from '../../server/db/sqlite.ts'
import { copySmallProject } from './content-project.ts'
import { startServer } from './process.ts'
import type { Running } from './process.ts'
import { temporaryDirectory, writeSite } from './service.ts'
import { callStudio, signedIn } from './signed-in.ts'

/** `PUBLISH_KILLS=100 npx vitest run --project server tests/server/publish-crash.test.ts` takes five minutes. */
const KILLS = Number(process.env['PUBLISH_KILLS'] ?? 10)
const SITE = 'content/site.yaml'
/** A page that one publication adds and the next one removes. */
const PAGE = 'content/articles/a-new-one.mdx'

type Fields = { contact: { phone: string } }

const phoneOf = (text: string) => /\+91 44 [0-9 ]+\d/.exec(text)?.[0]

/** Returns the same number from 0 to 1 on every run, for the delay before a kill. */
const part = (kill: number) => (Math.imul(kill + 1, 0x9e37_79b1) >>> 0) / 2 ** 32

test(
  `killed ${KILLS} times while it publishes, makes and removes pages: words and pages belong together, no draft is lost, visitors are answered`,
  { timeout: 60_000 + KILLS * 40_000 },
  async () => {
    const directory = temporaryDirectory()
    const projectDir = copySmallProject()
    const options = {
      siteDir: writeSite(directory),
      dataDir: join(directory, 'data'),
      env: { PROJECT_DIR: projectDir },
    }
    const cookie = await signedIn(options.dataDir)
    const called = <T>(server: Running, method: string, path: string, body?: unknown) =>
      callStudio<T>(server, { cookie, method, path, body })
    const read = (server: Running) => called<StudioDocument>(server, 'GET', `/document?file=${SITE}`)

    /** Saves a draft with another phone number; returns its version. */
    async function type(server: Running, phone: string) {
      const { values, draft, version: began } = await read(server)
      const fields = structuredClone(draft?.values.fields ?? values.fields) as Fields
      fields.contact.phone = phone
      const typed = { file: SITE, values: { fields }, version: draft?.version ?? 0, began }
      const saved = await called<StudioDocument>(server, 'PUT', '/document/draft', typed)
      return saved.draft?.version ?? 0
    }

    /**
     * Creates the page, or requests its removal, unless that is still to be published; returns the version of its
     * draft.
     */
    async function makeOrRemove(server: Running, isThere: boolean) {
      const { documents } = await called<{ documents: PlannedDocument[] }>(server, 'GET', '/publishing/plan')
      const kept = documents.find(({ file }) => file === PAGE)
      expect(kept?.kind ?? (isThere ? 'removed' : 'new')).toBe(isThere ? 'removed' : 'new')
      if (kept) return kept.version
      if (isThere) {
        const { version: began } = await called<StudioDocument>(server, 'GET', `/document?file=${PAGE}`)
        await called(server, 'PUT', '/document/removal', { file: PAGE, version: 0, began })
      } else {
        const page = { collection: 'articles', slug: 'a-new-one', title: 'A new one' }
        await called(server, 'POST', '/documents', page)
      }
      return 1
    }

    /** Requests the home page repeatedly; every response has to be complete. */
    function visit({ url }: Running) {
      let isUp = true
      let answers = 0
      const visiting = (async () => {
        while (isUp) {
          const answer = await fetch(`${url}/`).catch(() => null)
          const html = await answer?.text().catch(() => null)
          if (!answer || typeof html !== 'string') continue
          expect(answer.status).toBe(200)
          const style = /<style>(.*)<\/style>/.exec(html)?.[1]
          const hash = style && createHash('sha256').update(style).digest('base64')
          if (hash) expect(answer.headers.get('content-security-policy')).toContain(hash)
          answers += 1
        }
      })()
      return async () => {
        isUp = false
        await visiting
        expect(answers).toBeGreaterThan(0)
      }
    }

    /** Publishes to the end; returns the duration in milliseconds. */
    async function publish(server: Running, documents: { file: string; version: number }[]) {
      const began = performance.now()
      await called(server, 'POST', '/publishing', { documents })
      for (;;) {
        const { publication } = await called<{ publication: Publication }>(server, 'GET', '/publishing')
        if (!isRunning(publication.state)) return performance.now() - began
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    }

    let server = await startServer(options)
    onTestFinished(() => server.kill())
    let phone = '+91 44 4000 0000'
    let versions = 1
    let isThere = false
    const usual = await publish(server, [{ file: SITE, version: await type(server, phone) }])
    const journal = join(projectDir, '.studio', 'journal.json')
    const ends = new Set<string>()

    for (let kill = 0; kill < KILLS; kill++) {
      const next = `+91 44 4000 ${String(kill + 1).padStart(4, '0')}`
      const documents = [
        { file: SITE, version: await type(server, next) },
        { file: PAGE, version: await makeOrRemove(server, isThere) },
      ]
      const leave = visit(server)
      // Kills at any moment, and every second time right after the changes to the files are decided.
      const decided = new Promise<void>((resolve) => {
        const watcher = watch(join(projectDir, '.studio'), () => {
          if (existsSync(journal)) resolve()
        })
        onTestFinished(() => watcher.close())
      })
      await called(server, 'POST', '/publishing', { documents })
      if (kill % 2 === 0) await new Promise((resolve) => setTimeout(resolve, part(kill) * usual))
      else await decided.then(() => new Promise((resolve) => setTimeout(resolve, part(kill) * 20)))
      await server.kill()
      await leave()

      server = await startServer(options)
      const { publication } = await called<{ publication: Publication }>(server, 'GET', '/publishing')
      ends.add(publication.state)
      const isDone = publication.state === 'done'
      expect(isDone || publication.state === 'failed', publication.state).toBe(true)
      if (isDone) {
        phone = next
        isThere = !isThere
        versions += 1
      }
      expect(phoneOf(readFileSync(join(projectDir, SITE), 'utf8'))).toBe(phone)
      expect(existsSync(join(projectDir, PAGE))).toBe(isThere)
      const home = await (await fetch(`${server.url}/`)).text()
      expect(phoneOf(home.slice(home.indexOf('<p>')))).toBe(phone)
      const { draft } = await read(server)
      expect((draft?.values.fields as Fields | undefined)?.contact.phone).toBe(isDone ? undefined : next)
      expect(existsSync(journal)).toBe(false)
      for (const folder of ['content', 'content/articles'])
        expect(readdirSync(join(projectDir, folder)).filter((name) => name.startsWith('.'))).toEqual([])
    }
    expect([...ends].toSorted()).toEqual(['done', 'failed'])
    expect(readdirSync(join(projectDir, '.studio', 'builds')).length).toBeLessThanOrEqual(2)

    const db = openSqlite(join(options.dataDir, 'leads.db'))
    try {
      const query = 'SELECT version, before, after FROM content_version_files WHERE file = ? ORDER BY version'
      const pages = db.prepare(query).all(PAGE)
      expect(pages.map(({ after }) => after !== '')).toEqual(pages.map((_, index) => index % 2 === 0))
      expect(pages).toHaveLength(versions - 1)
      const rows = db.prepare(query).all(SITE)
      expect(rows.map((row) => row['version'])).toEqual(Array.from({ length: versions }, (_, index) => index + 1))
      for (const [index, row] of rows.entries()) {
        if (index > 0) expect(row['before']).toBe(rows[index - 1]?.['after'])
      }
      expect(rows.at(-1)?.['after']).toBe(readFileSync(join(projectDir, SITE), 'utf8'))
    } finally {
      db.close()
    }
  },
)
