// What a spreadsheet takes for a formula or swallows at the start of a cell, in ASCII and full width.
const ACTIVE = /^[\s\p{Cf}]*[=+\-@|%＝＋－＠'\t\r\n]/u

/** Text that a spreadsheet shows as typed: an apostrophe goes before anything it might evaluate. */
export function escapeFormula(text: string): string {
  return ACTIVE.test(text) ? `'${text}` : text
}
