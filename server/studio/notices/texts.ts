import { STUDIO_PATH } from '#shared/studio/endpoint.ts'
import type { Confirmation } from '#shared/studio/notices.ts'
import type { Alert } from '../../alerts/monitor.ts'
import { formatBody, oneLine } from '../../leads/email-channel.ts'
import type { Lead } from '../../leads/lead-store.ts'
import { LEAD_FIELDS } from '#shared/contact.ts'
import type { Settings } from '../../settings.ts'
import type { PushNotice } from './web-push.ts'

/** Subject and text of a mail. */
export type MailText = { subject: string; text: string }
export type DigestCounts = { fresh: number; waiting: number; due: number; held: number }

const MAX_NAME = 60
/** Matches a single first name. Any other text from a stranger must not be mailed to another stranger. */
const FIRST_NAME = /^[\p{L}\p{M}]['’\p{L}\p{M}-]{0,29}$/u

const shorten = (text: string) => (text.length > MAX_NAME ? `${text.slice(0, MAX_NAME)}…` : text)
const whoOf = (lead: Lead) => shorten([oneLine(lead.name), oneLine(lead.companyName)].filter(Boolean).join(', '))

/** Returns the URL of a studio screen; empty when the site's public URL is not set. */
export const studioUrl = ({ publicUrl, basePath }: Pick<Settings, 'publicUrl' | 'basePath'>, path: string) =>
  publicUrl ? `${new URL(publicUrl).origin}${basePath}${STUDIO_PATH}/${path}` : ''

const openLine = (url: string) => (url ? `Open it in the studio: ${url}` : 'Open the studio to answer it.')

export const leadMail = (lead: Lead, url: string): MailText => ({
  subject: `New enquiry: ${whoOf(lead)}`,
  text: `${openLine(url)}\n\n${formatBody(lead)}`,
})

export const leadPush = (lead: Lead): PushNotice => ({
  title: 'New enquiry',
  // The message is left out, because a locked phone shows notifications to anybody.
  body: whoOf(lead),
  path: `leads/${lead.id}`,
  tag: `lead-${lead.id}`,
})

export const alarmMail = ({ subject, detail, at }: Alert, url: string): MailText => ({
  subject: `Website: ${subject}`,
  text: [
    `${subject}.`,
    ...(detail ? [detail] : []),
    '',
    openLine(url),
    '',
    `Noticed ${new Date(at).toUTCString()}.`,
    '',
  ].join('\n'),
})

export const alarmPush = ({ subject, detail, check }: Alert): PushNotice => ({
  title: subject,
  body: detail,
  path: 'leads',
  tag: `alarm-${check}`,
})

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

export function digestMail({ fresh, waiting, due, held }: DigestCounts, url: string): MailText {
  const lines = [
    `${count(fresh, 'enquiry', 'enquiries')} came in the last 24 hours.`,
    `${count(waiting, 'enquiry waits', 'enquiries wait')} for a first answer.`,
    `${count(due, 'follow-up is', 'follow-ups are')} yours for today.`,
    ...(held ? [`${count(held, 'message was', 'messages were')} held as spam and can be let through.`] : []),
  ]
  return {
    subject: `Today: ${waiting} waiting, ${count(due, 'follow-up', 'follow-ups')}, ${fresh} new`,
    text: [...lines, '', ...(url ? [`The desk: ${url}`, ''] : [])].join('\n'),
  }
}

/**
 * Returns a confirmation with the agency's words. Of the visitor's it has a first name at most, and only one that looks
 * like a name.
 */
export function confirmationMail({ subject, text }: Confirmation, name: string): MailText {
  const first = name.trim().split(/\s+/)[0] ?? ''
  const fill = (words: string) => words.replaceAll('{name}', FIRST_NAME.test(first) ? first : 'there')
  return { subject: oneLine(fill(subject)), text: `${fill(text)}\n` }
}

/** Body of a webhook: `text` is shown by Slack and other chats; `data` is for programs. */
export function leadHook(lead: Lead, url: string) {
  const fields = Object.fromEntries(LEAD_FIELDS.map((field) => [field, lead[field]]))
  return {
    type: 'website.enquiry',
    timestamp: new Date(lead.receivedAt).toISOString(),
    text: escapeChat(`New enquiry: ${whoOf(lead)}${url ? ` ${url}` : ''}`),
    data: { lead: lead.id, submission: lead.submission, url, ...fields },
  }
}

export const alarmHook = ({ check, status, subject, detail, at }: Alert) => ({
  type: `website.${check}.${status}`,
  timestamp: new Date(at).toISOString(),
  text: escapeChat(`${subject}. ${detail}`),
  data: { check, status, message: subject, detail },
})

/** Escapes markup, because in a chat `<!channel>` would notify everybody. */
const escapeChat = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
