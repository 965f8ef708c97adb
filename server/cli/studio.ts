/** npm run studio: manages the accounts of the studio. */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { invitationSchema, LINK_MINUTES } from '#shared/studio/accounts.ts'
import { ROLE_LABELS } from '#shared/studio/roles.ts'
import type { Database } from '../db/schema.ts'
import { createSqliteDatabase, openSqlite } from '../db/sqlite.ts'
import { createEmailTransport } from '../leads/email-channel.ts'
import { messageOf } from '../error-message.ts'
import { readSettings, SettingsError } from '../settings.ts'
import type { Settings } from '../settings.ts'
import { createAccounts } from '../studio/accounts.ts'
import { linkUrl } from '../studio/handlers.ts'
import { createLinkMailer } from '../studio/link-mail.ts'
import { confirm, formatTime, pluralize, print, UsageError } from './terminal.ts'

const HELP = `Who may sign in to the studio, where enquiries are answered.

Usage: npm run studio -- COMMAND [options]

  invite --name NAME --email ADDRESS [--role ROLE]   make an account; prints a link that signs in once
  list                                               who has an account
  revoke --email ADDRESS                             end an account at once

  --role ROLE   owner (default), editor or sales
  --yes         revoke without being asked
  --data DIR    directory of the database (default: DATA_DIR, or data)

A link works once, within ${LINK_MINUTES} minutes. For somebody who has an account already, "invite" makes a new
link: whoever lost a device uses it, and what they had before no longer signs in.
`

const LOCK_TIMEOUT_MS = 10_000
const OPTIONS = {
  help: { type: 'boolean', short: 'h' },
  data: { type: 'string' },
  name: { type: 'string' },
  email: { type: 'string' },
  role: { type: 'string' },
  yes: { type: 'boolean', short: 'y' },
} as const

type Values = Partial<Record<'name' | 'email' | 'role', string>> & { yes?: boolean }
type Context = { settings: Settings; database: Database; values: Values }

const COMMANDS: Record<string, { options: (keyof Values)[]; run: (context: Context) => Promise<number> }> = {
  invite: { options: ['name', 'email', 'role'], run: invite },
  list: { options: [], run: list },
  revoke: { options: ['email', 'yes'], run: revoke },
}

async function invite({ settings, database, values }: Context) {
  const accounts = createAccounts(database, Date.now)
  const person = invitationSchema.safeParse({ role: 'owner', ...values })
  if (!person.success) {
    const [issue] = person.error.issues
    throw new UsageError(`--${String(issue?.path[0])}: ${issue?.message}`)
  }
  const { account, token } = await accounts.invite(person.data, null)
  const origin = URL.parse(settings.publicUrl)?.origin ?? `http://localhost:${settings.port}`
  const url = linkUrl(origin, settings.basePath, token)
  const transport = settings.smtpUrl ? await createEmailTransport(settings.smtpUrl) : null
  const onError = (why: string) => print(`The link could not be mailed (${why}): give it to them yourself.`)
  const mailedTo = await createLinkMailer({ settings, transport, onError })(account, url)
  transport?.close?.()
  print(
    `${account.name} (${account.email}) is ${ROLE_LABELS[account.role].toLowerCase()}. Open this link within ${LINK_MINUTES} minutes:`,
  )
  print('')
  print(url)
  if (mailedTo) print(`\nIt was mailed to ${mailedTo}, too.`)
  return 0
}

async function list({ database }: Context) {
  const people = await createAccounts(database, Date.now).list()
  if (!people.length) print('Nobody has an account: the studio is off. Make one: npm run studio -- invite')
  for (const { name, email, role, seenAt, passkeys } of people) {
    const seen = seenAt === null ? 'not signed in' : `last seen ${formatTime(seenAt)}`
    print(`${name} <${email}>, ${role}, ${pluralize(passkeys, 'passkey')}, ${seen}`)
  }
  return 0
}

async function revoke({ database, values }: Context) {
  const email = values.email?.trim().toLowerCase()
  if (!email) throw new UsageError('Say whose account: --email ADDRESS')
  const accounts = createAccounts(database, Date.now)
  const account = await accounts.findByEmail(email)
  if (!account) throw new Error(`There is no account of ${email}.`)
  if (!values.yes && !(await confirm(`End the account of ${account.name}?`))) {
    print('Nothing was changed.')
    return 1
  }
  await accounts.revoke(account.id, null)
  print(`${account.name} is signed out everywhere and cannot sign in any more.`)
  return 0
}

async function openStudioDatabase({ databaseUrl, dataDir }: Settings): Promise<Database> {
  if (!databaseUrl) return createSqliteDatabase(openSqlite(join(dataDir, 'leads.db'), { timeout: LOCK_TIMEOUT_MS }))
  const { openPostgres } = await import('../db/postgres.ts')
  return openPostgres(databaseUrl)
}

async function run(): Promise<number> {
  const { values, positionals } = parse()
  const [name, extra] = positionals
  if (!name || values.help) {
    process.stdout.write(HELP)
    return values.help ? 0 : 2
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) throw new UsageError(`There is no command "${name}".`)
  if (extra !== undefined) throw new UsageError(`"${name}" takes no argument "${extra}".`)
  for (const option of Object.keys(values)) {
    if (!['data', ...command.options].includes(option)) throw new UsageError(`"${name}" has no option --${option}.`)
  }
  const settings = readSettings(values.data ? { ...process.env, DATA_DIR: values.data } : process.env)
  const database = await openStudioDatabase(settings)
  try {
    return await command.run({ settings, database, values })
  } finally {
    await database.close()
  }
}

function parse() {
  try {
    return parseArgs({ options: OPTIONS, allowPositionals: true })
  } catch (error) {
    throw new UsageError(messageOf(error))
  }
}

process.umask(0o077)
try {
  process.exitCode = await run()
} catch (error) {
  const isUsage = error instanceof UsageError
  process.stderr.write(
    isUsage || error instanceof SettingsError ? `${error.message}\n` : `That did not work: ${messageOf(error)}\n`,
  )
  if (isUsage) process.stderr.write('See: npm run studio -- --help\n')
  process.exitCode = isUsage || error instanceof SettingsError ? 2 : 1
}
