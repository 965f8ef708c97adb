import { z } from './zod.ts'
import { endpoint } from './endpoint.ts'
import { logKindSchema } from './log.ts'
import { roleSchema } from './roles.ts'

export const LINK_MINUTES = 15

const id = z.coerce.number().int().positive()
const time = z.number()
const nothing = z.null()

const nameSchema = z.string().trim().min(2, 'Write a name.').max(80, 'A name has at most 80 characters.')
export const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .regex(/^[^\s@<>(),;:"]+@[^\s@<>(),;:"]+\.[^\s@<>(),;:"]+$/, 'This is no e-mail address.')

export const invitationSchema = z.object({ name: nameSchema, email: emailSchema, role: roleSchema })

const accountSchema = z.object({ id: z.number(), name: z.string(), email: z.string(), role: roleSchema })

export type Account = z.infer<typeof accountSchema>

/** WebAuthn options and responses, which the library validates. */
const webAuthn = z.record(z.string(), z.unknown())

/** `mailedTo`: e-mail address the link was also sent to; null without a mail server. */
const linkAnswer = z.object({ url: z.string(), expiresAt: time, mailedTo: z.string().nullable() })

export type LinkAnswer = z.infer<typeof linkAnswer>

const token = z.string().regex(/^[\w-]{43}$/, 'This link is not complete.')

const ceremony = z.object({ options: webAuthn })

export const signInOptions = endpoint({ method: 'POST', path: '/sign-in/options', access: 'public', answer: ceremony })

export const signIn = endpoint({
  method: 'POST',
  path: '/sign-in',
  access: 'public',
  body: z.object({ response: webAuthn }),
  answer: accountSchema,
})

export const linkOptions = endpoint({
  method: 'POST',
  path: '/link/options',
  access: 'public',
  body: z.object({ token }),
  answer: z.object({ options: webAuthn, name: z.string(), email: z.string(), isNew: z.boolean() }),
})

export const redeemLink = endpoint({
  method: 'POST',
  path: '/link',
  access: 'public',
  body: z.object({ token, device: z.string().trim().min(1).max(60), response: webAuthn }),
  answer: accountSchema,
})

export const getMe = endpoint({
  method: 'GET',
  path: '/me',
  access: 'signed-in',
  answer: accountSchema,
})

export const signOut = endpoint({ method: 'POST', path: '/sign-out', access: 'signed-in', answer: nothing })

const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: time,
  usedAt: time.nullable(),
})

const sessionSchema = z.object({
  id: z.number(),
  device: z.string(),
  createdAt: time,
  seenAt: time,
  expiresAt: time,
  isCurrent: z.boolean(),
})

export type SessionRecord = z.infer<typeof sessionSchema>

export const getAccount = endpoint({
  method: 'GET',
  path: '/account',
  access: 'signed-in',
  answer: z.object({ passkeys: z.array(passkeySchema), sessions: z.array(sessionSchema) }),
})

/** Creates a link that adds a passkey of another device to the caller's own account. */
export const addDevice = endpoint({ method: 'POST', path: '/account/links', access: 'signed-in', answer: linkAnswer })

export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/account/passkeys/:id',
  access: 'signed-in',
  params: z.object({ id: z.string().max(1_400) }),
  answer: nothing,
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/account/sessions/:id',
  access: 'signed-in',
  params: z.object({ id }),
  answer: nothing,
})

const personSchema = accountSchema.extend({
  createdAt: time,
  /** Time of the last request in any session of this person. */
  seenAt: time.nullable(),
  passkeys: z.number(),
})

export type Person = z.infer<typeof personSchema>

export const listPeople = endpoint({
  method: 'GET',
  path: '/people',
  access: 'people',
  answer: z.object({ people: z.array(personSchema) }),
})

export const invitePerson = endpoint({
  method: 'POST',
  path: '/people',
  access: 'people',
  body: invitationSchema,
  answer: linkAnswer,
})

export const changePerson = endpoint({
  method: 'PATCH',
  path: '/people/:id',
  access: 'people',
  params: z.object({ id }),
  body: z.object({ role: roleSchema }),
  answer: nothing,
})

/** Creates a sign-in link for a lost device. When it is used, the person's existing passkeys and sessions end. */
export const recoverPerson = endpoint({
  method: 'POST',
  path: '/people/:id/links',
  access: 'people',
  params: z.object({ id }),
  answer: linkAnswer,
})

export const revokePerson = endpoint({
  method: 'DELETE',
  path: '/people/:id',
  access: 'people',
  params: z.object({ id }),
  answer: nothing,
})

const auditSchema = z.object({
  id: z.number(),
  at: time,
  /** Name of the person; null for the command line on the server. */
  who: z.string().nullable(),
  action: z.string(),
  target: z.string(),
})

export type AuditEntry = z.infer<typeof auditSchema>

export const listAudit = endpoint({
  method: 'GET',
  path: '/audit',
  access: 'audit',
  query: z.object({
    before: id.optional(),
    /** Id of an account; 0 for entries without an account, which the server itself made. */
    who: z.coerce.number().int().min(0).optional(),
    kind: logKindSchema.optional(),
    search: z.string().trim().max(100).optional(),
  }),
  answer: z.object({ entries: z.array(auditSchema), next: z.number().nullable() }),
})

/** Lists all people who are named in the log. */
export const listAuditPeople = endpoint({
  method: 'GET',
  path: '/audit/people',
  access: 'audit',
  answer: z.object({ people: z.array(z.object({ id: z.number(), name: z.string() })) }),
})

export const ACCOUNT_ENDPOINTS = {
  signInOptions,
  signIn,
  linkOptions,
  redeemLink,
  getMe,
  signOut,
  getAccount,
  addDevice,
  removePasskey,
  endSession,
  listPeople,
  invitePerson,
  changePerson,
  recoverPerson,
  revokePerson,
  listAudit,
  listAuditPeople,
}
