import type { Channel } from '../../db/schema.ts'
import type { Command, LeadContext } from '../command.ts'
import { knownIds } from '../known-ids.ts'
import { pluralize, print, UsageError } from '../terminal.ts'

export const resend: Command = {
  usage: 'resend [ID…] [--missing]',
  summary: 'send dead letters, or these leads, on again',
  details:
    '  without ID  every lead that was given up\n' +
    '  --missing   every lead never sent to the spreadsheet or by mail, such as those from before it was set up\n',
  options: ['missing'],
  maxArgs: Infinity,
  opens: 'database',
  async run({ args, admin, values, settings, now }: LeadContext) {
    if (args.length && values.missing) throw new UsageError('Give either IDs or --missing, not both.')
    if (!args.length && !values.missing) {
      print(`${pluralize(await admin.queueDead(now), 'dead letter')} put back into the outbox.`)
      return 0
    }
    const channels: Channel[] = []
    if (settings.spreadsheetUrl) channels.push('spreadsheet')
    if (settings.smtpUrl) channels.push('mail')
    if (!channels.length) throw new Error('There is nowhere to send to: neither SPREADSHEET_URL nor SMTP_URL is set.')
    const which = values.missing ? 'missing' : await knownIds(admin, args)
    let queued = 0
    for (const channel of channels) queued += await admin.queue(channel, which, now)
    print(
      `${pluralize(queued, 'delivery', 'deliveries')} put into the outbox. The running server sends them within seconds.`,
    )
    return 0
  },
}

export const release: Command = {
  usage: 'release ID…',
  summary: 'let held leads through',
  options: [],
  maxArgs: Infinity,
  opens: 'database',
  async run({ args, admin, now }: LeadContext) {
    const ids = await knownIds(admin, args)
    for (const id of ids)
      if (!(await admin.count({ ids: [id], held: true }))) throw new Error(`Lead ${id} is not held.`)
    print(`${pluralize(await admin.release(ids, now), 'lead')} released.`)
    return 0
  },
}
