import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'

export type XlsxOptions = {
  header: readonly string[]
  /** Widths of the columns in characters. */
  widths: readonly number[]
  /** Maximum number of rows of a sheet, including the header; further rows go to another sheet. */
  maxRows?: number
}

// A worksheet has at most 1,048,576 rows, and no program opens a gigabyte.
const MAX_ROWS = 1_048_576
const MAX_SHEET_BYTES = 1_000_000_000
const ROWS_PER_CHUNK = 200

/** Maximum length of a cell; a longer text continues in the columns to the right. */
const MAX_CELL_LENGTH = 32_767

// Characters that XML does not allow.
// oxlint-disable-next-line no-control-regex
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f\ufffd\p{Noncharacter_Code_Point}]/gu
// Spreadsheets read _x0041_ as an escaped "A".
const LOOKS_ESCAPED = /_(?=x[0-9a-f]{4}_)/gi

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const STYLE = { header: 1, text: 2 } as const

/**
 * Writes rows of text as an Excel workbook (ECMA-376) to a new file that only its owner can read, row by row, with
 * constant memory. Every cell is typed and formatted as text, so none can be a formula. Returns the number of rows
 * without headers.
 */
export async function writeXlsx(file: string, rows: AsyncIterable<string[]>, options: XlsxOptions): Promise<number> {
  const zip = new ZipFile()
  const written = pipeline(zip.outputStream, createWriteStream(file, { mode: 0o600, flags: 'wx' }))
  const source = rows[Symbol.asyncIterator]()
  const progress = { rows: 0, done: false }
  let sheets = 0
  try {
    do {
      sheets += 1
      const sheet = Readable.from(sheetXml(source, options, progress))
      zip.addReadStream(sheet, `xl/worksheets/sheet${sheets}.xml`)
      await Promise.race([finished(sheet), written])
    } while (!progress.done)
    for (const [name, xml] of workbookFiles(sheets)) zip.addBuffer(Buffer.from(XML + xml), name)
    zip.end()
  } catch (error) {
    // Otherwise the file would stay open and the process alive.
    written.catch(() => undefined)
    await source.return?.()
    throw error
  }
  await written
  return progress.rows
}

async function* sheetXml(
  source: AsyncIterator<string[]>,
  { header, widths, maxRows = MAX_ROWS }: XlsxOptions,
  progress: { rows: number; done: boolean },
) {
  const columns = widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
  let piece = `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>${rowXml(header, 1, STYLE.header)}`
  let bytes = 0
  for (let row = 2; row <= maxRows && bytes < MAX_SHEET_BYTES; row++) {
    const next = await source.next()
    if (next.done) {
      progress.done = true
      break
    }
    piece += rowXml(next.value.flatMap(splitText), row, STYLE.text)
    progress.rows += 1
    if (row % ROWS_PER_CHUNK) continue
    bytes += piece.length
    yield piece
    piece = ''
  }
  yield `${piece}</sheetData></worksheet>`
}

function rowXml(cells: readonly string[], row: number, style: number) {
  const filled = cells.map((text, column) => {
    const content = escapeXml(text)
    if (!content) return ''
    return `<c r="${columnName(column)}${row}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${content}</t></is></c>`
  })
  return `<row r="${row}">${filled.join('')}</row>`
}

/** Returns the name of a column: A, B, …, Z, AA, AB, … */
function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26))
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter
}

function splitText(text: string): string[] {
  if (text.length <= MAX_CELL_LENGTH) return [text]
  const parts: string[] = []
  for (let rest = text; rest;) {
    // A surrogate pair must not be split.
    const isSplit = rest.length > MAX_CELL_LENGTH && /[\ud800-\udbff]/.test(rest[MAX_CELL_LENGTH - 1] ?? '')
    const end = isSplit ? MAX_CELL_LENGTH - 1 : MAX_CELL_LENGTH
    parts.push(rest.slice(0, end))
    rest = rest.slice(end)
  }
  return parts
}

function escapeXml(text: string) {
  return (
    text
      .replace(NOT_XML, '')
      .replace(LOOKS_ESCAPED, '_x005F_')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      // An XML reader would turn a bare carriage return into a line feed.
      .replaceAll('\r', '_x000D_')
  )
}

function workbookFiles(sheets: number): [string, string][] {
  const numbers = Array.from({ length: sheets }, (_, index) => index + 1)
  const list = numbers.map((n) => `<sheet name="${n === 1 ? 'Leads' : `Leads ${n}`}" sheetId="${n}" r:id="rId${n}"/>`)
  const sheetParts = numbers.map(
    (n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${TYPES}.worksheet+xml"/>`,
  )
  const sheetLinks = numbers.map(
    (n) => `<Relationship Id="rId${n}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${n}.xml"/>`,
  )
  return [
    [
      '[Content_Types].xml',
      `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/>${sheetParts.join('')}</Types>`,
    ],
    [
      '_rels/.rels',
      `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    ['xl/workbook.xml', `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${list.join('')}</sheets></workbook>`],
    [
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${PACKAGE}/relationships">${sheetLinks.join('')}<Relationship Id="rId${sheets + 1}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    ],
    // Number format 49 is "text": text typed into such a cell later stays text, too.
    [
      'xl/styles.xml',
      `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
    ],
  ]
}
