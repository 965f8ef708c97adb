import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { CONTACT_FIELDS } from '#shared/contact.ts'
import { copyDatabase } from './backup.ts'
import type { Command, Context } from './command.ts'
import { exportLeads } from './export.ts'
import { searchFiles } from './lead-admin.ts'
import type { Filter, LeadAdmin, LeadRecord } from './lead-admin.ts'
import { FIELD_LABELS } from '../leads/email-channel.ts'
import type { Channel } from '../leads/lead-store.ts'
import { checkTarget, replaceFile } from './replace-file.ts'
import { oneLine, table } from './table.ts'
import {
  confirm,
  formatBytes,
  formatTime,
  pluralize,
  print,
  progressBar,
  UsageError,
  withProgress,
} from './terminal.ts'

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
    details: '  --force  replace an existing file, which stays until the copy is complete and checked\n',
    options: ['force'],
    run: backupFile,
  },
  stats: { usage: 'stats', summary: 'how many, and what is waiting', options: [], run: stats },
}

function list({ admin, values }: Context) {
  const limit = values.limit === undefined ? 50 : wholeNumber(values.limit, '--limit')
  const filter: Filter = { held: values.held ?? false, dead: values.dead ?? false }
  const leads = [...admin.find(filter, limit)]
  if (values.json) {
    for (const lead of leads) print(JSON.stringify(lead))
    return 0
  }
  if (!leads.length) {
    print('No leads.')
    return 0
  }
  const rows = leads.map((lead) => [
    String(lead.id),
    formatTime(lead.receivedAt),
    lead.name,
    lead.mobile,
    lead.email,
    stateOf(lead),
    lead.message,
  ])
  const width = process.stdout.columns || 120
  print(table(['ID', 'Received', 'Name', 'WhatsApp', 'Email', 'State', 'Message'], rows, { width, right: [0] }))
  const total = admin.count(filter)
  if (total > leads.length) print(`\n${leads.length} of ${total}. More: --limit ${total}`)
  return 0
}

function show({ args, admin, values }: Context) {
  const [lead] = oneLead(admin, args)
  if (values.json) {
    print(JSON.stringify(lead))
    return 0
  }
  const pairs = [
    ['Lead', String(lead.id)],
    ['Received', formatTime(lead.receivedAt)],
    ['State', lead.held ? `held: ${lead.held}` : stateOf(lead)],
    ...CONTACT_FIELDS.filter((field) => field !== 'message').map((field) => [FIELD_LABELS[field], lead[field] || '-']),
  ]
  const width = Math.max(...pairs.map(([label = '']) => label.length))
  for (const [label = '', value = ''] of pairs) print(`${label.padEnd(width)}  ${oneLine(value)}`)
  print(`\n${lead.message.split(/\r?\n/).map(oneLine).join('\n')}\n`)
  for (const delivery of lead.deliveries) {
    const { channel, state, attempts, lastError } = delivery
    const when =
      state === 'delivered'
        ? ` ${formatTime(delivery.deliveredAt ?? 0)}`
        : state === 'waiting' && attempts
          ? `, next ${formatTime(delivery.nextAt)}`
          : ''
    print(
      `${channel}: ${state}${when}, ${pluralize(attempts, 'attempt')}${lastError ? `; last: ${oneLine(lastError)}` : ''}`,
    )
  }
  return 0
}

async function exportFile({ admin, values, database, now }: Context) {
  const { format } = values
  if (format !== 'csv' && format !== 'xlsx') throw new UsageError('Say which: --format csv or --format xlsx.')
  const file = resolve(values.out ?? `leads-${new Date(now).toISOString().slice(0, 10)}.${format}`)
  const target = { force: values.force ?? false, database }
  checkTarget(file, target)
  const filter: Filter = {}
  if (values.since) {
    filter.since = Date.parse(values.since)
    if (Number.isNaN(filter.since)) throw new UsageError(`--since "${values.since}" is not a date such as 2026-01-31.`)
  }
  const total = admin.count(filter)
  const leads = await replaceFile(file, target, (temporary) =>
    exportLeads(withProgress(admin.find(filter), total, 'Exporting'), format, temporary),
  )
  print(`${pluralize(leads, 'lead')} written to ${file}`)
  return 0
}

function resend({ args, admin, values, settings, now }: Context) {
  const channels: Channel[] = []
  if (settings.spreadsheetUrl) channels.push('spreadsheet')
  if (settings.smtpUrl) channels.push('mail')
  if (!args.length && !values.missing) {
    print(`${pluralize(admin.queueDead(now), 'dead letter')} put back into the outbox.`)
    return 0
  }
  if (!channels.length) throw new Error('There is nowhere to send to: neither SPREADSHEET_URL nor SMTP_URL is set.')
  let queued = 0
  for (const channel of channels) {
    const ids = values.missing ? admin.missing(channel) : knownIds(admin, args)
    admin.queue(ids, [channel], now)
    queued += ids.length
  }
  print(
    `${pluralize(queued, 'delivery', 'deliveries')} put into the outbox. The running server sends them within seconds.`,
  )
  return 0
}

