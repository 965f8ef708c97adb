import stringWidth from 'string-width'

export type TableOptions = { width: number; right?: readonly number[] }

const GAP = '  '
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Columns in aligned text; the last one is shortened to fit the width of the screen. */
export function table(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  { width, right = [] }: TableOptions,
) {
  const lines = [header, ...rows].map((row) => row.map(oneLine))
  const last = header.length - 1
  const widths = header.map((_, column) => Math.max(...lines.map((row) => stringWidth(row[column] ?? ''))))
  const before = widths.slice(0, last).reduce((sum, columnWidth) => sum + columnWidth + GAP.length, 0)
  widths[last] = Math.max(8, Math.min(widths[last] ?? 0, width - before))
  const draw = (row: readonly string[]) =>
    widths
      .map((columnWidth, column) => {
        const text = shorten(row[column] ?? '', columnWidth)
        const space = ' '.repeat(columnWidth - stringWidth(text))
        return right.includes(column) ? space + text : text + space
      })
      .join(GAP)
      .trimEnd()
  const [head = [], ...body] = lines
  return [draw(head), widths.map((columnWidth) => '─'.repeat(columnWidth)).join(GAP), ...body.map(draw)].join('\n')
}

/** Text from outside, made safe for a terminal: no line breaks, no control sequences. */
export function oneLine(text: string) {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim()
}

function shorten(text: string, width: number) {
  if (stringWidth(text) <= width) return text
  let kept = ''
  for (const { segment } of graphemes.segment(text)) {
    if (stringWidth(kept + segment) > width - 1) break
    kept += segment
  }
  return `${kept}…`
}
