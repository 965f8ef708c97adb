/** Parts that two lists have in common at their beginning and at their end. */
type Ends = { start: number; end: number }

/** Words, spaces, and each other character for itself: a full stop behind a word is no other word. */
export const partsOf = (text: string): string[] =>
  text.match(/[\p{L}\p{N}\p{M}]+(?:['’-][\p{L}\p{N}\p{M}]+)*|\s+|[^]/gu) ?? []

/** How many parts two lists have in common at their beginning and at their end. */
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
