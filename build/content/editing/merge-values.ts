import type { DocumentValues } from '../writing/write-document.ts'
import { isRecord, isSame } from '#shared/values.ts'

/**
 * Applies the changes from `base` to `wanted` to `theirs`. Null when both changed a value differently, or when one
 * changed a list's length and the other its entries.
 */
export function mergeValues(
  base: DocumentValues,
  theirs: DocumentValues,
  wanted: DocumentValues,
): DocumentValues | null {
  const fields = merge(base.fields, theirs.fields, wanted.fields)
  const body = merge(base.body ?? '', theirs.body ?? '', wanted.body ?? '')
  if (fields === CONFLICT || typeof body !== 'string') return null
  return { fields, ...(theirs.body !== undefined && { body }) }
}

const CONFLICT = Symbol('conflict')

function merge(base: unknown, theirs: unknown, wanted: unknown): unknown {
  if (isSame(wanted, base)) return theirs
  if (isSame(theirs, base) || isSame(theirs, wanted)) return wanted
  if (isRecord(base) && isRecord(theirs) && isRecord(wanted)) {
    const names = [...new Set([...Object.keys(theirs), ...Object.keys(wanted)])]
    const parts = names.map((name) => [name, merge(base[name], theirs[name], wanted[name])] as const)
    if (parts.some(([, value]) => value === CONFLICT)) return CONFLICT
    return Object.fromEntries(parts.filter(([, value]) => value !== undefined))
  }
  if (Array.isArray(base) && Array.isArray(theirs) && Array.isArray(wanted)) {
    if (base.length !== theirs.length || base.length !== wanted.length) return CONFLICT
    const parts: unknown[] = base.map((value: unknown, at) => merge(value, theirs[at], wanted[at]))
    return parts.includes(CONFLICT) ? CONFLICT : parts
  }
  return CONFLICT
}
