import type { Kysely } from 'kysely'
import { STUDIO_PATH } from '#shared/studio/endpoint.ts'
import { PREVIEW_LINK_DAYS, SHARED_PATH } from '#shared/studio/preview-links.ts'
import type { PREVIEW_LINK_ENDPOINTS, PreviewLink } from '#shared/studio/preview-links.ts'
import type { Database, Schema } from '../db/schema.ts'
import type { Settings } from '../settings.ts'
import type { Handlers } from './api.ts'
import { namedTarget, writeAudit } from './audit.ts'
import { createDraftStore } from './drafts.ts'
import type { PreviewProcess } from './preview-process.ts'
import { notFound, Problem } from './problem.ts'
import { requireRelyingParty } from './relying-party.ts'
import { hashToken, newToken } from './tokens.ts'

const DAY_MS = 86_400_000
/** Time for which an ended link is answered as ended; later it is unknown. */
const KEEP_ENDED_MS = 30 * DAY_MS
/** Maximum number of open links in the whole studio. */
const MAX_LINKS = 200

export type OpenLink = { id: number; path: string; expiresAt: number }

/** Stores links to previews, by the hash of their token. */
export function createPreviewLinks(kysely: Kysely<Schema>, now: () => number) {
  /** Links that have not ended; a link also ends with the account that made it. */
  const activeLinks = (db: Kysely<Schema>) =>
    db
      .selectFrom('preview_links as l')
      .innerJoin('studio_accounts as a', 'a.id', 'l.account')
      .where('l.expires_at', '>', now())
      .where('l.revoked_at', 'is', null)
      .where('a.revoked_at', 'is', null)

  const described = (db: Kysely<Schema>) =>
    activeLinks(db)
      .select(['l.id', 'l.path', 'a.name as by', 'l.created_at as createdAt', 'l.expires_at as expiresAt'])
      .select(['l.opened', 'l.opened_at as openedAt'])
      .orderBy('l.id', 'desc')

  return {
    list: (): Promise<PreviewLink[]> => described(kysely).execute(),

    async make(account: number, path: string, title: string | null): Promise<{ token: string; link: PreviewLink }> {
      const token = newToken()
      const at = now()
      return kysely.transaction().execute(async (tx) => {
        await tx
          .deleteFrom('preview_links')
          .where((eb) => eb.or([eb('expires_at', '<', at - KEEP_ENDED_MS), eb('revoked_at', '<', at - KEEP_ENDED_MS)]))
          .execute()
        const { count } = await activeLinks(tx)
          .select((eb) => eb.fn.countAll().as('count'))
          .executeTakeFirstOrThrow()
        if (Number(count) >= MAX_LINKS) {
          throw new Problem(409, 'too-many', `There are ${MAX_LINKS} links to previews. End those nobody needs first.`)
        }
        const { id } = await tx
          .insertInto('preview_links')
          .values({
            hash: hashToken(token),
            path,
            account,
            created_at: at,
            expires_at: at + PREVIEW_LINK_DAYS * DAY_MS,
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        await writeAudit(tx, { at, account, action: 'preview link made', target: namedTarget(path, title) })
        return { token, link: await described(tx).where('l.id', '=', id).executeTakeFirstOrThrow() }
      })
    },

    /** Ends a link. Returns false when it had already ended. */
    async end(id: number, account: number, titleOf: (path: string) => Promise<string | null>): Promise<boolean> {
      const open = await activeLinks(kysely).select('l.path').where('l.id', '=', id).executeTakeFirst()
      if (!open) return false
      const target = namedTarget(open.path, await titleOf(open.path))
      return kysely.transaction().execute(async (tx) => {
        const link = await activeLinks(tx).select('l.path').where('l.id', '=', id).executeTakeFirst()
        if (!link) return false
        await tx.updateTable('preview_links').set({ revoked_at: now() }).where('id', '=', id).execute()
        await writeAudit(tx, { at: now(), account, action: 'preview link ended', target })
        return true
      })
    },

    /** Finds a link by its token; `ended` when it has ended, `unknown` when there was none. */
    async find(token: string): Promise<OpenLink | 'ended' | 'unknown'> {
      const hash = hashToken(token)
      const link = await activeLinks(kysely)
        .select(['l.id', 'l.path', 'l.expires_at as expiresAt'])
        .where('l.hash', '=', hash)
        .executeTakeFirst()
      if (link) return link
      const ended = await kysely.selectFrom('preview_links').select('id').where('hash', '=', hash).executeTakeFirst()
      return ended ? 'ended' : 'unknown'
    },

    async countOpened(id: number) {
      await kysely
        .updateTable('preview_links')
        .set((eb) => ({ opened: eb('opened', '+', 1), opened_at: now() }))
        .where('id', '=', id)
        .execute()
    },
  }
}

type Deps = {
  settings: Pick<Settings, 'publicUrl' | 'basePath'>
  database: Database
  now: () => number
  preview: PreviewProcess | null
}

export function previewLinkHandlers({
  settings,
  database,
  now,
  preview,
}: Deps): Pick<Handlers, keyof typeof PREVIEW_LINK_ENDPOINTS> {
  const links = createPreviewLinks(database.kysely, now)
  const drafts = createDraftStore(database.kysely, now)

  /** Returns the title of a page; null where it is not known. */
  async function titleOf(path: string): Promise<string | null> {
    // The title is for the log only, so links can be made and ended without it.
    const listed = await preview?.pages({ file: null, field: '', drafts: await drafts.list() }).catch(() => null)
    return listed?.pages.find((page) => page.path === path)?.title ?? null
  }

  return {
    listPreviewLinks: async () => ({ links: await links.list() }),

    async makePreviewLink({ request, body: { path }, session }) {
      if (!preview)
        throw new Problem(
          404,
          'off',
          'Pages cannot be shown here yet. Whoever looks after your server can turn it on (PROJECT_DIR).',
        )
      const { origin } = requireRelyingParty(request, settings)
      const { token, link } = await links.make(session.account.id, path, await titleOf(path))
      return { url: `${origin}${sharedUrl(settings.basePath, token)}${pagePath(path)}`, link }
    },

    async endPreviewLink({ params: { id }, session }) {
      if (!(await links.end(id, session.account.id, titleOf))) throw notFound('This link')
      return null
    },
  }
}

/** Returns the URL of a link, without a trailing slash. */
export const sharedUrl = (basePath: string, token: string) => `${basePath}${STUDIO_PATH}${SHARED_PATH}/${token}`
/** Returns the path of a page as in the URL of its document: `/about-us/` for `/about-us`. */
export const pagePath = (path: string) => (path === '/' ? '/' : `${path}/`)
