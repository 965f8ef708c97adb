import type { SendMailOptions } from 'nodemailer'
import { CONTACT_FIELDS, SOURCE_FIELDS } from '#shared/contact.ts'
import type { ContactField, SourceField } from '#shared/contact.ts'
import type { Settings } from '../settings.ts'
import { DeliveryError } from './outbox.ts'
import type { OutboxChannel } from './outbox.ts'
import type { Lead } from './lead-store.ts'
import { errorField } from '../error-message.ts'

export type EmailTransport = { sendMail: (mail: SendMailOptions) => Promise<unknown>; close?: () => void }

export const FIELD_LABELS: Record<ContactField | SourceField, string> = {
  name: 'Name',
  mobile: 'WhatsApp number',
  email: 'Email',
  companyName: 'Company',
  budget: 'Average monthly marketing budget',
  website: 'Website',
  message: 'Message',
  heardFrom: 'Heard of us',
  landingPage: 'Landing page',
  pagesSeen: 'Pages seen',
  campaign: 'Campaign',
  referrer: 'Came from',
}

/** The mailer's code takes 10 MB of memory: only those who send mail load it. */
export async function createEmailTransport(smtpUrl: string): Promise<EmailTransport> {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url: smtpUrl,
    connectionTimeout: 20_000,
    greetingTimeout: 20_000,
    socketTimeout: 40_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/** Mails each lead to the owner; answering the mail answers the visitor. */
export function createEmailChannel(
  settings: Pick<Settings, 'mailTo' | 'mailFrom'>,
  transport: EmailTransport,
): OutboxChannel {
  return {
    name: 'mail',
    send: (lead, signal) => deliverMail(transport, createMail(lead, settings), signal),
  }
}

/** Throws DeliveryError, which is final for `once` when the mail server said that there is no such mailbox. */
export async function deliverMail(
  transport: EmailTransport,
  mail: SendMailOptions,
  signal: AbortSignal,
  { once = false } = {},
) {
  try {
    await Promise.race([transport.sendMail(mail), rejectOnAbort(signal)])
  } catch (error) {
    // Never the server's own words: they may quote the mail, and this line is logged.
    const responseCode = errorField(error, 'responseCode')
    const known = [errorField(error, 'code'), responseCode, errorField(error, 'command')]
      .filter(Boolean)
      .map(String)
      .join(' ')
    const isFinal = once && Number(responseCode) >= 500
    throw new DeliveryError(`the mail could not be sent (${known || 'no answer'})`, { isFinal })
  }
}

function createMail(lead: Lead, { mailTo, mailFrom }: Pick<Settings, 'mailTo' | 'mailFrom'>): SendMailOptions {
  const domain = mailFrom.slice(mailFrom.lastIndexOf('@') + 1)
  return {
    from: { name: 'Website', address: mailFrom },
    to: mailTo,
    replyTo: { name: oneLine(lead.name), address: oneLine(lead.email) },
    subject: `New enquiry from ${oneLine(lead.name)}`,
    // The same on every retry, so that a mailbox can tell a repeat.
    messageId: `<${lead.submission}@${domain}>`,
    date: new Date(lead.receivedAt),
    text: formatBody(lead),
  }
}

/** Every field of a lead that was filled in, a line each, with the message below. */
export function formatBody(lead: Lead) {
  const lines = CONTACT_FIELDS.filter((field) => field !== 'message').map(
    (field) => `${FIELD_LABELS[field]}: ${oneLine(lead[field]) || '-'}`,
  )
  const source = SOURCE_FIELDS.filter((field) => lead[field]).map(
    (field) => `${FIELD_LABELS[field]}: ${oneLine(lead[field])}`,
  )
  return [
    ...lines,
    '',
    lead.message,
    '',
    ...(source.length ? [...source, ''] : []),
    `Received ${new Date(lead.receivedAt).toUTCString()}, lead ${lead.id}.`,
    '',
  ].join('\n')
}

/** No line breaks, which could add a header, and no controls that turn the direction of the text around. */
export function oneLine(text: string) {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
}

function rejectOnAbort(signal: AbortSignal) {
  return new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('the mail server did not answer in time')), {
      once: true,
    })
  })
}
