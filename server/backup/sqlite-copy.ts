import { backup, DatabaseSync } from 'node:sqlite'

const PAGES_PER_STEP = 500

/**
 * Copies a SQLite database into one file as it is at this moment, however many leads arrive meanwhile, opens the copy,
 * checks it and counts its leads. Throws when the copy is damaged or differs.
 */
export async function copyDatabase(
  db: DatabaseSync,
  file: string,
  onProgress: (done: number, total: number) => void,
): Promise<number> {
  // Without a transaction the copy would start again with each lead another process stores.
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

/** Opens a database that nobody uses, checks all of it and gives the number of its leads. Throws when it is damaged. */
export function checkDatabase(file: string): number {
  const db = new DatabaseSync(file)
  try {
    // One file that needs no log beside it.
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
