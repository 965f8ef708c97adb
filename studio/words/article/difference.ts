import type { Mark, Node } from 'prosemirror-model'
import { countCommon, partsOf } from '../common-ends.ts'

/** Characters of a block of text, a broken line being one. */
type Range = { from: number; to: number }

/** What one side has and the other has not. */
export type Marked = {
  /** Of blocks of text that are on both sides, with other words or other marks. */
  ranges: ReadonlyMap<Node, Range>
  /** Blocks inside of others that are on this side alone. */
  whole: ReadonlySet<Node>
}

export type LinkChange = { text: string; href: string | null; before: string | null }

type Found = { ranges: Map<Node, Range>; whole: Set<Node> }

/** What differs between two states of the same blocks, for each of them. */
export function findDifference(before: readonly Node[], after: readonly Node[]): { before: Marked; after: Marked } {
  const [old, now]: [Found, Found] = [nothingFound(), nothingFound()]
  comparePairs(before, after, old, now)
  return { before: old, after: now }
}

const nothingFound = (): Found => ({ ranges: new Map(), whole: new Set() })

function comparePairs(before: readonly Node[], after: readonly Node[], old: Found, now: Found) {
  const { start, end } = countCommon(before, after, (a, b) => a.eq(b))
  const [from, to] = [before.slice(start, before.length - end), after.slice(start, after.length - end)]
  const isPair = (at: number) => from.length === to.length && from[at]?.type === to[at]?.type
  for (const [at, node] of from.entries()) {
    const other = to[at]
    if (other && isPair(at)) compareTwo(node, other, old, now)
    else old.whole.add(node)
  }
  for (const [at, node] of to.entries()) if (!isPair(at)) now.whole.add(node)
}

function compareTwo(a: Node, b: Node, old: Found, now: Found) {
  if (!a.isTextblock) return comparePairs(a.children, b.children, old, now)
  const [from, to] = [piecesOf(a), piecesOf(b)]
  const common = countCommon(from, to, (one, other) => one.text === other.text && isSameSet(one.marks, other.marks))
  const lengthOf = (pieces: readonly Piece[]) => pieces.reduce((sum, { text }) => sum + text.length, 0)
  const [start, end] = [lengthOf(from.slice(0, common.start)), lengthOf(from.slice(from.length - common.end))]
  // With little in common each side is read as a whole.
  if ((start + end) * 2 < Math.min(lengthOf(from), lengthOf(to))) return
  old.ranges.set(a, { from: start, to: lengthOf(from) - end })
  now.ranges.set(b, { from: start, to: lengthOf(to) - end })
}

type Piece = { text: string; marks: readonly Mark[] }

const isSameSet = (a: readonly Mark[], b: readonly Mark[]) =>
  a.length === b.length && a.every((mark) => b.some((other) => mark.eq(other)))

const piecesOf = (block: Node): Piece[] =>
  block.children.flatMap(({ text, marks }) => partsOf(text ?? '\n').map((part) => ({ text: part, marks })))

/** Links that are other ones than before, by the words they stand on. `href` is null where none is any more. */
export function findLinkChanges(before: readonly Node[], after: readonly Node[]): LinkChange[] {
  const [old, now] = [linksOf(before), linksOf(after)]
  const isIn = (links: readonly Link[], { text, href }: Link) =>
    links.some((each) => each.text === text && each.href === href)
  const words = after.map(({ textContent }) => textContent).join('\n')
  return [
    ...now
      .filter((link) => !isIn(old, link))
      .map(({ text, href }) => ({ text, href, before: old.find((each) => each.text === text)?.href ?? null })),
    ...old
      .filter((link) => words.includes(link.text) && !now.some(({ text }) => text === link.text))
      .map(({ text, href }) => ({ text, href: null, before: href })),
  ]
}

type Link = { text: string; href: string }

const linksOf = (blocks: readonly Node[]): Link[] =>
  blocks.flatMap((block) => (block.isTextblock ? linksIn(block) : linksOf(block.children)))

/** The words of a link may be several nodes: some of them bold. */
function linksIn(block: Node): Link[] {
  const pieces = block.children.map(({ text = '', marks }) => {
    const href: unknown = marks.find(({ type }) => type.name === 'link')?.attrs['href']
    return { text, href: typeof href === 'string' ? href : null }
  })
  return pieces.flatMap(({ href }, at) => {
    if (href === null || pieces[at - 1]?.href === href) return []
    const end = pieces.findIndex((piece, index) => index > at && piece.href !== href)
    const own = pieces.slice(at, end < 0 ? undefined : end)
    return [{ href, text: own.map(({ text }) => text).join('') }]
  })
}
