import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LEAD_FIELDS } from '#shared/contact.ts'
import { csv, exportLeads } from './export.ts'
import type { LeadRecord } from './lead-records.ts'
import { writeXlsx } from './xlsx.ts'
import { isInstalled } from '../../tests/server/process.ts'
import { collect, temporaryDirectory } from '../../tests/server/service.ts'

/** Number of cells for stage, reason, colleague, follow-up, value, first answer and notes. */
const DESK_CELLS = 7

const EDGE_CASES = [
  '=1+1',
  '=HYPERLINK("http://evil.example","click")',
  '+1-1',
  '-2+3',
  '@SUM(A1:A9)',
  '\t=1',
  '\r=1',
  '\n=1',
  ' =1',
  '＝1＋1',
  "'=1",
  '"quoted", and "comma"',
  'a;b\tc',
  'two\r\nlines',
  '_x000D_ and _x0041_',
  '<b>&amp;</b>',
  ']]>',
  'ரவி குமார் 李小龍 🦅',
  '\u0001\u001f',
  '1/2',
  '007',
  '1E5',
]

function lead(text: string, id = 1): LeadRecord {
  const fields = Object.fromEntries(LEAD_FIELDS.map((field) => [field, text])) as Record<
    (typeof LEAD_FIELDS)[number],
    string
  >
  const nothing = { lostReason: null, assignee: null, followUp: null, value: null, currency: null, answeredAt: null }
  return {
    ...fields,
    id,
    submission: 's',
    receivedAt: 0,
    held: null,
    deliveries: [],
    desk: { stage: 'new', ...nothing, events: [] },
  }
}

/** Parses RFC 4180 as a spreadsheet does. */
function readCsv(text: string) {
  const rows: string[][] = [[]]
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    rows.at(-1)?.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'))
    if (end === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}

async function* each<T>(items: Iterable<T>): AsyncGenerator<T> {
  yield* items
}

async function csvOf(leads: LeadRecord[]) {
  return (await collect(csv(each(leads)))).join('')
}

async function readXlsx(leads: LeadRecord[]) {
  const file = join(temporaryDirectory(), 'leads.xlsx')
  await exportLeads(each(leads), 'xlsx', file)
  const files = unzipSync(readFileSync(file))
  const all = Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)] as const)
  return { xml: all.map(([, text]) => text).join(''), ...readSheet(strFromU8(files['xl/worksheets/sheet1.xml']!)) }
}

function readSheet(sheet: string) {
  const cells = [...sheet.matchAll(/<c ([^>]*?)(?:\/>|>([\s\S]*?)<\/c>)/g)].map((match) => ({
    type: /t="(\w+)"/.exec(match[1] ?? '')?.[1],
    text: /<t[^>]*>([\s\S]*?)<\/t>/
      .exec(match[2] ?? '')?.[1]
      ?.replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&'),
  }))
  return { sheet, cells }
}

const anyText = fc.oneof(
  fc.constant('kept \u{10fffe} beside'),
  fc.constantFrom(...EDGE_CASES),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.tuple(fc.constantFrom(...'=+-@\t\r\n\'"'), fc.string()).map((parts) => parts.join('')),
)

test('csv: every value survives, and no cell begins as a formula', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyText, { minLength: 1, maxLength: 5 }), async (texts) => {
      const rows = readCsv((await csvOf(texts.map((text) => lead(text)))).slice(1))
      expect(rows).toHaveLength(texts.length + 1)
      for (const [index, text] of texts.entries()) {
        const cells = rows[index + 1] ?? []
        expect(cells).toHaveLength(LEAD_FIELDS.length + 3 + DESK_CELLS)
        expect(cells.slice(-8, -1)).toEqual(['New', '', '', '', '', '', ''])
        for (const cell of [...cells.slice(3, -8), ...cells.slice(-1)]) {
          expect(cell.trimStart()).not.toMatch(/^[=+\-@＝＋－＠]/)
          expect([text, `'${text}`]).toContain(cell)
        }
      }
    }),
    { numRuns: 1_000 },
  )
})

test('csv: the header is the first line, after a mark that says UTF-8', async () => {
  const first = await csvOf([])
  expect(first.codePointAt(0)).toBe(0xfeff)
  expect(readCsv(first.slice(1))[0]?.slice(0, 4)).toEqual(['Lead', 'Received', 'Held', 'Name'])
})

/** Returns the text that a spreadsheet shows for ECMA-376's `_x0041_` escapes. */
const decoded = (text = '') =>
  text.replace(/_x([0-9A-F]{4})_/g, (_escape, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
  'xlsx: %s is a text like any other',
  async (text) => {
    const { cells } = await readXlsx([lead(text)])
    const values = cells.filter((cell) => cell.text !== undefined).map((cell) => decoded(cell.text))
    expect(values).toContain(text)
  },
)

test('xlsx: every cell is text, none a formula, and every value survives', async () => {
  await fc.assert(
    fc.asyncProperty(anyText, async (text) => {
      const { xml, sheet, cells } = await readXlsx([lead(text)])
      expect(sheet).not.toMatch(/<f[ >/]/)
      // oxlint-disable-next-line no-control-regex
      expect(xml).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/)
      const filled = cells.filter((cell) => cell.text !== undefined)
      expect(filled.every((cell) => cell.type === 'inlineStr')).toBe(true)
      const expected = text.replace(
        // oxlint-disable-next-line no-control-regex
        /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f\ufffd\p{Noncharacter_Code_Point}]/gu,
        '',
      )
      const values = filled.slice(LEAD_FIELDS.length + 5 + DESK_CELLS).map((cell) => decoded(cell.text))
      expect(new Set(values)).toEqual(new Set(expected ? [expected, 'New'] : ['New']))
    }),
    { numRuns: 200 },
  )
})

