import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { decryptFile, isEncrypted } from '../../backup/encryption.ts'
import { dumpPostgres, hasLeads, isPostgresServed, restorePostgres } from '../../backup/postgres-dump.ts'
import { DatabaseServedError, restoreSqlite } from '../../backup/sqlite-restore.ts'
import type { Restored } from '../../backup/sqlite-restore.ts'
import type { Settings } from '../../settings.ts'
import type { Command, Context } from '../command.ts'
import { findFreeName, replaceFile, withTemporaryFile } from '../../replace-file.ts'
import { pluralize, print, UsageError } from '../terminal.ts'

export const restore: Command = {
  usage: 'restore FILE',
  summary: 'put a backup in the place of the database',
  details:
    'The site must be stopped. The backup is checked before and after, and what was there before is kept.\n' +
    'An encrypted backup needs BACKUP_PASSPHRASE.\n',
  options: [],
  maxArgs: 1,
  opens: 'nothing',
  async run({ args, settings, now }: Context) {
    const [given] = args
    if (!given) throw new UsageError('Say what: restore FILE')
    const backup = resolve(given)
    if (!existsSync(backup)) throw new Error(`There is no file ${backup}.`)
    const stamp = new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')
    const { leads, kept } = settings.databaseUrl
      ? await restoreIntoPostgres(settings, backup, stamp)
      : await restoreSqlite(backup, join(settings.dataDir, 'leads.db'), settings.backupPassphrase, stamp)
    print(`${pluralize(leads, 'lead')} restored from ${backup}, checked.`)
    if (kept) print(`What was there before is kept in ${kept}: delete it when all is well, it holds personal data.`)
    print('People erased after this backup was made are in it again: erase them again.')
    return 0
  },
}

async function restoreIntoPostgres(settings: Settings, backup: string, stamp: string): Promise<Restored> {
  const { databaseUrl, backupPassphrase } = settings
  if (await isPostgresServed(databaseUrl)) throw new DatabaseServedError()
  const kept = await keepPostgres(databaseUrl, settings.backupDir || dirname(backup), stamp)
  if (!isEncrypted(backup)) return { leads: await restorePostgres(databaseUrl, backup), kept }
  return withTemporaryFile(dirname(backup), 'restore', async (plain) => {
    await decryptFile(backup, plain, backupPassphrase)
    return { leads: await restorePostgres(databaseUrl, plain), kept }
  })
}

async function keepPostgres(databaseUrl: string, directory: string, stamp: string) {
  if (!(await hasLeads(databaseUrl))) return null
  const kept = findFreeName(directory, `leads-before-restore-${stamp}`, 'dump')
  await replaceFile(kept, { force: false, database: null }, (temporary) => dumpPostgres(databaseUrl, temporary))
  return kept
}
