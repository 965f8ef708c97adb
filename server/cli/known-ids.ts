import { parseCount } from './arguments.ts'
import { MAX_ID } from '../leads/lead-records.ts'
import type { LeadAdmin } from '../leads/lead-admin.ts'
import { UsageError } from './terminal.ts'

/** Parses lead ids. Throws when there are none, or when one of them is not that of a lead. */
export async function knownIds(admin: LeadAdmin, args: string[]): Promise<number[]> {
  if (!args.length) throw new UsageError('Say which: one or more IDs, as "list" shows them.')
  const ids = [...new Set(args.map((arg) => parseCount(arg, 'ID')))]
  for (const id of ids) {
    if (id > MAX_ID || !(await admin.count({ ids: [id] }))) throw new Error(`There is no lead ${id}.`)
  }
  return ids
}
