import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const KEEP_DAYS = 7
const KEEP_WEEKS = 4
const NAME = /^leads-(\d{4}-\d\d-\d\d)\.(?:db|dump)(?:\.age)?$/
const DAY_MS = 86_400_000

export type BackupFile = { name: string; day: string }

/** Lists the backups in a directory, newest first, and ignores other files. */
export function listBackups(directory: string): BackupFile[] {
  return readdirSync(directory)
    .flatMap((name) => {
      const day = NAME.exec(name)?.[1]
      return day ? [{ name, day }] : []
    })
    .toSorted((a, b) => b.day.localeCompare(a.day))
}

/**
 * Selects the backups to keep: the last of each of the seven latest days, and of each of the four latest weeks, that
 * have one.
 */
export function keptBackups(backups: readonly BackupFile[]): BackupFile[] {
  const days = new Set<string>()
  const weeks = new Set<number>()
  return backups.filter(({ day }) => {
    const week = weekOf(day)
    const isNew = (!days.has(day) && days.size < KEEP_DAYS) || (!weeks.has(week) && weeks.size < KEEP_WEEKS)
    if (days.size < KEEP_DAYS) days.add(day)
    if (weeks.size < KEEP_WEEKS) weeks.add(week)
    return isNew
  })
}

/** Deletes the backups that are not to be kept, and returns their names. */
export function deleteOldBackups(directory: string): string[] {
  const backups = listBackups(directory)
  const kept = new Set(keptBackups(backups).map(({ name }) => name))
  const old = backups.map(({ name }) => name).filter((name) => !kept.has(name))
  for (const name of old) rmSync(join(directory, name))
  return old
}

/** Number of the week since 1970; weeks begin on Monday. */
function weekOf(day: string) {
  return Math.floor((Date.parse(day) / DAY_MS + 3) / 7)
}
