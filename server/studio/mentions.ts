import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import type { Database } from '../db/schema.ts'

const MAX_LINES = 20

/**
 * Finds where the studio still names an e-mail address after that person's leads and notes were erased. Returns a line
 * for each place.
 */
export async function findStudioMentions(
  { kysely, dialect }: Pick<Database, 'kysely' | 'dialect'>,
  email: string,
  accountWords: (email: string) => string,
): Promise<string[]> {
  const position = sql.raw(dialect === 'sqlite' ? 'instr' : 'strpos')
  const names = (column: string) => sql<SqlBool>`${position}(lower(${sql.ref(column)}), ${email.toLowerCase()}) > 0`
  const notes = await kysely
    .selectFrom('lead_events')
    .select('lead')
    .distinct()
    .where(names('note'))
    .limit(MAX_LINES)
    .execute()
  const accounts = await kysely.selectFrom('studio_accounts').select('id').where(names('email')).execute()
  const log = await kysely.selectFrom('studio_audit').select('id').where(names('target')).limit(1).execute()
  const settings = await kysely.selectFrom('studio_settings').select('name').where(names('value')).execute()
  return [
    ...notes.map(({ lead }) => `A note on enquiry ${lead} mentions ${email}. Read it in the studio.`),
    ...accounts.map(() => accountWords(email)),
    ...log.map(() => `The studio’s log names ${email}, as a colleague’s address.`),
    ...settings.map(({ name }) => `The studio’s setting "${name}" names ${email}.`),
  ]
}
