/** Characters that two texts have in common at their beginning and at their end. */
export type Ends = { start: number; end: number }

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

/** By whole words and signs; none where the texts have little in common. */
export function commonEnds(a: string, b: string): Ends {
  const [from, to] = [partsOf(a), partsOf(b)]
  const common = countCommon(from, to)
  const start = from.slice(0, common.start).join('').length
  const end = from.slice(from.length - common.end).join('').length
  return (start + end) * 2 >= Math.min(a.length, b.length) ? { start, end } : { start: 0, end: 0 }
}
