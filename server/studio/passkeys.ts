import type {
  AuthenticationResponseJSON,
  RegistrationResponseJSON,
  VerifiedAuthenticationResponse,
} from '@simplewebauthn/server'
import type { Kysely, Transaction } from 'kysely'
import type { Account } from '#shared/studio/accounts.ts'
import type { Database, Schema } from '../db/schema.ts'
import { writeAudit } from './audit.ts'
import { notFound, Problem } from './problem.ts'
import type { Sessions } from './sessions.ts'
import { hashToken, newToken } from './tokens.ts'

export const CHALLENGE_MS = 5 * 60_000

type RelyingParty = { id: string; origin: string }
/** Response of the browser, which the library checks. */
type Response = Record<string, unknown>
/** `token` is stored in a cookie of the browser. */
type Ceremony = { options: Record<string, unknown>; token: string }

const linkIsVoid = () =>
  new Problem(410, 'link-void', 'This link was used already or is older than 15 minutes. Ask for a new one.')
const notVerified = () => new Problem(401, 'not-verified', 'The passkey could not be verified. Please try again.')

/** EdDSA, ES256 and RS256, which authenticators support. The library's default makes Node print warnings. */
const ALGORITHMS = [-8, -7, -257]

// Loaded at the first sign-in: with its certificates and parsers the library takes some megabytes.
const loadLibrary = () => import('@simplewebauthn/server')

