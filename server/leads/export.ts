import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CONTACT_FIELDS, SOURCE_FIELDS } from '#shared/contact.ts'
import { escapeFormula } from './escape-formula.ts'
import { FIELD_LABELS } from './email-channel.ts'
import { LOST_REASON_LABELS, lostReasonSchema, STAGE_LABELS } from '#shared/studio/leads.ts'
import type { DeskRecord, LeadRecord } from './lead-records.ts'
import { writeXlsx } from './xlsx.ts'

export type ExportFormat = 'csv' | 'xlsx' | 'json'

// The message comes last, because a very long one continues in the columns to its right.
const FIELDS = [...CONTACT_FIELDS.filter((field) => field !== 'message'), ...SOURCE_FIELDS] as const
const DESK_HEADER = ['Stage', 'Lost because', 'Given to', 'Follow up on', 'Worth', 'First answered', 'Notes']
const HEADER = [
  'Lead',
  'Received',
  'Held',
  ...FIELDS.map((field) => FIELD_LABELS[field]),
  ...DESK_HEADER,
  FIELD_LABELS.message,
]
const WIDTHS = [8, 26, 18, 28, 16, 32, 28, 20, 28, 20, 24, 40, 30, 24, 12, 22, 20, 14, 14, 26, 60, 80]
/** Less than a cell's limit, so that the notes stay in their column and the message in its own. */
const MAX_NOTES_LENGTH = 30_000
const LINES_PER_CHUNK = 200

/** Writes leads to a new file that only its owner can read, with constant memory, and returns their number. */
export async function exportLeads(
  leads: AsyncIterable<LeadRecord>,
  format: ExportFormat,
  file: string,
): Promise<number> {
  const mode = { mode: 0o600, flags: 'wx' } as const
  if (format === 'xlsx') return writeXlsx(file, rowsOf(leads), { header: HEADER, widths: WIDTHS })
  let count = 0
  async function* counted() {
    for await (const lead of leads) {
      count += 1
      yield lead
    }
  }
  const text = format === 'json' ? json(counted()) : csv(counted())
  await pipeline(Readable.from(text), createWriteStream(file, mode))
  return count
}

/** Yields a JSON array with one lead per line, including deliveries and events. */
async function* json(leads: AsyncIterable<LeadRecord>): AsyncGenerator<string> {
  let start = '[\n'
  for await (const lead of leads) {
    yield start + JSON.stringify(lead)
    start = ',\n'
  }
  yield start === '[\n' ? '[]\n' : '\n]\n'
}

async function* rowsOf(leads: AsyncIterable<LeadRecord>) {
  for await (const lead of leads) yield rowOf(lead)
}

function rowOf(lead: LeadRecord): string[] {
  return [
    String(lead.id),
    new Date(lead.receivedAt).toISOString(),
    lead.held ?? '',
    ...FIELDS.map((field) => lead[field]),
    ...deskCells(lead.desk),
    lead.message,
  ]
}

function deskCells({ stage, lostReason, assignee, followUp, value, currency, answeredAt, events }: DeskRecord) {
  const reason = lostReasonSchema.safeParse(lostReason).data
  const notes = events
    .filter(({ kind }) => kind === 'note')
    .map(({ at, who, note }) => `${new Date(at).toISOString().slice(0, 10)} ${who ?? ''}: ${note}`)
    .join('\n')
  return [
    STAGE_LABELS[stage],
    reason ? LOST_REASON_LABELS[reason] : '',
    assignee ?? '',
    followUp ?? '',
    value === null ? '' : `${currency} ${value}`,
    answeredAt === null ? '' : new Date(answeredAt).toISOString(),
    notes.length > MAX_NOTES_LENGTH ? `${notes.slice(0, MAX_NOTES_LENGTH)}…` : notes,
  ]
}

/** Yields RFC 4180 CSV in pieces, with a byte-order mark, which spreadsheets need to detect UTF-8. */
export async function* csv(leads: AsyncIterable<LeadRecord>): AsyncGenerator<string> {
  let piece = `\uFEFF${csvLine(HEADER)}`
  let lines = 1
  for await (const lead of leads) {
    piece += csvLine(rowOf(lead))
    lines += 1
    if (lines % LINES_PER_CHUNK) continue
    yield piece
    piece = ''
  }
  yield piece
}

function csvLine(cells: string[]) {
  return `${cells.map((cell) => `"${escapeFormula(cell).replaceAll('"', '""')}"`).join(',')}\r\n`
}
