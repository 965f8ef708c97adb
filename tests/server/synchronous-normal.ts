import { DatabaseSync } from 'node:sqlite'

/**
 * Loaded before the server, makes it no longer wait for the disk, after its own check at start.
 * The durability test must notice.
 */
const exec = DatabaseSync.prototype.exec
DatabaseSync.prototype.exec = function (sql) {
  if (sql === 'BEGIN IMMEDIATE' && !this.isTransaction) exec.call(this, 'PRAGMA synchronous = NORMAL')
  exec.call(this, sql)
}
