import type { Kysely } from 'kysely'
import type { Account, SessionRecord } from '#shared/studio/accounts.ts'
import type { Database, Schema } from '../db/schema.ts'
import { hashToken, newToken } from './tokens.ts'

const DAY_MS = 86_400_000
/** Maximum duration of a session, even when it is used. */
export const SESSION_MS = 30 * DAY_MS
/** Time after which an unused session ends. */
export const IDLE_MS = 7 * DAY_MS
/** Precision of the last use. Writing it at each request would wait for the disk each time. */
const SEEN_STEP_MS = 5 * 60_000

export type Session = { id: number; account: Account }

export type Sessions = ReturnType<typeof createSessions>

export function createSessions({ kysely }: Pick<Database, 'kysely'>, now: () => number) {
  const activeSessions = (db: Kysely<Schema>) =>
    db
      .selectFrom('studio_sessions')
      .where('studio_sessions.expires_at', '>', now())
      .where('studio_sessions.seen_at', '>', now() - IDLE_MS)

  return {
    /** Starts a session in the caller's transaction; returns the token for the cookie. */
    async start(db: Kysely<Schema>, account: number, device: string): Promise<string> {
      const token = newToken()
      const at = now()
      await db
        .insertInto('studio_sessions')
        .values({ hash: hashToken(token), account, device, created_at: at, seen_at: at, expires_at: at + SESSION_MS })
        .execute()
      await db
        .deleteFrom('studio_sessions')
        .where((eb) => eb.or([eb('expires_at', '<=', at), eb('seen_at', '<=', at - IDLE_MS)]))
        .execute()
      return token
    },

    /** Returns the session of a cookie; null when it has ended or never existed. */
    async find(token: string): Promise<Session | null> {
      const row = await activeSessions(kysely)
        .innerJoin('studio_accounts', 'studio_accounts.id', 'studio_sessions.account')
        .select([
          'studio_sessions.id as session',
          'studio_sessions.seen_at as seenAt',
          'studio_accounts.id',
          'studio_accounts.name',
          'studio_accounts.email',
          'studio_accounts.role',
        ])
        .where('studio_sessions.hash', '=', hashToken(token))
        .where('studio_accounts.revoked_at', 'is', null)
        .executeTakeFirst()
      if (!row) return null
      const { session, seenAt, ...account } = row
      if (now() - seenAt > SEEN_STEP_MS) {
        await kysely.updateTable('studio_sessions').set({ seen_at: now() }).where('id', '=', session).execute()
      }
      return { id: session, account }
    },

    async list(account: number, current: number): Promise<SessionRecord[]> {
      const rows = await activeSessions(kysely)
        .select(['id', 'device', 'created_at as createdAt', 'seen_at as seenAt', 'expires_at as expiresAt'])
        .where('account', '=', account)
        .orderBy('seen_at', 'desc')
        .execute()
      return rows.map((row) => ({ ...row, isCurrent: row.id === current }))
    },

    /** Ends a session of this account. Returns false when there was none. */
    async end(account: number, id: number): Promise<boolean> {
      const { numDeletedRows } = await kysely
        .deleteFrom('studio_sessions')
        .where('id', '=', id)
        .where('account', '=', account)
        .executeTakeFirst()
      return numDeletedRows > 0
    },
  }
}
