import { getIn, isRecord, parsePath } from '../values.ts'
import type { DocumentValues } from './documents.ts'

type Key = string | number

const BODY = 'body'
const isBody = (values: DocumentValues, path: string) => values.body !== undefined && path === BODY

/** Returns the value at a path; undefined where there is none. */
export const valueAt = (values: DocumentValues, path: string): unknown =>
  isBody(values, path) ? values.body : getIn(values.fields, parsePath(path))

/** Returns a copy of the values with one of them replaced, or removed when `next` is undefined. */
export function withValueAt(values: DocumentValues, path: string, next: unknown): DocumentValues {
  if (isBody(values, path)) return { ...values, body: typeof next === 'string' ? next : '' }
  return { ...values, fields: replace(values.fields, parsePath(path), next) }
}

function replace(value: unknown, [key, ...rest]: Key[], next: unknown): unknown {
  if (key === undefined) return next
  if (Array.isArray(value)) return value.map((entry, at) => (at === key ? replace(entry, rest, next) : entry))
  const record = isRecord(value) ? value : {}
  const replaced = replace(record[key], rest, next)
  if (replaced !== undefined) return { ...record, [key]: replaced }
  const { [key]: _left, ...others } = record
  return others
}
