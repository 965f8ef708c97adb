import type { Command } from '../command.ts'
import { backup } from './backup.ts'
import { release, resend } from './deliveries.ts'
import { erase, purge } from './erase.ts'
import { exportCommand } from './export.ts'
import { list, show } from './list.ts'
import { move } from './move.ts'
import { restore } from './restore.ts'
import { stats } from './stats.ts'

/** Commands by the name that is typed. */
export const COMMANDS: Record<string, Command> = {
  list,
  show,
  export: exportCommand,
  stats,
  resend,
  release,
  erase,
  purge,
  backup,
  restore,
  move,
}
