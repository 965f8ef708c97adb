import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryDirectory } from '../../tests/server/service.ts'
import { pendingMigrations } from './migrations.ts'
import { openSqlite } from './sqlite.ts'

test('a database of the first schema is brought up to date: what waits for a held lead is held', () => {
  const file = join(temporaryDirectory(), 'leads.db')
  const old = new DatabaseSync(file)
  old.exec(readFileSync(join(import.meta.dirname, 'migrations/sqlite/001-leads.sql'), 'utf8'))
  old.exec(`
    PRAGMA user_version = 1;
    INSERT INTO leads VALUES
      (1, 's1', 'd1', 0, NULL, 'Asha', '9876543210', 'a@example.com', '', '', '', 'one'),
      (2, 's2', 'd2', 0, 'the hidden field was filled in', 'Asha', '9876543210', 'a@example.com', '', '', '', 'two');
    INSERT INTO deliveries VALUES
      (1, 'spreadsheet', 'waiting', 3, 10, 20, NULL, 'answered 500'),
      (1, 'mail', 'delivered', 1, 10, 20, 30, NULL),
      (2, 'mail', 'waiting', 0, 10, 20, NULL, NULL);
  `)
  old.close()
  const db = openSqlite(file)
  onTestFinished(() => db.close())
  const rows = db.prepare('SELECT lead, channel, state, attempts, next_at FROM deliveries ORDER BY lead, channel').all()
  expect(rows.map((row) => Object.values(row).join(' '))).toEqual([
    '1 mail delivered 1 20',
    '1 spreadsheet waiting 3 20',
    '2 mail held 0 20',
  ])
  expect(db.prepare('PRAGMA foreign_key_check').all()).toEqual([])
  const leads = db.prepare('SELECT name, message, heardFrom, landingPage, pagesSeen, campaign, referrer FROM leads')
  expect(leads.all().map((row) => Object.values(row))).toEqual([
    ['Asha', 'one', '', '', '', '', ''],
    ['Asha', 'two', '', '', '', '', ''],
  ])
})

test('a database that did not record what was undone yet is told: what took back the last version, once', () => {
  const file = join(temporaryDirectory(), 'leads.db')
  const old = new DatabaseSync(file)
  for (const { sql, version } of pendingMigrations('sqlite', 0)) if (version <= 8) old.exec(sql)
  old.exec(`
    PRAGMA user_version = 8;
    INSERT INTO content_publications (kind, state, started_at, files, version, restored) VALUES
      ('published', 'done', 0, '[]', 1, NULL),
      ('published', 'done', 0, '[]', 2, NULL),
      ('restored', 'done', 0, '[]', 3, 1),
      ('restored', 'done', 0, '[]', 4, 2),
      ('restored', 'failed', 0, '[]', NULL, 3),
      ('restored', 'done', 0, '[]', 5, 1);
  `)
  old.close()
  const db = openSqlite(file)
  onTestFinished(() => db.close())
  const undone = db.prepare('SELECT version, undone FROM content_publications WHERE undone IS NOT NULL')
  expect(undone.all().map((row) => Object.values(row))).toEqual([[3, 2]])
})

test('versions of a database that did not record whether pages came or went are told apart, once', () => {
  const file = join(temporaryDirectory(), 'leads.db')
  const old = new DatabaseSync(file)
  for (const { sql, version } of pendingMigrations('sqlite', 0)) if (version <= 9) old.exec(sql)
  old.exec(`
    PRAGMA user_version = 9;
    INSERT INTO content_publications (kind, state, started_at, files, version) VALUES
      ('published', 'done', 0, '[]', 1), ('published', 'done', 0, '[]', 2), ('published', 'done', 0, '[]', 3),
      ('published', 'failed', 0, '[]', NULL), ('scheduled', 'done', 0, '[]', 4);
    INSERT INTO content_version_files (version, file, title, before, after) VALUES
      (1, 'a.yaml', 'A', 'title: One', 'title: Two'), (2, 'b.mdx', 'B', '', 'title: New'),
      (3, 'b.mdx', 'B', 'title: New', 'draft: true'), (3, 'a.yaml', 'A', 'title: Two', 'title: Three');
  `)
  old.close()
  const db = openSqlite(file)
  onTestFinished(() => db.close())
  const rows = db.prepare('SELECT version, of_pages FROM content_publications ORDER BY id').all()
  expect(rows.map((row) => Object.values(row))).toEqual([
    [1, 0],
    [2, 1],
    [3, 1],
    [null, null],
    [4, 1],
  ])
})

test('a new file that another process is opening too is waited for', async () => {
  const file = join(temporaryDirectory(), 'leads.db')
  // Holds the lock that a switch to write-ahead logging takes, for 200 ms from the moment `isOpening` is set.
  const holder = `
    const { parentPort, workerData } = require('node:worker_threads')
    const { DatabaseSync } = require('node:sqlite')
    const db = new DatabaseSync(workerData.file)
    db.exec('BEGIN IMMEDIATE')
    parentPort.postMessage('held')
    Atomics.wait(workerData.isOpening, 0, 0)
    Atomics.wait(workerData.isOpening, 0, 1, 200)
    db.exec('COMMIT')
    db.close()
  `
  const isOpening = new Int32Array(new SharedArrayBuffer(4))
  const worker = new Worker(holder, { eval: true, workerData: { file, isOpening } })
  await once(worker, 'message')
  Atomics.store(isOpening, 0, 1)
  Atomics.notify(isOpening, 0)
  const db = openSqlite(file)
  onTestFinished(() => db.close())
  expect(db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' })
  await once(worker, 'exit')
})
