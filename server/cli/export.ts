import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CONTACT_FIELDS, SOURCE_FIELDS } from '#shared/contact.ts'
import { escapeFormula } from '../leads/escape-formula.ts'
import { FIELD_LABELS } from '../leads/email-channel.ts'
import type { LeadRecord } from './lead-admin.ts'
import { writeXlsx } from './xlsx.ts'

export type ExportFormat = 'csv' | 'xlsx'

// The message last: in a workbook a very long one goes on in the columns to its right.
const FIELDS = [...CONTACT_FIELDS.filter((field) => field !== 'message'), ...SOURCE_FIELDS, 'message'] as const
const HEADER = ['Lead', 'Received', 'Held', ...FIELDS.map((field) => FIELD_LABELS[field])]
const WIDTHS = [8, 26, 18, 28, 16, 32, 28, 20, 28, 20, 24, 40, 30, 24, 80]
const LINES_A_PIECE = 200

/** Writes the leads to a new file only its owner can read, in constant memory; gives how many. */
export async function exportLeads(
  leads: AsyncIterable<LeadRecord>,
  format: ExportFormat,
  file: string,
): Promise<number> {
  if (format === 'xlsx') return writeXlsx(file, rowsOf(leads), { header: HEADER, widths: WIDTHS })
  let count = 0
  async function* counted() {
    for await (const lead of leads) {
      count += 1
      yield lead
    }
  }
  await pipeline(Readable.from(csv(counted())), createWriteStream(file, { mode: 0o600, flags: 'wx' }))
  return count
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
  ]
}

/** RFC 4180 in pieces, with a byte-order mark, which spreadsheets need to read it as UTF-8. */
export async function* csv(leads: AsyncIterable<LeadRecord>): AsyncGenerator<string> {
  let piece = `\uFEFF${csvLine(HEADER)}`
  let lines = 1
  for await (const lead of leads) {
    piece += csvLine(rowOf(lead))
    lines += 1
    if (lines % LINES_A_PIECE) continue
    yield piece
    piece = ''
  }
  yield piece
}

function csvLine(cells: string[]) {
  return `${cells.map((cell) => `"${escapeFormula(cell).replaceAll('"', '""')}"`).join(',')}\r\n`
}
