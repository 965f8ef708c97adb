import { createReadStream } from 'node:fs'
import { Unzip, UnzipInflate } from 'fflate'

/** Counts occurrences of `text` in consecutive chunks, also across their borders. */
function counter(text: string) {
  let count = 0
  let tail = ''
  return {
    add(piece: string) {
      const all = tail + piece
      count += all.split(text).length - 1
      tail = all.slice(-(text.length - 1))
    },
    total: () => count,
  }
}

/** Counts the records of an exported CSV file without its header, in constant memory. */
export async function countCsvRecords(file: string): Promise<number> {
  // Only records end with CRLF; a line break inside a message is a bare LF.
  const lines = counter('\r\n')
  for await (const chunk of createReadStream(file, 'latin1')) lines.add(String(chunk))
  return lines.total() - 1
}

/** Counts the rows of all sheets of an exported workbook without their headers, in constant memory. */
export async function countXlsxRows(file: string): Promise<number> {
  const rows = counter('<row ')
  let sheets = 0
  const unzip = new Unzip((entry) => {
    if (!entry.name.startsWith('xl/worksheets/')) return
    sheets += 1
    entry.ondata = (error, chunk) => {
      if (error) throw error
      rows.add(Buffer.from(chunk).toString('latin1'))
    }
    entry.start()
  })
  unzip.register(UnzipInflate)
  for await (const chunk of createReadStream(file)) unzip.push(chunk as Buffer)
  unzip.push(new Uint8Array(), true)
  return rows.total() - sheets
}
