import { statSync } from 'node:fs'

/**
 * Remembers which files a database at `file` consists of (the database and, when there, its log
 * beside it). The function it returns throws once one of them was deleted or replaced: SQLite
 * goes on writing into the unlinked file without an error, and what it writes is lost.
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
