export type Column<Row> = {
  head: string
  value: (row: Row) => string
  /** Whether the value misses its target and is marked. */
  missed?: (row: Row) => boolean
  /** Whether the column is text and aligned to the left; figures are aligned to the right. */
  words?: boolean
}

export const mark = '✗'

/** Returns a Markdown table with padded columns, which is also legible as plain text. */
export function table<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const cells = rows.map((row) =>
    columns.map(({ value, missed }) => {
      const text = value(row).replaceAll('|', '\\|')
      return missed?.(row) ? `${text} ${mark}` : text
    }),
  )
  const widths = columns.map(({ head }, at) => Math.max(3, head.length, ...cells.map((line) => line[at]?.length ?? 0)))
  const pad = (text: string, at: number) =>
    columns[at]?.words ? text.padEnd(widths[at] ?? 0) : text.padStart(widths[at] ?? 0)
  const line = (texts: string[]) => `| ${texts.map(pad).join(' | ')} |`
  const rule = columns.map(({ words }, at) => `${'-'.repeat((widths[at] ?? 3) - (words ? 0 : 1))}${words ? '' : ':'}`)
  return [line(columns.map(({ head }) => head)), `| ${rule.join(' | ')} |`, ...cells.map(line)].join('\n')
}