/** Signs people in by passkey, and adds passkeys by one-time links. */
export function createPasskeys({ kysely }: Pick<Database, 'kysely'>, sessions: Sessions, now: () => number) {
  async function keepChallenge(purpose: string, challenge: string): Promise<string> {
    const token = newToken()
    await kysely.deleteFrom('studio_challenges').where('expires_at', '<=', now()).execute()
    await kysely
      .insertInto('studio_challenges')
      .values({ hash: hashToken(token), purpose, challenge, expires_at: now() + CHALLENGE_MS })
      .execute()
    return token
  }

  /** Deletes a challenge and returns it. It can be used once, whether the response is valid or not. */
  async function takeChallenge(purpose: string, token: string | undefined): Promise<string> {
    const row = await kysely
      .deleteFrom('studio_challenges')
      .where('hash', '=', hashToken(token ?? ''))
      .returning(['purpose', 'challenge', 'expires_at'])
      .executeTakeFirst()
    if (!row || row.purpose !== purpose || row.expires_at <= now()) {
      throw new Problem(400, 'challenge-void', 'That took too long. Please try again.')
    }
    return row.challenge
  }

  async function findLink(db: Kysely<Schema>, hash: string) {
    const link = await db
      .selectFrom('studio_links')
      .innerJoin('studio_accounts', 'studio_accounts.id', 'studio_links.account')
      .select(['studio_links.kind', 'studio_accounts.id', 'name', 'email', 'role', 'handle'])
      .where('hash', '=', hash)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now())
      .where('revoked_at', 'is', null)
      .executeTakeFirst()
    if (!link) throw linkIsVoid()
    return link
  }

  async function passkeysOf(db: Kysely<Schema>, account: number) {
    return db
      .selectFrom('studio_passkeys')
      .select(['id', 'name', 'created_at as createdAt', 'used_at as usedAt', 'transports'])
      .where('account', '=', account)
      .orderBy('created_at')
      .execute()
  }

  /** Marks a link as used, so that of two simultaneous uses only one succeeds. */
  async function useLink(tx: Transaction<Schema>, hash: string) {
    const { numUpdatedRows } = await tx
      .updateTable('studio_links')
      .set({ used_at: now() })
      .where('hash', '=', hash)
      .where('used_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows !== 1n) throw linkIsVoid()
  }

  return {
    async signInOptions(party: RelyingParty): Promise<Ceremony> {
      const { generateAuthenticationOptions } = await loadLibrary()
      const options = await generateAuthenticationOptions({ rpID: party.id, userVerification: 'required' })
      return { options: { ...options }, token: await keepChallenge('sign-in', options.challenge) }
    },

    /** Returns the account and the token of its new session. */
    async signIn(
      party: RelyingParty,
      token: string | undefined,
      response: Response,
      device: string,
    ): Promise<{ account: Account; session: string }> {
      const challenge = await takeChallenge('sign-in', token)
      const passkey = await kysely
        .selectFrom('studio_passkeys')
        .innerJoin('studio_accounts', 'studio_accounts.id', 'studio_passkeys.account')
        .select(['studio_passkeys.id as key', 'public_key', 'counter', 'handle'])
        .select(['studio_accounts.id', 'studio_accounts.name', 'email', 'role'])
        .where('studio_passkeys.id', '=', String(response['id']))
        .where('revoked_at', 'is', null)
        .executeTakeFirst()
      if (!passkey) {
        throw new Problem(401, 'unknown-passkey', 'This passkey is not known here. Ask a colleague for a new link.')
      }
      const { verifyAuthenticationResponse } = await loadLibrary()
      let result: VerifiedAuthenticationResponse
      try {
        // The contract leaves the structure of WebAuthn responses to the library.
        result = await verifyAuthenticationResponse({
          response: response as unknown as AuthenticationResponseJSON,
          expectedChallenge: challenge,
          expectedOrigin: party.origin,
          expectedRPID: party.id,
          credential: {
            id: passkey.key,
            publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
            counter: passkey.counter,
          },
          requireUserVerification: true,
        })
      } catch {
        throw notVerified()
      }
      if (!result.verified) throw notVerified()
      const counter = result.authenticationInfo.newCounter
      return kysely.transaction().execute(async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable('studio_passkeys')
          .set({ counter, used_at: now() })
          .where('id', '=', passkey.key)
          .executeTakeFirst()
        // The passkey was removed since it was read.
        if (numUpdatedRows !== 1n) throw notVerified()
        await writeAudit(tx, { at: now(), account: passkey.id, action: 'signed in', target: device })
        const { id, name, email, role } = passkey
        return { account: { id, name, email, role }, session: await sessions.start(tx, id, device) }
      })
    },

    /** Returns the options for creating a passkey with a link. */
    async linkOptions(party: RelyingParty, linkToken: string) {
      const hash = hashToken(linkToken)
      const link = await findLink(kysely, hash)
      const { generateRegistrationOptions } = await loadLibrary()
      const existing = link.kind === 'device' ? await passkeysOf(kysely, link.id) : []
      const options = await generateRegistrationOptions({
        rpName: party.id,
        rpID: party.id,
        userName: link.email,
        userDisplayName: link.name,
        userID: new Uint8Array(Buffer.from(link.handle, 'base64url')),
        attestationType: 'none',
        supportedAlgorithmIDs: ALGORITHMS,
        excludeCredentials: existing.map(({ id, transports }) => ({
          id,
          transports: transports.split(',').filter(Boolean),
        })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
      const token = await keepChallenge(`link ${hash}`, options.challenge)
      return { options: { ...options }, token, name: link.name, email: link.email, isNew: link.kind === 'invitation' }
    },

    /** Redeems a link: adds the passkey and signs in. A failed attempt leaves the link unused. */
    async redeemLink(
      party: RelyingParty,
      token: string | undefined,
      given: { token: string; device: string; response: Response },
      browser: string,
    ): Promise<{ account: Account; session: string }> {
      const hash = hashToken(given.token)
      const challenge = await takeChallenge(`link ${hash}`, token)
      const { verifyRegistrationResponse } = await loadLibrary()
      // The cast is as in signIn.
      const result = await verifyRegistrationResponse({
        response: given.response as unknown as RegistrationResponseJSON,
        expectedChallenge: challenge,
        expectedOrigin: party.origin,
        expectedRPID: party.id,
        requireUserVerification: true,
        supportedAlgorithmIDs: ALGORITHMS,
      }).catch(() => null)
      if (!result?.verified) throw notVerified()
      const { credential } = result.registrationInfo
      return kysely.transaction().execute(async (tx) => {
        const { kind, id, name, email, role } = await findLink(tx, hash)
        await useLink(tx, hash)
        if (kind === 'recovery') {
          for (const table of ['studio_passkeys', 'studio_sessions'] as const) {
            await tx.deleteFrom(table).where('account', '=', id).execute()
          }
        }
        await tx
          .insertInto('studio_passkeys')
          .values({
            id: credential.id,
            account: id,
            name: given.device,
            public_key: Buffer.from(credential.publicKey).toString('base64url'),
            counter: credential.counter,
            transports: (credential.transports ?? []).join(','),
            created_at: now(),
            used_at: now(),
          })
          .execute()
        await writeAudit(tx, { at: now(), account: id, action: 'passkey added', target: given.device })
        return { account: { id, name, email, role }, session: await sessions.start(tx, id, browser) }
      })
    },

    async list(account: number) {
      const rows = await passkeysOf(kysely, account)
      return rows.map(({ id, name, createdAt, usedAt }) => ({ id, name, createdAt, usedAt }))
    },

    async remove(account: number, id: string) {
      await kysely.transaction().execute(async (tx) => {
        const all = await passkeysOf(tx, account)
        const passkey = all.find((each) => each.id === id)
        if (!passkey) throw notFound('This passkey')
        if (all.length === 1) {
          throw new Problem(409, 'last-passkey', 'This is your only passkey. Add another device first.')
        }
        await tx.deleteFrom('studio_passkeys').where('id', '=', id).where('account', '=', account).execute()
        await writeAudit(tx, { at: now(), account, action: 'passkey removed', target: passkey.name })
      })
    },
  }
}
