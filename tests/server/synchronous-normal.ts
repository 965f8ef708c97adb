import { DatabaseSync } from 'node:sqlite'

/**
 * Loaded before the server; makes it stop waiting for the disk, after its own check at the start. The durability test
 * has to notice.
 */
const prepare = DatabaseSync.prototype.prepare
DatabaseSync.prototype.prepare = function (sql, ...options) {
  if (sql === 'begin immediate') this.exec('PRAGMA synchronous = NORMAL')
  return prepare.call(this, sql, ...options)
}
