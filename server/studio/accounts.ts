import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { LINK_MINUTES } from '#shared/studio/accounts.ts'
import type { Account, Person } from '#shared/studio/accounts.ts'
import type { Role } from '#shared/studio/roles.ts'
import type { Database, Schema } from '../db/schema.ts'
import { writeAudit } from './audit.ts'
import { notFound, Problem } from './problem.ts'
import { hashToken, newToken } from './tokens.ts'

const MINUTE_MS = 60_000
const HANDLE_BYTES = 32
const ACCOUNT_COLUMNS = ['id', 'name', 'email', 'role'] as const

export type LinkKind = 'invitation' | 'device' | 'recovery'
/** `account`: the account that the link signs in to. */
export type NewLink = { token: string; expiresAt: number; account: Account }
/** Account id of the person who acts; null for the command line. */
type Actor = number | null

export type Accounts = ReturnType<typeof createAccounts>

/**
 * Accounts of the studio. Revoked accounts are kept for the names in timelines and are treated as missing everywhere
 * else.
 */
export function createAccounts({ kysely }: Pick<Database, 'kysely'>, now: () => number) {
  const active = (db: Kysely<Schema>) => db.selectFrom('studio_accounts').where('revoked_at', 'is', null)

  async function find(db: Kysely<Schema>, id: number): Promise<Account> {
    const account = await active(db).select(ACCOUNT_COLUMNS).where('id', '=', id).executeTakeFirst()
    if (!account) throw notFound('This account')
    return account
  }

  async function makeLink(db: Kysely<Schema>, account: number, kind: LinkKind) {
    const token = newToken()
    const expiresAt = now() + LINK_MINUTES * MINUTE_MS
    // A new link replaces an earlier one that was not used.
    await db.deleteFrom('studio_links').where('account', '=', account).where('used_at', 'is', null).execute()
    await db
      .insertInto('studio_links')
      .values({ hash: hashToken(token), account, kind, expires_at: expiresAt, used_at: null })
      .execute()
    return { token, expiresAt }
  }

  /** Throws when no other owner with a passkey is left, because somebody must always be able to invite people. */
  async function requireOtherOwner(db: Kysely<Schema>, id: number) {
    const other = await active(db)
      .select('id')
      .where('role', '=', 'owner')
      .where('id', '!=', id)
      .where((eb) =>
        eb.exists(eb.selectFrom('studio_passkeys').select('id').whereRef('account', '=', 'studio_accounts.id')),
      )
      .executeTakeFirst()
    if (!other)
      throw new Problem(409, 'last-owner', 'This is the only owner who can sign in. Make somebody else owner first.')
  }

  return {
    /** Whether there is an account, which switches the studio on. */
    async exist(): Promise<boolean> {
      return (await active(kysely).select('id').limit(1).executeTakeFirst()) !== undefined
    },

    find: (id: number) => find(kysely, id),

    async list(): Promise<Person[]> {
      const rows = await active(kysely)
        .leftJoin('studio_sessions', 'studio_sessions.account', 'studio_accounts.id')
        .select(['studio_accounts.id', 'name', 'email', 'role', 'studio_accounts.created_at as createdAt'])
        .select((eb) => eb.fn.max<number | null>('seen_at').as('seenAt'))
        .groupBy(['studio_accounts.id', 'name', 'email', 'role', 'studio_accounts.created_at'])
        .orderBy('name')
        .execute()
      const passkeys = await kysely.selectFrom('studio_passkeys').select('account').execute()
      return rows.map((row) => ({ ...row, passkeys: passkeys.filter(({ account }) => account === row.id).length }))
    },

    /**
     * Creates an account, or restores a revoked one. For an active account it only creates a new link and keeps name
     * and role.
     */
    async invite(person: { name: string; email: string; role: Role }, by: Actor): Promise<NewLink> {
      return kysely.transaction().execute(async (tx) => {
        const known = await tx
          .selectFrom('studio_accounts')
          .selectAll()
          .where('email', '=', person.email)
          .executeTakeFirst()
        if (known && known.revoked_at === null) {
          if (by !== null) throw new Problem(409, 'known', `${person.email} has an account already.`)
          await writeAudit(tx, { at: now(), account: by, action: 'link made', target: person.email })
          const passkey = await tx
            .selectFrom('studio_passkeys')
            .select('id')
            .where('account', '=', known.id)
            .executeTakeFirst()
          return { ...(await makeLink(tx, known.id, passkey ? 'recovery' : 'invitation')), account: known }
        }
        const { last } = await tx
          .selectFrom('leads')
          .select((eb) => eb.fn.max<number | null>('id').as('last'))
          .executeTakeFirstOrThrow()
        const values = { ...person, created_at: now(), revoked_at: null, read_up_to: last ?? 0 }
        const account = known
          ? await tx
              .updateTable('studio_accounts')
              .set(values)
              .where('id', '=', known.id)
              .returning(ACCOUNT_COLUMNS)
              .executeTakeFirstOrThrow()
          : await tx
              .insertInto('studio_accounts')
              .values({ ...values, handle: randomBytes(HANDLE_BYTES).toString('base64url') })
              .returning(ACCOUNT_COLUMNS)
              .executeTakeFirstOrThrow()
        await writeAudit(tx, {
          at: now(),
          account: by,
          action: 'account invited',
          target: `${person.email} (${person.role})`,
        })
        return { ...(await makeLink(tx, account.id, 'invitation')), account }
      })
    },

    /**
     * Creates a one-time link. `device` adds a passkey to the account; `recovery` ends its other passkeys and sessions
     * when it is used.
     */
    async makeLink(id: number, kind: LinkKind, by: Actor): Promise<NewLink> {
      return kysely.transaction().execute(async (tx) => {
        const account = await find(tx, id)
        await writeAudit(tx, { at: now(), account: by, action: 'link made', target: account.email })
        return { ...(await makeLink(tx, id, kind)), account }
      })
    },

    async changeRole(id: number, role: Role, by: Actor) {
      await kysely.transaction().execute(async (tx) => {
        const account = await find(tx, id)
        if (account.role === role) return
        if (account.role === 'owner') await requireOtherOwner(tx, id)
        await tx.updateTable('studio_accounts').set({ role }).where('id', '=', id).execute()
        await writeAudit(tx, { at: now(), account: by, action: 'role changed', target: `${account.email} (${role})` })
      })
    },

    /**
     * Ends an account at once, with its sessions, passkeys and links. Only the command line (`by` null) may revoke the
     * last owner.
     */
    async revoke(id: number, by: Actor) {
      await kysely.transaction().execute(async (tx) => {
        const account = await find(tx, id)
        if (by !== null && account.role === 'owner') await requireOtherOwner(tx, id)
        for (const table of ['studio_sessions', 'studio_passkeys', 'studio_links', 'studio_push'] as const) {
          await tx.deleteFrom(table).where('account', '=', id).execute()
        }
        await tx.updateTable('studio_accounts').set({ revoked_at: now() }).where('id', '=', id).execute()
        await writeAudit(tx, { at: now(), account: by, action: 'account revoked', target: account.email })
      })
    },

    async findByEmail(email: string): Promise<Account | null> {
      return (await active(kysely).select(ACCOUNT_COLUMNS).where('email', '=', email).executeTakeFirst()) ?? null
    },
  }
}
