import type { Generated } from 'kysely'
import type { NoticeChannel, NoticeKind } from '#shared/studio/notices.ts'
import type { Publication, PublishState } from '#shared/studio/publish.ts'
import type { Role } from '#shared/studio/roles.ts'

export type NoticeState = 'waiting' | 'sent' | 'dead' | 'skipped'

/** Times are milliseconds since 1970; hashes are SHA-256 in hexadecimal. */
export type StudioTables = {
  studio_accounts: {
    id: Generated<number>
    name: string
    /** E-mail address in lower case. */
    email: string
    role: Role
    handle: string
    created_at: number
    revoked_at: number | null
    read_up_to: Generated<number>
    /** Subscriptions, each 0 or 1. */
    tell_leads: Generated<number>
    tell_digest: Generated<number>
    tell_alarms: Generated<number>
    /** Day of the last digest, such as 2026-01-31. */
    digest_day: Generated<string>
  }
  studio_passkeys: {
    id: string
    account: number
    name: string
    /** COSE key in base64url. */
    public_key: string
    counter: number
    /** Transports, separated by commas. */
    transports: string
    created_at: number
    used_at: number | null
  }
  studio_links: {
    hash: string
    account: number
    kind: 'invitation' | 'device' | 'recovery'
    expires_at: number
    used_at: number | null
  }
  studio_challenges: { hash: string; purpose: string; challenge: string; expires_at: number }
  studio_sessions: {
    id: Generated<number>
    hash: string
    account: number
    device: string
    created_at: number
    seen_at: number
    expires_at: number
  }
  studio_audit: { id: Generated<number>; at: number; account: number | null; action: string; target: string }
  /** `typed` and `base` are JSON of a document's values. */
  content_drafts: {
    file: string
    typed: string
    base: string
    base_version: string
    version: number
    account: number | null
    saved_at: number
  }
  /** `files` is JSON of paths, `faults` JSON of the contract's faults. */
  content_publications: {
    id: Generated<number>
    kind: Publication['kind']
    state: PublishState
    account: number | null
    started_at: number
    ended_at: number | null
    files: string
    faults: Generated<string>
    error: string | null
    version: number | null
    restored: number | null
    undone: number | null
    of_pages: 0 | 1 | null
  }
  preview_links: {
    id: Generated<number>
    hash: string
    path: string
    account: number
    created_at: number
    expires_at: number
    revoked_at: number | null
    opened: Generated<number>
    opened_at: number | null
  }
  content_version_files: { version: number; file: string; title: string; before: string; after: string }
  studio_settings: { name: string; value: string; version: number }
  lead_events: {
    id: Generated<number>
    lead: number
    at: number
    account: number | null
    kind: string
    note: string
    before: string | null
    after: string | null
    key: string | null
  }
  /** `is_read` is 0 or 1. */
  lead_reads: { account: number; lead: number; is_read: number }
  studio_push: {
    id: Generated<number>
    account: number
    endpoint: string
    p256dh: string
    auth: string
    device: string
    created_at: number
  }
  studio_notices: {
    id: Generated<number>
    channel: NoticeChannel
    kind: NoticeKind
    account: number | null
    push: number | null
    lead: number | null
    detail: Generated<string>
    /** `skipped`: not sent because of a rate limit. */
    state: Generated<NoticeState>
    attempts: Generated<number>
    waited_ms: Generated<number>
    created_at: number
    next_at: number
    sent_at: number | null
    last_error: string | null
  }
}
