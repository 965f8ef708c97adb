import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import { CompiledQuery, SqliteDialect, SqliteDriver } from 'kysely'
import type { DatabaseConnection, SqliteDatabase, SqliteStatement } from 'kysely'

const MAX_STATEMENTS = 200

/** Kysely's SQLite dialect for `node:sqlite`. Every transaction takes the write lock at its start. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #db: DatabaseSync
  constructor(db: DatabaseSync) {
    super({ database: adapt(db) })
    this.#db = db
  }
  override createDriver() {
    return new ImmediateDriver(this.#db)
  }
}

class ImmediateDriver extends SqliteDriver {
  readonly #db: DatabaseSync
  constructor(db: DatabaseSync) {
    super({ database: adapt(db) })
    this.#db = db
  }
  // A transaction that begins with a read would fail at its first write at once, without waiting for the lock.
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
  // A full disk makes SQLite roll back by itself.
  override async rollbackTransaction(connection: DatabaseConnection) {
    if (this.#db.isTransaction) await super.rollbackTransaction(connection)
  }
}

function adapt(db: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>()
  return {
    close: () => void (db.isOpen && db.close()),
    prepare(sql) {
      const known = statements.get(sql)
      if (known) return known
      if (statements.size >= MAX_STATEMENTS) statements.clear()
      const statement = adaptStatement(db.prepare(sql))
      statements.set(sql, statement)
      return statement
    },
  }
}

function adaptStatement(statement: StatementSync): SqliteStatement {
  // Kysely types parameters as unknown; queries pass strings, numbers and null.
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  }
}
