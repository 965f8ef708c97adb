import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'

type Answer = { ok: boolean; error?: string; repeated?: boolean; ready?: boolean }
type Cell = string | Date

/**
 * Creates a stand-in for the script host with the objects `leads.gs` uses. Its cells behave like real ones when a
 * value is set (formulas run, one leading apostrophe is dropped, numbers and dates are converted); it has a lock that
 * is required for writing, and writes that wait for `flush`.
 */
export function createSpreadsheetHost() {
  const sheets = new Map<string, Cell[][]>()
  const pending: (() => void)[] = []
  const faults = { lockBusy: false, writeFails: false }
  const violations: string[] = []
  let locked = false

  function stored(value: unknown): Cell {
    if (value instanceof Date || Object.prototype.toString.call(value) === '[object Date]') return value as Date
    const text = String(value)
    if (text.startsWith("'")) return text.slice(1)
    if (/^\s*[=+\-@]/.test(text)) violations.push(`formula: ${text}`)
    else if (text !== '' && !Number.isNaN(Number(text))) violations.push(`number: ${text}`)
    return text
  }

  function sheetOf(name: string) {
    const rows = sheets.get(name) ?? []
    const range = (row: number, column: number, height: number, width: number) => ({
      setValues(values: unknown[][]) {
        if (!locked) violations.push('a write without the lock')
        if (faults.writeFails) throw new Error('Service Spreadsheets failed')
        if (values.length !== height || values.some((line) => line.length !== width)) {
          throw new Error('The number of columns in the data does not match')
        }
        pending.push(() => {
          for (const [y, line] of values.entries()) {
            const target = (rows[row - 1 + y] ??= [])
            for (const [x, value] of line.entries()) target[column - 1 + x] = stored(value)
          }
        })
        return this
      },
      setFontWeight() {
        return this
      },
      getValues: () =>
        Array.from({ length: height }, (_, y) =>
          Array.from({ length: width }, (_, x) => rows[row - 1 + y]?.[column - 1 + x] ?? ''),
        ),
    })
    const getLastColumn = () => Math.max(0, ...rows.map((row) => row.length))
    return { getLastRow: () => rows.length, getLastColumn, getRange: range, setFrozenRows: () => undefined }
  }

  const globals = {
    SpreadsheetApp: {
      getActiveSpreadsheet: () => ({
        getSheetByName: (name: string) => (sheets.has(name) ? sheetOf(name) : null),
        insertSheet(name: string) {
          sheets.set(name, [])
          return sheetOf(name)
        },
      }),
      flush: () => pending.splice(0).forEach((write) => write()),
    },
    LockService: {
      getScriptLock: () => ({
        tryLock() {
          if (locked || faults.lockBusy) return false
          locked = true
          return true
        },
        waitLock() {
          if (locked || faults.lockBusy) throw new Error('Lock timeout')
          locked = true
        },
        releaseLock() {
          if (pending.length) violations.push('the lock was let go before the write was flushed')
          locked = false
        },
      }),
    },
    ContentService: {
      MimeType: { JSON: 'json' },
      createTextOutput: (text: string) => ({ text, setMimeType: () => ({ text }) }),
    },
  }

  const source = readFileSync(join(import.meta.dirname, '../../spreadsheet/leads.gs'), 'utf8')
  const script = runInNewContext(`${source}\n;({ doPost, doGet, setUp })`, globals) as {
    doPost: (event: unknown) => { text: string }
    doGet: () => { text: string }
    setUp: () => void
  }
  const read = (output: { text: string }) => JSON.parse(output.text) as Answer

  return {
    faults,
    violations,
    setUp: () => script.setUp(),
    get: () => read(script.doGet()),
    post: (parameter: Record<string, string> | undefined) => read(script.doPost(parameter && { parameter })),
    rows: () => sheets.get('Leads') ?? [],
    get locked() {
      return locked
    },
  }
}
