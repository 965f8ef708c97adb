/** Number of equal parts at the start and at the end of two lists. */
type Ends = { start: number; end: number }

/**
 * Splits a text into words, white space and single other characters, so that a full stop after a word does not change
 * the word.
 */
export const partsOf = (text: string): string[] =>
  text.match(/[\p{L}\p{N}\p{M}]+(?:['’-][\p{L}\p{N}\p{M}]+)*|\s+|[^]/gu) ?? []

/** Counts the equal parts at the start and at the end of two lists, without overlap. */
export function countCommon<Part>(
  from: readonly Part[],
  to: readonly Part[],
  isSame = (a: Part, b: Part) => a === b,
): Ends {
  const shorter = Math.min(from.length, to.length)
  const areSame = (a: Part | undefined, b: Part | undefined) => a !== undefined && b !== undefined && isSame(a, b)
  let start = 0
  while (start < shorter && areSame(from[start], to[start])) start += 1
  let end = 0
  while (end < shorter - start && areSame(from.at(-1 - end), to.at(-1 - end))) end += 1
  return { start, end }
}
