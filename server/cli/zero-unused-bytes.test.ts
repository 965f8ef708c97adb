import { createHash } from 'node:crypto'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { filesWith } from '../../tests/server/owner.ts'
import { temporaryDirectory } from '../../tests/server/service.ts'
import { openSqlite } from '../db/sqlite.ts'
import { zeroUnusedBytes } from './zero-unused-bytes.ts'

/** Creates an index in which SQLite has left the copy of a deleted entry, in spite of `secure_delete`. */
function createLeftover() {
  const dataDir = temporaryDirectory()
  const file = join(dataDir, 'leads.db')
  const db = openSqlite(file)
  onTestFinished(() => {
    if (db.isOpen) db.close()
  })
  db.exec(
    'CREATE TABLE people (id INTEGER PRIMARY KEY, email TEXT); CREATE INDEX by_email ON people (email COLLATE NOCASE)',
  )
  const emails = Array.from({ length: 3_000 }, (_, index) => {
    const hash = createHash('sha256').update(String(index)).digest('hex')
    return `${hash.slice(0, 12)}${'x'.repeat(Number.parseInt(hash.slice(20, 24), 16) % 201)}@example.com`
  })
  const insert = db.prepare('INSERT INTO people (email) VALUES (?)')
  db.exec('BEGIN')
  for (const email of emails) insert.run(email)
  db.exec('COMMIT; BEGIN')
  const erased = emails.filter((_, index) => index % 2 === 0)
  for (const email of erased) db.prepare('DELETE FROM people WHERE email = ? COLLATE NOCASE').run(email)
  db.exec('COMMIT; PRAGMA wal_checkpoint(TRUNCATE)')
  expect(filesWith(dataDir, erased)).toEqual(['leads.db'])
  return { dataDir, file, db, erased }
}

test('copies SQLite leaves behind in pages in use are gone, too', async () => {
  const { dataDir, file, db, erased } = createLeftover()
  const before = db.prepare('SELECT * FROM people ORDER BY id').all()
  const { zeroedPages, found } = await zeroUnusedBytes(file, { emails: erased })
  expect([zeroedPages > 0, found]).toEqual([true, []])
  expect(filesWith(dataDir, erased)).toEqual([])
  expect(await zeroUnusedBytes(file)).toMatchObject({ zeroedPages: 0 })
  expect(db.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' })
  expect(db.prepare('SELECT * FROM people ORDER BY id').all()).toEqual(before)
})

test('any history of a database: nothing is lost, nothing of what was deleted stays', async () => {
  const step = fc.oneof(
    fc.record({ insert: fc.integer({ min: 0, max: 9_000 }) }),
    fc.record({ remove: fc.integer({ min: 0, max: 200 }) }),
    fc.record({ shorten: fc.integer({ min: 0, max: 200 }) }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 200 }), async (steps) => {
      const file = join(temporaryDirectory(), 'any.db')
      const db = openSqlite(file)
      // Opens the database as an arbitrary program would.
      db.exec(
        'PRAGMA secure_delete = OFF; CREATE TABLE texts (id INTEGER PRIMARY KEY, text TEXT); CREATE INDEX by_text ON texts (text)',
      )
      for (const [index, { insert, remove, shorten }] of (steps as Record<string, number>[]).entries()) {
        const id = (remove ?? shorten ?? 0) % (index + 1)
        if (insert !== undefined) {
          db.prepare('INSERT INTO texts (text) VALUES (?)').run(`${insert}-marker${'x'.repeat(insert)}marker-end`)
        } else if (remove !== undefined) db.prepare('DELETE FROM texts WHERE id = ?').run(id)
        else db.prepare("UPDATE texts SET text = 'short' WHERE id = ?").run(id)
      }
      const before = db.prepare('SELECT * FROM texts').all()
      await zeroUnusedBytes(file)
      expect(db.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' })
      expect(db.prepare('SELECT * FROM texts').all()).toEqual(before)
      db.exec('DELETE FROM texts')
      await zeroUnusedBytes(file)
      db.close()
      expect(filesWith(join(file, '..'), ['marker'])).toEqual([])
    }),
    { numRuns: 30 },
  )
})

test('pages that are written all the time are cleaned, too', async () => {
  const { dataDir, file, db, erased } = createLeftover()
  const before = db.prepare('SELECT id, email FROM people ORDER BY id').all()
  let readings = 0
  const rewriteAllPages = (done: number, total: number) => {
    if (done < total) return
    readings += 1
    // All pages of the table and the index are in the log now, with the content of their unused bytes.
    db.exec('UPDATE people SET email = upper(email); UPDATE people SET email = lower(email)')
  }
  const { zeroedPages, found } = await zeroUnusedBytes(file, { emails: erased, onProgress: rewriteAllPages })
  expect([zeroedPages > 0, found, readings]).toEqual([true, [], 2])
  expect(db.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' })
  expect(db.prepare('SELECT id, email FROM people ORDER BY id').all()).toEqual(before)
  expect(filesWith(dataDir, erased)).toEqual([])
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  expect(filesWith(dataDir, erased)).toEqual([])
})
