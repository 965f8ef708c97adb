/** Searches parsed YAML. */
import type { CST, Node, YAMLMap, YAMLSeq } from 'yaml'
import { nameOf } from './yaml-text.ts'

/** Returns new fields by the existing field that they follow; null for those before all of them. */
export function addedAfter(map: YAMLMap, wanted: Record<string, unknown>): Map<string | null, string[]> {
  const known = new Set(map.items.map((pair) => nameOf(pair.key)))
  const added = new Map<string | null, string[]>()
  let previous: string | null = null
  for (const [name, value] of Object.entries(wanted)) {
    if (value === undefined) continue
    if (known.has(name)) previous = name
    else added.set(previous, [...(added.get(previous) ?? []), name])
  }
  return added
}

export function dashesOf({ srcToken }: YAMLSeq): number[] {
  if (srcToken?.type !== 'block-seq') return []
  return srcToken.items.flatMap(({ start }) => start.find(({ type }) => type === 'seq-item-ind')?.offset ?? [])
}

/** Lists the comments inside a value, in order. */
export function commentsIn(node: Node | null): string[] {
  const found: string[] = []
  const visit = (token: CST.Token | CST.SourceToken | null | undefined) => {
    if (!token) return
    if (token.type === 'comment') found.push(token.source)
    if ('start' in token && Array.isArray(token.start)) token.start.forEach(visit)
    if ('items' in token) {
      for (const item of token.items) {
        item.start.forEach(visit)
        visit(item.key)
        item.sep?.forEach(visit)
        visit(item.value)
      }
    }
    if ('end' in token && Array.isArray(token.end)) token.end.forEach(visit)
  }
  visit(node?.srcToken)
  return found
}
