import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Returns the SQL scripts that a database still needs, in order. Its version is the number of scripts it has run.
 * Throws when the database is newer than this program.
 */
export function pendingMigrations(dialect: 'sqlite' | 'postgres', version: number) {
  const directory = join(import.meta.dirname, 'migrations', dialect)
  const names = readdirSync(directory).filter((name) => name.endsWith('.sql'))
  if (version > names.length) {
    throw new Error(
      `The database is newer than this program (schema ${version}, known ${names.length}). Update the program.`,
    )
  }
  const scripts = names.toSorted().map((name, index) => ({ version: index + 1, file: join(directory, name) }))
  return scripts.slice(version).map(({ version, file }) => ({ version, sql: readFileSync(file, 'utf8') }))
}
