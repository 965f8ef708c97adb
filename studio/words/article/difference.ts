import type { Mark, Node } from 'prosemirror-model'
import { countCommon, partsOf } from '../common-ends.ts'

/** Range of characters in a text block; a line break counts as one. */
type Range = { from: number; to: number }

/** Differences on one side of a comparison. */
export type Marked = {
  /** Ranges that differ, by text block that exists on both sides. */
  ranges: ReadonlyMap<Node, Range>
  /** Nested blocks that exist on this side only. */
  whole: ReadonlySet<Node>
}

export type LinkChange = { text: string; href: string | null; before: string | null }

type Found = { ranges: Map<Node, Range>; whole: Set<Node> }

/** Compares two states of the same blocks and returns the differences on each side. */
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
  // If little is equal, nothing is marked: each side is easier to read as a whole.
  if ((start + end) * 2 < Math.min(lengthOf(from), lengthOf(to))) return
  old.ranges.set(a, { from: start, to: lengthOf(from) - end })
  now.ranges.set(b, { from: start, to: lengthOf(to) - end })
}

type Piece = { text: string; marks: readonly Mark[] }

const isSameSet = (a: readonly Mark[], b: readonly Mark[]) =>
  a.length === b.length && a.every((mark) => b.some((other) => mark.eq(other)))

const piecesOf = (block: Node): Piece[] =>
  block.children.flatMap(({ text, marks }) => partsOf(text ?? '\n').map((part) => ({ text: part, marks })))

/** Finds links whose target changed, by their text. `href` is null for a text that is no longer a link. */
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

/** The text of one link may be split into several nodes, for example by bold words. */
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
