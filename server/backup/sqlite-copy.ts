import { backup, DatabaseSync } from 'node:sqlite'

const PAGES_PER_STEP = 500

/**
 * Copies a snapshot of a SQLite database into one file, even while leads arrive, and checks the copy. Returns the
 * number of its leads; throws when the copy is damaged or differs.
 */
export async function copyDatabase(
  db: DatabaseSync,
  file: string,
  onProgress: (done: number, total: number) => void,
): Promise<number> {
  // Without a transaction, the copy would restart whenever another process stores a lead.
  db.exec('BEGIN')
  try {
    const leads = countLeads(db)
    await backup(db, file, {
      rate: PAGES_PER_STEP,
      progress: ({ totalPages, remainingPages }) => onProgress(totalPages - remainingPages, totalPages),
    })
    const copied = checkDatabase(file)
    if (copied !== leads) throw new Error(`the copy holds ${copied} leads instead of ${leads}`)
    return leads
  } finally {
    db.exec('ROLLBACK')
  }
}

/** Checks a database that no program uses and returns the number of its leads. Throws when it is damaged. */
export function checkDatabase(file: string): number {
  const db = new DatabaseSync(file)
  try {
    // Switches off the write-ahead log, so that the database is a single file.
    db.exec('PRAGMA journal_mode = DELETE')
    const check = db.prepare('PRAGMA integrity_check').get()?.['integrity_check']
    if (check !== 'ok') throw new Error(`it is damaged (${String(check)})`)
    return countLeads(db)
  } finally {
    db.close()
  }
}

function countLeads(db: DatabaseSync) {
  return Number(db.prepare('SELECT count(*) AS n FROM leads').get()?.['n'])
}
