import type { Database } from '../db/schema.ts'
import type { Settings } from '../settings.ts'
import type { LeadAdmin } from '../leads/lead-admin.ts'

/** What was typed after the command's name. */
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

/** A context whose database is open. */
export type LeadContext = Context & {
  database: Database
  /** The database's file, or null when it is not SQLite. */
  file: string | null
  admin: LeadAdmin
}

export type Command = {
  usage: string
  summary: string
  details?: string
  options: (keyof Values)[]
  /** How many arguments it takes; none when left out. */
  maxArgs?: number
} & (
  | { opens: 'database'; run: (context: LeadContext) => number | Promise<number> }
  /** The command opens the database itself, or does without. */
  | { opens: 'nothing'; run: (context: Context) => number | Promise<number> }
)
