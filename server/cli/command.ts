import type { Database } from '../db/schema.ts'
import type { Settings } from '../settings.ts'
import type { LeadAdmin } from '../leads/lead-admin.ts'

/** Options given after the command's name. */
export type Values = Partial<Record<'held' | 'dead' | 'missing' | 'json' | 'yes' | 'force', boolean>> &
  Partial<
    Record<'limit' | 'format' | 'out' | 'since' | 'search' | 'email' | 'mobile' | 'older-than' | 'to' | 'wait', string>
  >

export type Context = {
  args: string[]
  values: Values
  settings: Settings
  now: number
}

/** Context with an open database. */
export type LeadContext = Context & {
  database: Database
  /** Path of the SQLite file, or null for PostgreSQL. */
  file: string | null
  admin: LeadAdmin
}

export type Command = {
  usage: string
  summary: string
  details?: string
  options: (keyof Values)[]
  /** Maximum number of arguments; none by default. */
  maxArgs?: number
} & (
  | { opens: 'database'; run: (context: LeadContext) => number | Promise<number> }
  /** The command opens the database itself or does not need it. */
  | { opens: 'nothing'; run: (context: Context) => number | Promise<number> }
)
