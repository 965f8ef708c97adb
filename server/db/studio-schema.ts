import type { Generated } from 'kysely'
import type { Role } from '#shared/studio/roles.ts'

/** Times are milliseconds since 1970; hashes are SHA-256 in hexadecimal. */
export type StudioTables = {
  studio_accounts: {
    id: Generated<number>
    name: string
    /** In lower case. */
    email: string
    role: Role
    handle: string
    created_at: number
    revoked_at: number | null
    read_up_to: Generated<number>
  }
  studio_passkeys: {
    id: string
    account: number
    name: string
    /** COSE key in base64url. */
    public_key: string
    counter: number
    /** Comma-separated. */
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
  /** `is_read`: 0 or 1. */
  lead_reads: { account: number; lead: number; is_read: number }
}
