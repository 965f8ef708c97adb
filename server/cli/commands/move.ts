import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isPostgresServed } from '../../backup/postgres-dump.ts'
import { DatabaseServedError, isServed } from '../../backup/sqlite-restore.ts'
import type { Settings } from '../../settings.ts'
import { requireText } from '../arguments.ts'
import type { Command, Context } from '../command.ts'
import { createLeadAdmin } from '../../leads/lead-admin.ts'
import { openForCommand } from '../open.ts'
import { pluralize, print, progressBar, UsageError } from '../terminal.ts'

export const move: Command = {
  usage: 'move --to postgres://USER@HOST/NAME | DIR',
  summary: 'copy all leads to another database',
  details:
    'To PostgreSQL, or with DATABASE_URL set back to a directory with SQLite. The site must be stopped. Everything is\n' +
    'compared before it counts; the database it comes from stays as it is.\n',
  options: ['to'],
  opens: 'nothing',
  async run({ values, settings }: Context) {
    const { describeDatabase, openDatabase } = await import('../../db/database.ts')
    const { moveLeads } = await import('../../db/move-leads.ts')
    const to = requireText(values.to, '--to')
    if (to === undefined) throw new UsageError('Say where to: --to postgres://USER@HOST/NAME, or a directory.')
    const isPostgres = /^postgres(ql)?:\/\//.test(to)
    const target: Settings = isPostgres
      ? { ...settings, databaseUrl: to }
      : { ...settings, databaseUrl: '', dataDir: resolve(to) }
    if (describeDatabase(target) === describeDatabase(settings)) {
      throw new Error(`The leads are in ${describeDatabase(settings)} already.`)
    }
    for (const side of [settings, target]) if (await isInUse(side)) throw new DatabaseServedError()
    const from = await openForCommand(settings)
    const into = await openDatabase(target)
    const total = await createLeadAdmin(from).count()
    const show = progressBar('Copying')
    try {
      const { leads, deliveries, sha256 } = await moveLeads(from, into, (copied) => show(copied, total))
      show.done()
      print(`${pluralize(leads, 'lead')} and ${pluralize(deliveries, 'delivery', 'deliveries')} copied and compared.`)
      print(`SHA-256 of all rows on both sides: ${sha256}`)
    } finally {
      await into.close()
      await from.close()
    }
    const setting = isPostgres ? 'DATABASE_URL to it' : `DATA_DIR=${target.dataDir} and no DATABASE_URL`
    print(
      `Now set ${setting} and start the site. ${describeDatabase(settings)} is as it was: delete it when all is well.`,
    )
    return 0
  },
}

async function isInUse({ databaseUrl, dataDir }: Settings) {
  if (databaseUrl) return isPostgresServed(databaseUrl)
  const file = join(dataDir, 'leads.db')
  return existsSync(file) && isServed(file)
}
