import { LEAD_FIELDS } from '#shared/contact.ts'
import { FIELD_LABELS } from '../../leads/email-channel.ts'
import { parseCount, parseDay, requireText } from '../arguments.ts'
import type { Command, LeadContext } from '../command.ts'
import type { DeliveryRecord, LeadRecord } from '../../leads/lead-records.ts'
import type { Filter } from '../../leads/lead-filter.ts'
import { knownIds } from '../known-ids.ts'
import { oneLine, formatTable } from '../table.ts'
import { formatTime, pluralize, print, printLines, UsageError } from '../terminal.ts'

const DEFAULT_LIMIT = 50
const DEFAULT_COLUMNS = 120
/** Characters of a message that are formatted; no line of a terminal shows more. */
const MAX_MESSAGE_CHARS = 1_000

export const list: Command = {
  usage: 'list [--since DAY] [--search TEXT] [--held] [--dead]',
  summary: 'newest leads first',
  details:
    '  --since DAY    from this day on: 2026-01-31, today or yesterday\n' +
    '  --search TEXT  a name, number, address, or anything in a message\n' +
    '  --held         only those held as suspected spam\n' +
    '  --dead         only those that could not be sent on\n' +
    '  --limit N      how many (default 50)\n' +
    '  --json         one JSON object a line\n',
  options: ['since', 'search', 'held', 'dead', 'limit', 'json'],
  opens: 'database',
  async run({ admin, values, now }: LeadContext) {
    const limit = values.limit === undefined ? DEFAULT_LIMIT : parseCount(values.limit, '--limit')
    const filter: Filter = { held: values.held ?? false, dead: values.dead ?? false }
    const search = requireText(values.search, '--search')
    if (search !== undefined) filter.search = search
    if (values.since !== undefined) filter.since = parseDay(values.since, '--since', now)

    if (values.json) {
      await printLines(jsonLines(admin.find(filter, limit)))
      return 0
    }
    const total = await admin.count(filter)
    if (!total) {
      print('No leads.')
      return 0
    }
    const header = ['ID', 'Received', 'Name', 'WhatsApp', 'Email', 'State', 'Source', 'Message']
    const width = process.stdout.columns || DEFAULT_COLUMNS
    await printLines(formatTable(header, rows(admin.find(filter, limit)), { width, right: [0] }))
    if (total > limit) print(`\n${limit} of ${total}. More: --limit ${total}`)
    return 0
  },
}

export const show: Command = {
  usage: 'show ID',
  summary: 'everything about one lead',
  options: ['json'],
  maxArgs: 1,
  opens: 'database',
  async run({ args, admin, values }: LeadContext) {
    if (args.length !== 1) throw new UsageError('Say which: one ID, as "list" shows it.')
    for await (const lead of admin.find({ ids: await knownIds(admin, args) })) {
      if (values.json) print(JSON.stringify(lead))
      else printLead(lead)
    }
    return 0
  },
}

async function* jsonLines(leads: AsyncIterable<LeadRecord>) {
  for await (const lead of leads) yield JSON.stringify(lead)
}

async function* rows(leads: AsyncIterable<LeadRecord>) {
  for await (const lead of leads) {
    const { id, receivedAt, name, mobile, email, message } = lead
    const source = lead.heardFrom || lead.campaign || lead.referrer
    const start = message.slice(0, MAX_MESSAGE_CHARS)
    yield [String(id), formatTime(receivedAt), name, mobile, email, stateOf(lead), source, start]
  }
}

function printLead(lead: LeadRecord) {
  const pairs = [
    ['Lead', String(lead.id)],
    ['Received', formatTime(lead.receivedAt)],
    ['State', lead.held ? `held: ${lead.held}` : stateOf(lead)],
    ...LEAD_FIELDS.filter((field) => field !== 'message').map((field) => [FIELD_LABELS[field], lead[field] || '-']),
  ]
  const width = Math.max(...pairs.map(([label = '']) => label.length))
  for (const [label = '', value = ''] of pairs) print(`${label.padEnd(width)}  ${oneLine(value)}`)
  print(`\n${lead.message.split(/\r?\n/).map(oneLine).join('\n')}\n`)
  for (const delivery of lead.deliveries) print(describeDelivery(delivery))
}

function describeDelivery({ channel, state, attempts, nextAt, deliveredAt, lastError }: DeliveryRecord) {
  const when =
    state === 'delivered'
      ? ` ${formatTime(deliveredAt ?? 0)}`
      : state === 'waiting' && attempts
        ? `, next ${formatTime(nextAt)}`
        : ''
  const reason = lastError ? `; last: ${oneLine(lastError)}` : ''
  return `${channel}: ${state}${when}, ${pluralize(attempts, 'attempt')}${reason}`
}

function stateOf(lead: LeadRecord) {
  if (lead.held) return 'held'
  if (!lead.deliveries.length) return 'stored'
  for (const state of ['dead', 'waiting'] as const) {
    if (lead.deliveries.some((delivery) => delivery.state === state)) return state
  }
  return 'sent on'
}
