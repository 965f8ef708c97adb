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

/** Creates the mail transport. The library takes 10 MB of memory, so it is loaded only where mail is sent. */
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

/** Mails each lead to the owner. A reply goes to the visitor. */
export function createEmailChannel(
  settings: Pick<Settings, 'mailTo' | 'mailFrom'>,
  transport: EmailTransport,
): OutboxChannel {
  return {
    name: 'mail',
    send: (lead, signal) => deliverMail(transport, createMail(lead, settings), signal),
  }
}

/** Sends a mail. Throws DeliveryError, which is final with `once` when the mail server has no such mailbox. */
export async function deliverMail(
  transport: EmailTransport,
  mail: SendMailOptions,
  signal: AbortSignal,
  { once = false } = {},
) {
  try {
    await Promise.race([transport.sendMail(mail), rejectOnAbort(signal)])
  } catch (error) {
    // The server's message is left out: it may quote the mail, and this line is logged.
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
    // Equal on every retry, so that a mailbox can detect a repeat.
    messageId: `<${lead.submission}@${domain}>`,
    date: new Date(lead.receivedAt),
    text: formatBody(lead),
  }
}

/** Formats a lead as text: a line for each field, and the message below. */
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

/** Removes line breaks, which could add a header, and controls that change the direction of the text. */
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
