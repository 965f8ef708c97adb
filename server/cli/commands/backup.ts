import { mkdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { encryptFile } from '../../backup/encryption.ts'
import { dumpPostgres } from '../../backup/postgres-dump.ts'
import { deleteOldBackups } from '../../backup/rotation.ts'
import { copyDatabase } from '../../backup/sqlite-copy.ts'
import { openSqlite } from '../../db/sqlite.ts'
import { localDay } from '../../local-day.ts'
import type { Settings } from '../../settings.ts'
import type { Command, Context } from '../command.ts'
import { databaseFile } from '../open.ts'
import { replaceFile, withTemporaryFile } from '../../replace-file.ts'
import { formatBytes, pluralize, print, progressBar, UsageError } from '../terminal.ts'

export const backup: Command = {
  usage: 'backup [FILE]',
  summary: 'copy the database while the site runs',
  details:
    '  without FILE  into BACKUP_DIR under the name of the day; old ones are deleted, but for the last of\n' +
    '                each of seven days and four weeks\n' +
    '  --force       replace an existing file, which stays until the copy is complete and checked\n' +
    'With BACKUP_PASSPHRASE set the copy is encrypted (age format).\n',
  options: ['force'],
  maxArgs: 1,
  opens: 'nothing',
  async run({ args, values, settings, now }: Context) {
    const [target] = args
    if (target === undefined) return nightlyBackup(settings, now)
    await writeBackup(settings, resolve(target), values.force ?? false)
    return 0
  },
}

async function nightlyBackup(settings: Settings, now: number) {
  const directory = settings.backupDir
  if (!directory) throw new UsageError('Say where to: backup FILE, or set BACKUP_DIR.')
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const kind = settings.databaseUrl ? 'dump' : 'db'
  const name = `leads-${localDay(new Date(now))}.${kind}${settings.backupPassphrase ? '.age' : ''}`
  await writeBackup(settings, join(directory, name), true)
  const deleted = deleteOldBackups(directory)
  if (deleted.length) print(`${pluralize(deleted.length, 'old backup')} deleted.`)
  return 0
}

async function writeBackup(settings: Settings, file: string, force: boolean) {
  const database = databaseFile(settings)
  const isEncrypted = settings.backupPassphrase !== ''
  const copy = (to: string) => (database ? copySqlite(database, to) : dumpPostgres(settings.databaseUrl, to))
  const { leads, bytes } = await replaceFile(file, { force, database }, async (temporary) => {
    const leads = isEncrypted ? await copyEncrypted(settings, copy, temporary) : await copy(temporary)
    return { leads, bytes: statSync(temporary).size }
  })
  const encrypted = isEncrypted ? ', encrypted' : ''
  print(`${pluralize(leads, 'lead')} copied to ${file} (${formatBytes(bytes)}), checked${encrypted}.`)
}

/**
 * Makes the plain copy in DATA_DIR and only the encrypted one at `to`, which may be another machine's disk. Returns the
 * number of leads.
 */
async function copyEncrypted(settings: Settings, copy: (to: string) => Promise<number>, to: string) {
  mkdirSync(settings.dataDir, { recursive: true, mode: 0o700 })
  return withTemporaryFile(settings.dataDir, 'backup', async (plain) => {
    const leads = await copy(plain)
    await encryptFile(plain, to, settings.backupPassphrase)
    return leads
  })
}

async function copySqlite(database: string, to: string) {
  const db = openSqlite(database, { mustExist: true, timeout: 10_000 })
  const show = progressBar('Copying')
  try {
    return await copyDatabase(db, to, show)
  } finally {
    show.done()
    db.close()
  }
}
