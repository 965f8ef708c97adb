import type { DatabaseSync } from 'node:sqlite'
import type { Settings } from '../settings.ts'
import type { LeadAdmin } from './lead-admin.ts'

/** What the owner typed after the command's name. */
export type Values = Partial<Record<'held' | 'dead' | 'missing' | 'json' | 'yes' | 'force', boolean>> &
  Partial<Record<'limit' | 'format' | 'out' | 'since' | 'email' | 'older-than', string>>

export type Context = {
  args: string[]
  values: Values
  settings: Settings
  database: string
  db: DatabaseSync
  admin: LeadAdmin
  now: number
}

export type Command = {
  usage: string
  summary: string
  details?: string
  options: string[]
  run: (context: Context) => number | Promise<number>
}
