import { LINK_MINUTES } from '#shared/studio/accounts.ts'
import { messageOf } from '../error-message.ts'
import type { EmailTransport } from '../leads/email-channel.ts'
import type { Settings } from '../settings.ts'

export type LinkMailer = (to: { name: string; email: string }, url: string) => Promise<string | null>

type Options = {
  settings: Pick<Settings, 'mailFrom'>
  transport: EmailTransport | null
  onError: (why: string) => void
}

/** Creates a function that mails a one-time link. It resolves to the address, or null when no mail could be sent. */
export function createLinkMailer({ settings: { mailFrom }, transport, onError }: Options): LinkMailer {
  return async ({ name, email }, url) => {
    if (!transport) return null
    try {
      await transport.sendMail({
        from: { name: 'Studio', address: mailFrom },
        to: { name, address: email },
        subject: 'Your link to the studio',
        text: [
          `Hello ${name},`,
          '',
          `this link signs you in to the studio, once, within ${LINK_MINUTES} minutes:`,
          '',
          url,
          '',
          'Open it on the device you want to use. If you did not expect this mail, delete it.',
          '',
        ].join('\n'),
      })
      return email
    } catch (error) {
      onError(messageOf(error))
      return null
    }
  }
}
