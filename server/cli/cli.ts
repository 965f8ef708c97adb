import { parseArgs } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { readSettings, SettingsError } from '../settings.ts'
import { COMMANDS } from './commands/index.ts'
import type { Command, Context } from './command.ts'
import { createLeadAdmin } from '../leads/lead-admin.ts'
import { databaseFile, openForCommand } from './open.ts'
import { UsageError } from './terminal.ts'

const HELP = `The leads of this website.

Usage: npm run leads -- COMMAND [options]

${Object.values(COMMANDS)
  .map((command) => `  ${command.usage.padEnd(56)}${command.summary}`)
  .join('\n')}

Options of every command:
  --data DIR    directory of the database (default: DATA_DIR, or data)
  --help        this text, or with a command: its options

Exit codes: 0 done, 1 not done or something needs you, 2 the command was not understood.
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
  search: { type: 'string' },
  email: { type: 'string' },
  mobile: { type: 'string' },
  'older-than': { type: 'string' },
  to: { type: 'string' },
  wait: { type: 'string' },
} as const

// Rows become garbage as soon as they are written, so a growing young generation would only take more memory.
setFlagsFromString('--semi-space-growth-factor=1')

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
  const tooMany = args[command.maxArgs ?? 0]
  if (tooMany !== undefined) throw new UsageError(`"${name}" takes no argument "${tooMany}".`)
  if (values.data === '') throw new UsageError('--data is empty.')

  const settings = readSettings(values.data ? { ...process.env, DATA_DIR: values.data } : process.env)
  return runCommand(command, { args, values, settings, now: Date.now() })
}

async function runCommand(command: Command, context: Context): Promise<number> {
  if (command.opens === 'nothing') return command.run(context)
  const file = databaseFile(context.settings)
  const database = await openForCommand(context.settings)
  try {
    return await command.run({ ...context, database, file, admin: createLeadAdmin(database) })
  } finally {
    await database.close()
  }
}

function parse() {
  try {
    return parseArgs({ options: OPTIONS, allowPositionals: true })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function reportFailure(error: unknown) {
  process.stderr.write(`That did not work: ${error instanceof Error ? error.message : String(error)}\n`)
  return 1
}

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // `… | head` closes the pipe when it has read enough, which is not an error.
  process.exit(error.code === 'EPIPE' ? 0 : reportFailure(error))
})

// Exports and backups hold personal data, so no other account may read them.
process.umask(0o077)

try {
  process.exitCode = await run()
} catch (error) {
  if (error instanceof UsageError || error instanceof SettingsError) {
    process.stderr.write(`${error.message}\n`)
    if (error instanceof UsageError) process.stderr.write('See: npm run leads -- --help\n')
    process.exitCode = 2
  } else {
    process.exitCode = reportFailure(error)
  }
}
