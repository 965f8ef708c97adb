import { existsSync, rmSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { CONTACT_FIELDS } from '#shared/contact.ts'
import type { Command, Context } from './command.ts'
import { exportLeads } from './export.ts'
import { searchFiles } from './ledger.ts'
import type { Filter, Ledger, LedgerLead } from './ledger.ts'
import { FIELD_LABELS } from './notice.ts'
import type { Channel } from './store.ts'
import { oneLine, table } from './table.ts'
import { confirm, plural, progress, say, size, time, UsageError, withProgress } from './terminal.ts'

const DAY = 86_400_000

export const COMMANDS: Record<string, Command> = {
  list: {
    usage: 'list [--held] [--dead] [--limit 50]',
    summary: 'newest leads first',
    details:
      '  --held     only those held as suspected spam\n  --dead     only those that could not be sent on\n  --limit N  how many (default 50)\n  --json     one JSON object a line\n',
    options: ['held', 'dead', 'limit', 'json'],
    run: list,
  },
  show: { usage: 'show ID', summary: 'everything about one lead', options: ['json'], run: show },
  export: {
    usage: 'export --format csv|xlsx [--out FILE]',
    summary: 'all leads as a file for a spreadsheet program',
    details:
      '  --out FILE        default: leads-DATE.csv here\n  --since DATE      only leads from this day on, such as 2026-01-31\n  --force           replace an existing file\n',
    options: ['format', 'out', 'since', 'force'],
    run: exportFile,
  },
  resend: {
    usage: 'resend [ID…] [--missing]',
    summary: 'send dead letters, or these leads, on again',
    details:
      '  without ID  every lead that was given up\n  --missing   every lead never sent to the spreadsheet or by mail, such as those from before it was set up\n',
    options: ['missing'],
    run: resend,
  },
  release: { usage: 'release ID…', summary: 'let held leads through', options: [], run: release },
  erase: {
    usage: 'erase --email ADDRESS | ID…',
    summary: 'erase a person for good',
    details: '  --yes  do not ask\n',
    options: ['email', 'yes'],
    run: erase,
  },
  purge: {
    usage: 'purge --older-than 365d',
    summary: 'erase leads older than this many days',
    details: '  --yes  do not ask\n',
    options: ['older-than', 'yes'],
    run: purge,
  },
  backup: {
    usage: 'backup FILE',
    summary: 'copy the database while the site runs',
    details: '  --force  replace an existing file\n',
    options: ['force'],
    run: backupFile,
  },
  stats: { usage: 'stats', summary: 'how many, and what is waiting', options: [], run: stats },
}

function list({ ledger, values }: Context) {
  const limit = values.limit === undefined ? 50 : wholeNumber(values.limit, '--limit')
  const filter: Filter = { held: values.held ?? false, dead: values.dead ?? false }
  const leads = [...ledger.find(filter, limit)]
  if (values.json) {
    for (const lead of leads) say(JSON.stringify(lead))
    return 0
  }
  if (!leads.length) {
    say('No leads.')
    return 0
  }
  const rows = leads.map((lead) => [
    String(lead.id),
    time(lead.receivedAt),
    lead.name,
    lead.mobile,
    lead.email,
    stateOf(lead),
    lead.message,
  ])
  const width = process.stdout.columns || 120
  say(table(['ID', 'Received', 'Name', 'WhatsApp', 'Email', 'State', 'Message'], rows, { width, right: [0] }))
  const total = ledger.count(filter)
  if (total > leads.length) say(`\n${leads.length} of ${total}. More: --limit ${total}`)
  return 0
}

function show({ args, ledger, values }: Context) {
  const [lead] = oneLead(ledger, args)
  if (values.json) {
    say(JSON.stringify(lead))
    return 0
  }
  const pairs = [
    ['Lead', String(lead.id)],
    ['Received', time(lead.receivedAt)],
    ['State', lead.held ? `held: ${lead.held}` : stateOf(lead)],
    ...CONTACT_FIELDS.filter((field) => field !== 'message').map((field) => [FIELD_LABELS[field], lead[field] || '-']),
  ]
  const width = Math.max(...pairs.map(([label = '']) => label.length))
  for (const [label = '', value = ''] of pairs) say(`${label.padEnd(width)}  ${oneLine(value)}`)
  say(`\n${lead.message.split(/\r?\n/).map(oneLine).join('\n')}\n`)
  for (const delivery of lead.deliveries) {
    const { channel, state, attempts, lastError } = delivery
    const when =
      state === 'delivered'
        ? ` ${time(delivery.deliveredAt ?? 0)}`
        : state === 'waiting' && attempts
          ? `, next ${time(delivery.nextAt)}`
          : ''
    say(
      `${channel}: ${state}${when}, ${plural(attempts, 'attempt')}${lastError ? `; last: ${oneLine(lastError)}` : ''}`,
    )
  }
  return 0
}

async function exportFile({ ledger, values, now }: Context) {
  const { format } = values
  if (format !== 'csv' && format !== 'xlsx') throw new UsageError('Say which: --format csv or --format xlsx.')
  const file = resolve(values.out ?? `leads-${new Date(now).toISOString().slice(0, 10)}.${format}`)
  if (existsSync(file) && !values.force) throw new Error(`${file} exists. Choose another with --out, or add --force.`)
  const filter: Filter = {}
  if (values.since) {
    filter.since = Date.parse(values.since)
    if (Number.isNaN(filter.since)) throw new UsageError(`--since "${values.since}" is not a date such as 2026-01-31.`)
  }
  const total = ledger.count(filter)
  await exportLeads(withProgress(ledger.find(filter), total, 'Exporting'), format, file)
  say(`${plural(total, 'lead')} written to ${file}`)
  return 0
}

function resend({ args, ledger, values, settings, now }: Context) {
  const channels: Channel[] = []
  if (settings.spreadsheetUrl) channels.push('spreadsheet')
  if (settings.smtpUrl) channels.push('mail')
  if (!args.length && !values.missing) {
    say(`${plural(ledger.queueDead(now), 'dead letter')} put back into the outbox.`)
    return 0
  }
  if (!channels.length) throw new Error('There is nowhere to send to: neither SPREADSHEET_URL nor SMTP_URL is set.')
  let queued = 0
  for (const channel of channels) {
    const ids = values.missing ? ledger.missing(channel) : knownIds(ledger, args)
    ledger.queue(ids, [channel], now)
    queued += ids.length
  }
  say(`${plural(queued, 'delivery', 'deliveries')} put into the outbox. The running server sends them within seconds.`)
  return 0
}

function release({ args, ledger, now }: Context) {
  const ids = knownIds(ledger, args)
  ledger.release(ids, now)
  say(`${plural(ids.length, 'lead')} released.`)
  return 0
}

async function erase(context: Context) {
  const { args, values, ledger } = context
  if (values.email && args.length) throw new UsageError('Give either --email or IDs, not both.')
  if (values.email === undefined && !args.length) throw new UsageError('Say whom: --email ADDRESS, or IDs.')
  if (values.email === '') throw new UsageError('--email is empty.')
  const filter: Filter = values.email ? { email: values.email.trim() } : { ids: knownIds(ledger, args) }
  return eraseAll(context, filter, values.email ? `from ${values.email}` : `with ID ${args.join(', ')}`)
}

async function purge(context: Context) {
  const age = context.values['older-than']
  const days = /^(\d+)d?$/.exec(age ?? '')?.[1]
  if (!days || Number(days) === 0) throw new UsageError('Say how old, in days: --older-than 365d')
  return eraseAll(context, { before: context.now - Number(days) * DAY }, `older than ${plural(Number(days), 'day')}`)
}

async function eraseAll({ ledger, values, database }: Context, filter: Filter, whom: string) {
  const count = ledger.count(filter)
  if (!count) {
    say(`There are no leads ${whom}.`)
    return 0
  }
  if (!values.yes && !(await confirm(`Erase ${plural(count, 'lead')} ${whom} for good?`))) {
    say('Nothing was erased.')
    return 1
  }
  const traces = new Set<string>()
  for (const lead of withProgress(ledger.find(filter), count, 'Reading')) traces.add(lead.email).add(lead.submission)
  ledger.erase(filter)
  ledger.scrub()
  // A person may have other, younger leads that stay.
  const needles = [...traces].filter((trace) => !trace.includes('@') || !ledger.count({ email: trace }))
  const { files, bytes, found } = searchFiles(database, needles)
  say(`${plural(count, 'lead')} erased.`)
  if (found.length) {
    say(
      `A trace is still in ${found.join(', ')}: another lead mentions the address. Find it with: npm run leads -- list`,
    )
    return 1
  }
  say(`Searched ${plural(files, 'database file')} (${size(bytes)}) byte by byte: no trace left.`)
  say('Copies already sent to the spreadsheet, by mail, exported or backed up must be erased there.')
  return 0
}

async function backupFile({ args, db, values }: Context) {
  const [target, ...more] = args
  if (!target || more.length) throw new UsageError('Say where to: backup FILE')
  const file = resolve(target)
  if (existsSync(file)) {
    if (!values.force) throw new Error(`${file} exists. Choose another name, or add --force.`)
    rmSync(file)
  }
  const show = progress('Copying')
  await backup(db, file, {
    rate: 500,
    progress: ({ totalPages, remainingPages }) => show(totalPages - remainingPages, totalPages),
  })
  show.done()
  const copy = new DatabaseSync(file)
  try {
    // One file that needs no log beside it.
    copy.exec('PRAGMA journal_mode = DELETE')
    const check = copy.prepare('PRAGMA integrity_check').get()?.['integrity_check']
    if (check !== 'ok') throw new Error(`the copy is damaged (${String(check)})`)
    const count = Number(copy.prepare('SELECT count(*) AS n FROM leads').get()?.['n'])
    say(`${plural(count, 'lead')} copied to ${file} (${size(statSync(file).size)}), checked.`)
  } finally {
    copy.close()
  }
  return 0
}

function stats({ ledger, database }: Context) {
  const { leads, held, oldest, newest, deliveries, days } = ledger.stats()
  say(`${plural(leads, 'lead')}${held ? `, ${held} held` : ''}, database ${size(statSync(database).size)}`)
  if (oldest !== null && newest !== null) say(`First ${time(oldest)}, latest ${time(newest)}`)
  for (const { channel, state, count } of deliveries) say(`${channel}: ${count} ${state}`)
  if (!days.length) return 0
  const most = Math.max(...days.map((day) => day.count))
  const rows = days.map(({ day, count }) => [
    day,
    String(count),
    '█'.repeat(Math.max(1, Math.round((count / most) * 40))),
  ])
  say(`\n${table(['Day', 'Leads', ''], rows, { width: 80, right: [1] })}`)
  return 0
}

function stateOf(lead: LedgerLead) {
  if (lead.held) return 'held'
  if (!lead.deliveries.length) return 'stored'
  for (const state of ['dead', 'waiting'] as const) {
    if (lead.deliveries.some((delivery) => delivery.state === state)) return state
  }
  return 'sent on'
}

function knownIds(ledger: Ledger, args: string[]) {
  if (!args.length) throw new UsageError('Say which: one or more IDs, as "list" shows them.')
  const ids = args.map((arg) => wholeNumber(arg, 'ID'))
  for (const id of ids) if (!ledger.count({ ids: [id] })) throw new Error(`There is no lead ${id}.`)
  return ids
}

function oneLead(ledger: Ledger, args: string[]): [LedgerLead] {
  if (args.length !== 1) throw new UsageError('Say which: one ID, as "list" shows it.')
  const [lead] = ledger.find({ ids: knownIds(ledger, args) })
  if (!lead) throw new Error(`There is no lead ${args[0]}.`)
  return [lead]
}

function wholeNumber(text: string, what: string) {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new UsageError(`${what} "${text}" is not a whole number above 0.`)
  return Number(text)
}
