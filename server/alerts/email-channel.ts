import type { SendMailOptions } from 'nodemailer'
import type { AlertChannel } from './monitor.ts'

type EmailOptions = {
  mailTo: string
  mailFrom: string
  transport: { sendMail: (mail: SendMailOptions) => Promise<unknown> }
}

/** Mails alerts to the owner. */
export function createAlertEmailChannel({ mailTo, mailFrom, transport }: EmailOptions): AlertChannel {
  const domain = mailFrom.slice(mailFrom.lastIndexOf('@') + 1)
  return {
    name: 'mail',
    async send({ id, subject, detail, at }) {
      await transport.sendMail({
        from: { name: 'Website', address: mailFrom },
        to: mailTo,
        subject: `Website: ${subject}`,
        messageId: `<${id}@${domain}>`,
        date: new Date(at),
        text: [`${subject}.`, ...(detail ? [detail] : []), '', `Noticed ${new Date(at).toUTCString()}.`, ''].join('\n'),
      })
    },
  }
}
