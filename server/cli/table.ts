import stringWidth from 'string-width'

export type TableOptions = { width: number; right?: readonly number[] }

const GAP = '  '
// Column widths are those of the first rows; a longer cell further down only shifts its own line.
const MAX_MEASURED_ROWS = 1_000
const MIN_LAST_COLUMN = 8
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Yields the lines of a table with aligned columns; the last column is shortened to fit the screen. */
export async function* formatTable(
  header: readonly string[],
  rows: AsyncIterable<readonly string[]> | Iterable<readonly string[]>,
  { width, right = [] }: TableOptions,
): AsyncGenerator<string> {
  const last = header.length - 1
  let widths: number[] | null = null
  let waiting: string[][] = [[...header]]

  function measure() {
    widths = header.map((_, column) => Math.max(...waiting.map((row) => widthOf(row[column] ?? ''))))
    const before = widths.slice(0, last).reduce((sum, columnWidth) => sum + columnWidth + GAP.length, 0)
    widths[last] = Math.max(MIN_LAST_COLUMN, Math.min(widths[last] ?? 0, width - before))
    const [first = [], ...others] = waiting
    const lines = [format(first), widths.map((columnWidth) => '─'.repeat(columnWidth)).join(GAP), ...others.map(format)]
    waiting = []
    return lines
  }

  function format(row: readonly string[]) {
    return (widths ?? [])
      .map((columnWidth, column) => {
        const cell = row[column] ?? ''
        const text = column === last ? shorten(cell, columnWidth) : cell
        const space = ' '.repeat(Math.max(0, columnWidth - widthOf(text)))
        return right.includes(column) ? space + text : text + space
      })
      .join(GAP)
      .trimEnd()
  }

  for await (const row of rows) {
    const cells = row.map(oneLine)
    if (widths) {
      yield format(cells)
      continue
    }
    waiting.push(cells)
    if (waiting.length > MAX_MEASURED_ROWS) yield* measure()
  }
  if (!widths) yield* measure()
}

/** Removes line breaks and control characters from untrusted text for a terminal. */
export function oneLine(text: string) {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim()
}

function widthOf(text: string) {
  return /^[\u0020-\u007e]*$/.test(text) ? text.length : stringWidth(text)
}

function shorten(text: string, width: number) {
  // Shortened first: the width of a long message need not be computed for the few characters that are shown.
  const start = text.length > width * 8 ? text.slice(0, width * 8) : text
  if (start === text && widthOf(text) <= width) return text
  let kept = ''
  let used = 0
  for (const { segment } of graphemes.segment(start)) {
    used += widthOf(segment)
    if (used > width - 1) break
    kept += segment
  }
  return `${kept}…`
}
