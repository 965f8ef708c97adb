import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import writeExcelFile from 'write-excel-file/node'
import { CONTACT_FIELDS } from '#shared/contact.ts'
import { escapeFormula } from '../leads/escape-formula.ts'
import type { LeadRecord } from './lead-admin.ts'
import { FIELD_LABELS } from '../leads/email-channel.ts'

export type ExportFormat = 'csv' | 'xlsx'

// A cell holds 32,767 characters; a longer message goes on in columns to the right.
const CELL_LIMIT = 32_767
// Characters XML cannot carry, or that the writer drops with what stands beside them.
// oxlint-disable-next-line no-control-regex
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f\ufffd\p{Noncharacter_Code_Point}]/gu
// Spreadsheets read _x0041_ as an escaped "A".
const LOOKS_ESCAPED = /_(?=x[0-9a-f]{4}_)/gi

const HEADER = ['Lead', 'Received', 'Held', ...CONTACT_FIELDS.map((field) => FIELD_LABELS[field])]

function rowOf(lead: LeadRecord): string[] {
  return [
    String(lead.id),
    new Date(lead.receivedAt).toISOString(),
    lead.held ?? '',
    ...CONTACT_FIELDS.map((field) => lead[field]),
  ]
}

/** RFC 4180 with a byte-order mark, which spreadsheets need to read it as UTF-8. */
export function* csv(leads: Iterable<LeadRecord>): Generator<string> {
  yield `\uFEFF${csvLine(HEADER)}`
  for (const lead of leads) yield csvLine(rowOf(lead))
}

function csvLine(cells: string[]) {
  return `${cells.map((cell) => `"${escapeFormula(cell).replaceAll('"', '""')}"`).join(',')}\r\n`
}

/** Every cell is typed as text, so nothing in it can be a formula. */
export async function xlsx(leads: Iterable<LeadRecord>): Promise<Buffer> {
  const rows = [...leads].map((lead) => rowOf(lead).flatMap(pieces))
  const header = HEADER.map((value) => ({ value, type: String, fontWeight: 'bold' as const }))
  const widths = [8, 26, 18, 28, 16, 32, 28, 20, 28, 80]
  return writeExcelFile(
    [header, ...rows.map((row) => row.map((value) => ({ value: cellText(value), type: String, wrap: true })))],
    { columns: widths.map((width) => ({ width })), stickyRowsCount: 1, sheet: 'Leads' },
  ).toBuffer()
}

function pieces(text: string): string[] {
  if (text.length <= CELL_LIMIT) return [text]
  const parts: string[] = []
  for (let rest = text; rest;) {
    // Not between the two halves of one character.
    const end =
      rest.length > CELL_LIMIT && /[\ud800-\udbff]/.test(rest[CELL_LIMIT - 1] ?? '') ? CELL_LIMIT - 1 : CELL_LIMIT
    parts.push(rest.slice(0, end))
    rest = rest.slice(end)
  }
  return parts
}

function cellText(text: string) {
  const clean = text.replace(NOT_XML, '').replace(LOOKS_ESCAPED, '_x005F_')
  // The writer looks texts up in a plain object, where `constructor` and its like are there already and get lost.
  return clean in {} ? escapedFirst(clean) : clean
}

/** The same text to a spreadsheet, but not to a program: `constructor` as `_x0063_onstructor`. */
function escapedFirst(text: string) {
  return `_x${text.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_${text.slice(1)}`
}

/** Writes the leads to a new file only its owner can read; gives how many once it is complete. */
export async function exportLeads(leads: Iterable<LeadRecord>, format: ExportFormat, file: string): Promise<number> {
  let count = 0
  function* counted() {
    for (const lead of leads) {
      count += 1
      yield lead
    }
  }
  const source = format === 'csv' ? Readable.from(csv(counted())) : Readable.from([await xlsx(counted())])
  await pipeline(source, createWriteStream(file, { mode: 0o600, flags: 'wx' }))
  return count
}
