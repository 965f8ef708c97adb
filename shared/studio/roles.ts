import { z } from './zod.ts'

export const ROLES = ['owner', 'editor', 'sales'] as const

export const roleSchema = z.enum(ROLES)

export type Role = z.infer<typeof roleSchema>

export const ROLE_LABELS: Record<Role, string> = { owner: 'Owner', editor: 'Editor', sales: 'Sales' }

export const ROLE_HINTS: Record<Role, string> = {
  owner: 'Everything: enquiries, words, people and settings.',
  editor: 'The words of the site and the numbers. Editors do not see enquiries.',
  sales: 'Enquiries, numbers and reply templates. No people, no log, no export.',
}

/** Permissions of an account, beyond managing itself. */
export type Permission =
  | 'content'
  | 'publish'
  | 'leads'
  | 'numbers'
  | 'templates'
  | 'settings'
  | 'people'
  | 'audit'
  | 'privacy'

const PERMISSIONS: Record<Role, readonly Permission[]> = {
  owner: ['content', 'publish', 'leads', 'numbers', 'templates', 'settings', 'people', 'audit', 'privacy'],
  editor: ['content', 'publish', 'numbers'],
  sales: ['leads', 'numbers', 'templates'],
}

export const isAllowed = (role: Role, permission: Permission) => PERMISSIONS[role].includes(permission)
