/** Characters that two texts have in common at their beginning and at their end. */
export type Ends = { start: number; end: number }

/** Words, spaces, and each other character for itself: a full stop behind a word is no other word. */
const partsOf = (text: string): string[] => text.match(/[\p{L}\p{N}\p{M}]+(?:['’-][\p{L}\p{N}\p{M}]+)*|\s+|[^]/gu) ?? []

/** By whole words and signs; none where the texts have little in common. */
export function commonEnds(a: string, b: string): Ends {
  const [from, to] = [partsOf(a), partsOf(b)]
  const shorter = Math.min(from.length, to.length)
  let first = 0
  while (first < shorter && from[first] === to[first]) first += 1
  let last = 0
  while (last < shorter - first && from.at(-1 - last) === to.at(-1 - last)) last += 1
  const start = from.slice(0, first).join('').length
  const end = from.slice(from.length - last).join('').length
  return (start + end) * 2 >= Math.min(a.length, b.length) ? { start, end } : { start: 0, end: 0 }
}
