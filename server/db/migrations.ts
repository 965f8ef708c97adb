import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The SQL scripts a database of this version still needs, in order; a database's version is the
 * number of scripts it has had. Throws when the database is newer than this program.
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
