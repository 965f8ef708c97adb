import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { StudioDocument } from '#shared/studio/documents.ts'
import { isRecord } from '#shared/values.ts'
import { openSqlite } from '../../server/db/sqlite.ts'
import { copySmallProject } from './content-project.ts'
import { startServer } from './process.ts'
import type { Running } from './process.ts'
import { temporaryDirectory, writeSite } from './service.ts'
import { callStudio, signedIn } from './signed-in.ts'

/** `DRAFT_KILLS=100 npx vitest run --project server tests/server/draft-crash.test.ts` takes six minutes. */
const KILLS = Number(process.env['DRAFT_KILLS'] ?? 6)
const FILES = ['content/site.yaml', 'content/about.yaml', 'content/testimonials.yaml']
/** Number of responses to wait for before each kill. The delay after the last one is in milliseconds. */
const ANSWERS = 4
const MAX_WAIT_MS = 60

const numberIn = (values: unknown) =>
  isRecord(values) && isRecord(values['fields']) ? Number(values['fields']['typed'] ?? 0) : 0

test(
  `killed ${KILLS} times while drafts are saved: what was answered is kept whole, and the files stay as they are`,
  { timeout: 60_000 + KILLS * 40_000 },
  async () => {
    const directory = temporaryDirectory()
    const projectDir = copySmallProject()
    const options = {
      siteDir: writeSite(directory),
      dataDir: join(directory, 'data'),
      env: { PROJECT_DIR: projectDir },
    }
    const texts = () => FILES.map((file) => readFileSync(join(projectDir, file), 'utf8'))
    const before = texts()
    const cookie = await signedIn(options.dataDir)
    const read = (at: Running, file: string) =>
      callStudio<StudioDocument>(at, { cookie, method: 'GET', path: `/document?file=${file}` })
    /** Highest number sent in a draft of each document, and highest number that the server acknowledged. */
    const sent = new Map<string, number>()
    const answered = new Map<string, number>()

    let server = await startServer(options)
    onTestFinished(() => server.kill())
    for (let kill = 0; kill < KILLS; kill++) {
      const at = server
      let isUp = true
      let count = 0
      const write = async (file: string) => {
        let document = await read(at, file)
        while (isUp) {
          const next = (sent.get(file) ?? 0) + 1
          sent.set(file, next)
          const { draft, values, version: began } = document
          const fields = { ...(isRecord(values.fields) && values.fields), typed: next, long: 'x'.repeat(20_000) }
          const typed = { file, values: { ...values, fields }, version: draft?.version ?? 0, began }
          document = await callStudio(at, { cookie, method: 'PUT', path: '/document/draft', body: typed })
          answered.set(file, next)
          count += 1
        }
      }
      const writers = FILES.map((file) => write(file).catch(() => undefined))
      while (count < ANSWERS) await new Promise((resolve) => setTimeout(resolve, 1))
      await new Promise((resolve) => setTimeout(resolve, (MAX_WAIT_MS * ((kill * 7) % KILLS)) / KILLS))
      await at.kill()
      isUp = false
      await Promise.all(writers)

      server = await startServer(options)
      for (const file of FILES) {
        const { draft } = await read(server, file)
        const kept = numberIn(draft?.values)
        expect(kept, `${file} after ${kill + 1} kills`).toBeGreaterThanOrEqual(answered.get(file) ?? 0)
        expect(kept).toBeLessThanOrEqual(sent.get(file) ?? 0)
        if (draft) expect((draft.values.fields as { long: string }).long).toHaveLength(20_000)
        // A number sent without response may be kept or not; the next one differs in either case.
        answered.set(file, kept)
      }
      expect(texts()).toEqual(before)
    }
    expect([...answered.values()].every((count) => count > 0)).toBe(true)

    const db = openSqlite(join(options.dataDir, 'leads.db'))
    try {
      const begun = db.prepare("SELECT count(*) AS n FROM studio_audit WHERE action = 'draft begun'").get()
      expect(begun?.['n'], 'each was begun once').toBe(FILES.length)
      expect(Object.values(db.prepare('PRAGMA integrity_check').get() ?? {})).toEqual(['ok'])
    } finally {
      db.close()
    }
  },
)