test('what the desk made of a lead goes along: stage, colleague, worth, and every note, none of them a formula', async () => {
  const record = lead('Asha')
  const note = {
    at: Date.UTC(2026, 0, 5),
    who: 'Ravi',
    kind: 'note',
    note: '=1+1 wants a call',
    before: null,
    after: null,
  }
  record.desk = {
    ...record.desk,
    stage: 'lost',
    lostReason: 'price',
    assignee: '=Ravi',
    value: 90_000,
    currency: 'INR',
    events: [{ ...note, kind: 'stage', note: '' }, note, { ...note, note: 'x'.repeat(40_000) }],
  }
  const [, cells = []] = readCsv((await csvOf([record])).slice(1))
  expect(cells.slice(-8, -2)).toEqual(['Lost', 'Too expensive for them', "'=Ravi", '', 'INR 90000', ''])
  expect(cells.at(-2)).toMatch(/^2026-01-05 Ravi: =1\+1 wants a call\n2026-01-05 Ravi: x+…$/)
  expect(cells.at(-1), 'the message stays in its column').toBe('Asha')
  const file = join(temporaryDirectory(), 'leads.json')
  await exportLeads(each([record, lead('=2')]), 'json', file)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual([record, lead('=2')])
})

test('xlsx: a message longer than a cell goes on in the next one', async () => {
  const message = `${'x'.repeat(32_766)}🦅${'y'.repeat(32_000)}`
  const { cells } = await readXlsx([{ ...lead('short'), message }])
  const texts = cells.map((cell) => cell.text ?? '')
  expect(Math.max(...texts.map((text) => text.length))).toBeLessThanOrEqual(32_767)
  expect(texts.slice(-2).join('')).toBe(message)
})

test('xlsx: more rows than a sheet holds go on in another one, under the same header', async () => {
  const file = join(temporaryDirectory(), 'leads.xlsx')
  const rows = Array.from({ length: 5 }, (_, index) => [String(index)])
  expect(await writeXlsx(file, each(rows), { header: ['Head'], widths: [8], maxRows: 3 })).toBe(5)
  const files = unzipSync(readFileSync(file))
  const texts = [1, 2, 3].map((n) =>
    readSheet(strFromU8(files[`xl/worksheets/sheet${n}.xml`]!)).cells.map((cell) => cell.text),
  )
  expect(texts).toEqual([
    ['Head', '0', '1'],
    ['Head', '2', '3'],
    ['Head', '4'],
  ])
  expect(strFromU8(files['xl/workbook.xml']!).match(/<sheet name="[^"]*"/g)).toHaveLength(3)
})

test('xlsx: leads that cannot be read to the end are no export', async () => {
  async function* broken() {
    yield ['1']
    yield await Promise.reject<string[]>(new Error('the database went away'))
  }
  const file = join(temporaryDirectory(), 'leads.xlsx')
  await expect(writeXlsx(file, broken(), { header: ['Head'], widths: [8] })).rejects.toThrow('went away')
})

test('an export can be read by its owner only', async () => {
  const file = join(temporaryDirectory(), 'leads.csv')
  expect(await exportLeads(each([lead('text')]), 'csv', file)).toBe(1)
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

describe.skipIf(!isInstalled('soffice'))('opened in LibreOffice (needs soffice)', () => {
  test.each(['csv', 'xlsx'] as const)(
    '%s: no cell is a formula, and what was typed is there',
    async (format) => {
      const directory = temporaryDirectory()
      const leads = EDGE_CASES.map((text, index) => lead(text, index + 1))
      await exportLeads(each(leads), format, join(directory, `leads.${format}`))
      execFileSync(
        'soffice',
        [
          `-env:UserInstallation=file://${directory}/profile`,
          '--headless',
          // The import dialog would preset these options for a UTF-8 file with a mark; without a dialog they must be
          // given.
          ...(format === 'csv' ? ['--infilter=CSV:44,34,76,1'] : []),
          '--convert-to',
          'fods',
          '--outdir',
          directory,
          join(directory, `leads.${format}`),
        ],
        { stdio: 'ignore', timeout: 90_000 },
      )
      const document = readFileSync(join(directory, 'leads.fods'), 'utf8')
      expect(document.match(/<table:table-row/g)?.length).toBeGreaterThan(EDGE_CASES.length)
      expect(document.includes('table:formula')).toBe(false)
      for (const text of ['HYPERLINK', '@SUM(A1:A9)', 'ரவி குமார் 李小龍 🦅', '_x0041_', '＝1＋1']) {
        expect([text, document.includes(text)]).toEqual([text, true])
      }
    },
    120_000,
  )
})
