import { countCommon, partsOf } from './common-ends.ts'

/** Piece of a text; `isOwn` if it is missing in the other text. */
export type Piece = { text: string; isOwn: boolean }

/** Minimum share of common words in the shorter text for marking differences; below, each text is read as a whole. */
const MIN_SHARE = 0.5
/** Maximum number of parts that are compared one by one: time and memory grow with its square. */
const MAX_PARTS = 600

const isWord = (part: string) => /[\p{L}\p{N}]/u.test(part)

/** Marks the words of each text that the other does not have; nothing if they have little in common. */
export function differingWords(a: string, b: string): [Piece[], Piece[]] {
  const [from, to] = [partsOf(a), partsOf(b)]
  const { start, end } = countCommon(from, to)
  const [inner, other] = [from.slice(start, from.length - end), to.slice(start, to.length - end)]
  const pairs = Math.max(inner.length, other.length) > MAX_PARTS ? [] : commonParts(inner, other)
  const own = (parts: readonly string[], common: ReadonlySet<number>) => {
    const isOwn = parts.map((_, at) => at >= start && at < parts.length - end && !common.has(at - start))
    return joinPieces(parts, isOwn)
  }
  const words = (parts: readonly string[]) => parts.filter(isWord).length
  const ends = [...from.slice(0, start), ...from.slice(from.length - end)]
  const shared = words(ends) + words(pairs.map(([at]) => inner[at] ?? ''))
  if (shared < Math.min(words(from), words(to)) * MIN_SHARE) {
    return [[{ text: a, isOwn: false }], [{ text: b, isOwn: false }]]
  }
  return [own(from, new Set(pairs.map(([at]) => at))), own(to, new Set(pairs.map(([, at]) => at)))]
}

/** Returns the longest common subsequence of two lists as pairs of indexes. */
function commonParts(a: readonly string[], b: readonly string[]): [number, number][] {
  const width = b.length + 1
  const lengths = new Uint16Array((a.length + 1) * width)
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      lengths[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  const pairs: [number, number][] = []
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    if (a[i] === b[j]) pairs.push([i++, j++])
    else if (at(i + 1, j) >= at(i, j + 1)) i += 1
    else j += 1
  }
  return pairs
}

/**
 * Joins parts into pieces. White space and punctuation between two differing words belong to them; white space at the
 * edge of a difference does not.
 */
function joinPieces(parts: readonly string[], isOwn: boolean[]): Piece[] {
  for (let at = 0; at < parts.length; at++) {
    if (isOwn[at] || isWord(parts[at] ?? '')) continue
    let next = at
    while (next < parts.length && !isOwn[next] && !isWord(parts[next] ?? '')) next += 1
    if (at > 0 && isOwn[at - 1] && isOwn[next]) isOwn.fill(true, at, next)
    at = next
  }
  const pieces: Piece[] = []
  for (const [at, text] of parts.entries()) {
    const last = pieces.at(-1)
    if (last && last.isOwn === isOwn[at]) last.text += text
    else pieces.push({ text, isOwn: isOwn[at] ?? false })
  }
  return pieces
}
