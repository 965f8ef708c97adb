// Characters that make a spreadsheet evaluate or swallow the start of a cell, in ASCII and full width.
const ACTIVE = /^[\s\p{Cf}]*[=+\-@|%＝＋－＠'\t\r\n]/u

/** Puts an apostrophe before text that a spreadsheet might evaluate. */
export function escapeFormula(text: string): string {
  return ACTIVE.test(text) ? `'${text}` : text
}
