import { statSync } from 'node:fs'

/**
 * Records the identity of a database's files (the database and its log, if any). The returned function throws once one
 * of them was deleted or replaced: SQLite would write into the unlinked file without an error, and the data would be
 * lost.
 */
export function createFileCheck(file: string): () => void {
  const opened = [file, `${file}-wal`, `${file}-shm`].flatMap((path) => {
    const identity = readIdentity(path)
    return identity === null ? [] : [{ path, identity }]
  })
  return () => {
    for (const { path, identity } of opened) {
      if (readIdentity(path) === identity) continue
      throw new Error(
        `${path} was deleted or replaced while the server was running. Stop the server, put the file back, start it again.`,
      )
    }
  }
}

function readIdentity(path: string) {
  const stats = statSync(path, { bigint: true, throwIfNoEntry: false })
  return stats ? `${stats.dev}:${stats.ino}` : null
}