function release({ args, admin, now }: Context) {
  const ids = knownIds(admin, args)
  admin.release(ids, now)
  print(`${pluralize(ids.length, 'lead')} released.`)
  return 0
}

async function erase(context: Context) {
  const { args, values, admin } = context
  if (values.email && args.length) throw new UsageError('Give either --email or IDs, not both.')
  if (values.email === undefined && !args.length) throw new UsageError('Say whom: --email ADDRESS, or IDs.')
  if (values.email === '') throw new UsageError('--email is empty.')
  const filter: Filter = values.email ? { email: values.email.trim() } : { ids: knownIds(admin, args) }
  return eraseAll(context, filter, values.email ? `from ${values.email}` : `with ID ${args.join(', ')}`)
}

async function purge(context: Context) {
  const age = context.values['older-than']
  const days = /^(\d+)d?$/.exec(age ?? '')?.[1]
  if (!days || Number(days) === 0) throw new UsageError('Say how old, in days: --older-than 365d')
  return eraseAll(context, { before: context.now - Number(days) * DAY }, `older than ${pluralize(Number(days), 'day')}`)
}

async function eraseAll({ admin, values, database }: Context, filter: Filter, whom: string) {
  const count = admin.count(filter)
  if (!count) {
    print(`There are no leads ${whom}.`)
    return 0
  }
  if (!values.yes && !(await confirm(`Erase ${pluralize(count, 'lead')} ${whom} for good?`))) {
    print('Nothing was erased.')
    return 1
  }
  const traces = new Set<string>()
  for (const lead of withProgress(admin.find(filter), count, 'Reading')) traces.add(lead.email).add(lead.submission)
  admin.erase(filter)
  admin.scrub()
  // A person may have other, younger leads that stay.
  const needles = [...traces].filter((trace) => !trace.includes('@') || !admin.count({ email: trace }))
  const { files, bytes, found } = searchFiles(database, needles)
  print(`${pluralize(count, 'lead')} erased.`)
  if (found.length) {
    print(
      `A trace is still in ${found.join(', ')}: another lead mentions the address. Find it with: npm run leads -- list`,
    )
    return 1
  }
  print(`Searched ${pluralize(files, 'database file')} (${formatBytes(bytes)}) byte by byte: no trace left.`)
  print('Copies already sent to the spreadsheet, by mail, exported or backed up must be erased there.')
  return 0
}

async function backupFile({ args, db, database, values }: Context) {
  const [target, ...more] = args
  if (!target || more.length) throw new UsageError('Say where to: backup FILE')
  const file = resolve(target)
  const { leads, bytes } = await replaceFile(file, { force: values.force ?? false, database }, async (temporary) => {
    const show = progressBar('Copying')
    const copied = await copyDatabase(db, temporary, show)
    show.done()
    return { ...copied, bytes: statSync(temporary).size }
  })
  print(`${pluralize(leads, 'lead')} copied to ${file} (${formatBytes(bytes)}), checked.`)
  return 0
}

function stats({ admin, database }: Context) {
  const { leads, held, oldest, newest, deliveries, days } = admin.stats()
  print(`${pluralize(leads, 'lead')}${held ? `, ${held} held` : ''}, database ${formatBytes(statSync(database).size)}`)
  if (oldest !== null && newest !== null) print(`First ${formatTime(oldest)}, latest ${formatTime(newest)}`)
  for (const { channel, state, count } of deliveries) print(`${channel}: ${count} ${state}`)
  if (!days.length) return 0
  const most = Math.max(...days.map((day) => day.count))
  const rows = days.map(({ day, count }) => [
    day,
    String(count),
    '█'.repeat(Math.max(1, Math.round((count / most) * 40))),
  ])
  print(`\n${table(['Day', 'Leads', ''], rows, { width: 80, right: [1] })}`)
  return 0
}

function stateOf(lead: LeadRecord) {
  if (lead.held) return 'held'
  if (!lead.deliveries.length) return 'stored'
  for (const state of ['dead', 'waiting'] as const) {
    if (lead.deliveries.some((delivery) => delivery.state === state)) return state
  }
  return 'sent on'
}

function knownIds(admin: LeadAdmin, args: string[]) {
  if (!args.length) throw new UsageError('Say which: one or more IDs, as "list" shows them.')
  const ids = args.map((arg) => wholeNumber(arg, 'ID'))
  for (const id of ids) if (!admin.count({ ids: [id] })) throw new Error(`There is no lead ${id}.`)
  return ids
}

function oneLead(admin: LeadAdmin, args: string[]): [LeadRecord] {
  if (args.length !== 1) throw new UsageError('Say which: one ID, as "list" shows it.')
  const [lead] = admin.find({ ids: knownIds(admin, args) })
  if (!lead) throw new Error(`There is no lead ${args[0]}.`)
  return [lead]
}

function wholeNumber(text: string, what: string) {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new UsageError(`${what} "${text}" is not a whole number above 0.`)
  return Number(text)
}
