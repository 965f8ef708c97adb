import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openSqlite } from '../db/sqlite.ts'
import { readSettings, SettingsError } from '../settings.ts'
import { COMMANDS } from './commands.ts'
import { createLeadAdmin } from './lead-admin.ts'
import { UsageError } from './terminal.ts'

const HELP = `The leads of this website.

Usage: npm run leads -- COMMAND [options]

${Object.values(COMMANDS)
  .map((command) => `  ${command.usage.padEnd(48)}${command.summary}`)
  .join('\n')}

Options of every command:
  --data DIR    directory of the database (default: DATA_DIR, or data)
  --help        this text, or with a command: its options

Exit codes: 0 done, 1 not done, 2 the command was not understood.
`

const OPTIONS = {
  help: { type: 'boolean', short: 'h' },
  data: { type: 'string' },
  held: { type: 'boolean' },
  dead: { type: 'boolean' },
  missing: { type: 'boolean' },
  json: { type: 'boolean' },
  yes: { type: 'boolean', short: 'y' },
  force: { type: 'boolean' },
  limit: { type: 'string' },
  format: { type: 'string' },
  out: { type: 'string' },
  since: { type: 'string' },
  email: { type: 'string' },
  'older-than': { type: 'string' },
} as const

async function run(): Promise<number> {
  const { values, positionals } = parse()
  const [name, ...args] = positionals
  if (!name) {
    process.stdout.write(HELP)
    return values.help ? 0 : 2
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) throw new UsageError(`There is no command "${name}".`)
  if (values.help) {
    process.stdout.write(`${command.summary}\n\nUsage: npm run leads -- ${command.usage}\n${command.details ?? ''}`)
    return 0
  }
  for (const option of Object.keys(values)) {
    if (!['data', 'help', ...command.options].includes(option)) {
      throw new UsageError(`"${name}" has no option --${option}.`)
    }
  }

  const settings = readSettings(values.data ? { ...process.env, DATA_DIR: values.data } : process.env)
  const database = join(settings.dataDir, 'leads.db')
  if (!existsSync(database)) {
    process.stderr.write(`There are no leads yet: ${database} does not exist.\n`)
    return 1
  }
  const db = openSqlite(database, { mustExist: true, timeout: 10_000 })
  try {
    return await command.run({ args, values, settings, database, db, admin: createLeadAdmin(db), now: Date.now() })
  } finally {
    db.close()
  }
}

function parse() {
  try {
    return parseArgs({ options: OPTIONS, allowPositionals: true })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

// `… | head` closes the pipe when it has enough; that is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})

// Exports and backups hold personal data: no other account may read them.
process.umask(0o077)

try {
  process.exitCode = await run()
} catch (error) {
  if (error instanceof UsageError || error instanceof SettingsError) {
    process.stderr.write(`${error.message}\n`)
    if (error instanceof UsageError) process.stderr.write('See: npm run leads -- --help\n')
    process.exitCode = 2
  } else {
    process.stderr.write(`That did not work: ${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}
