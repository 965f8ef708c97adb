/** Words for the log: names of the actions, and the kinds of things that they are about. */
import { z } from './zod.ts'

/** Verb of each action, shown between the person and the target. */
export const ACTION_WORDS = {
  'account invited': 'invited',
  'account revoked': 'ended the account of',
  'role changed': 'changed the role of',
  'link made': 'made a sign-in link for',
  'passkey added': 'added the device',
  'passkey removed': 'removed the device',
  'signed in': 'signed in on',
  'signed out': 'signed out',
  'session ended': 'signed out another device',
  'settings changed': 'changed',
  'lead released': 'marked as no spam:',
  'spam confirmed': 'confirmed as spam:',
  'lead sent again': 'forwarded again:',
  'leads exported': 'exported',
  'person exported': 'exported everything about one person:',
  'person erased': 'deleted everything about one person:',
  'old leads erased': 'deleted what was too old:',
  'page made': 'made a new',
  'picture uploaded': 'uploaded the picture',
  'picture removed': 'removed the picture',
  'address changed': 'changed the address of',
  'draft begun': 'started a draft of',
  'removal begun': 'marked for deletion:',
  'draft discarded': 'discarded the draft of',
  published: 'published',
  'version brought back': 'brought back',
  'publishing failed': 'could not publish:',
  'publishing stopped': 'stopped publishing:',
  'preview link made': 'made a link to the draft of',
  'preview link ended': 'ended a link to the draft of',
} as const
export type AuditAction = keyof typeof ACTION_WORDS

export const SETTING_WORDS: Readonly<Record<string, string>> = {
  templates: 'the reply templates',
  'office-hours': 'the office hours',
  webhook: 'where enquiries are sent',
  'webhook-secret': 'the secret that signs what is sent',
  confirmation: 'the confirmation mail',
  retention: 'how long enquiries are kept',
}

/** Kinds of log entries, in the order of the filter. */
export const LOG_KINDS = {
  drafts: {
    title: 'Drafts and new pages',
    actions: ['page made', 'address changed', 'draft begun', 'removal begun', 'draft discarded'],
  },
  publishing: {
    title: 'Publishing',
    actions: ['published', 'version brought back', 'publishing failed', 'publishing stopped'],
  },
  pictures: { title: 'Pictures', actions: ['picture uploaded', 'picture removed'] },
  links: { title: 'Links to drafts', actions: ['preview link made', 'preview link ended'] },
  enquiries: {
    title: 'Enquiries',
    actions: [
      'lead released',
      'spam confirmed',
      'lead sent again',
      'leads exported',
      'person exported',
      'person erased',
      'old leads erased',
    ],
  },
  people: {
    title: 'People and signing in',
    actions: [
      'account invited',
      'account revoked',
      'role changed',
      'link made',
      'passkey added',
      'passkey removed',
      'signed in',
      'signed out',
      'session ended',
    ],
  },
  settings: { title: 'Settings', actions: ['settings changed'] },
} as const satisfies Record<string, { title: string; actions: readonly AuditAction[] }>
export type LogKind = keyof typeof LOG_KINDS

export const logKindSchema = z.enum(Object.keys(LOG_KINDS) as [LogKind, ...LogKind[]])
