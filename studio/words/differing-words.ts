import { countCommon, partsOf } from './common-ends.ts'

/** A piece of a text; `isOwn`: the other text has not got it. */
export type Piece = { text: string; isOwn: boolean }

/** Of the words of the shorter text those in both, from which on the one is the other with changes. */
const MIN_SHARE = 0.5
/** Parts between the common ends that are compared one by one: their number is squared. */
const MAX_PARTS = 600

const isWord = (part: string) => /[\p{L}\p{N}]/u.test(part)

/** What each of two texts has and the other has not, by whole words; nothing where they have little in common. */
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

/** The longest row of parts that both lists have in this order, by their places. */
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

/** Spaces and signs between two words that differ belong to them; a space at the edge of a difference does not. */
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
