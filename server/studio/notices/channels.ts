import type { SendMailOptions } from 'nodemailer'
import type { NoticeChannel } from '#shared/studio/notices.ts'
import { officeDay } from '#shared/studio/office-time.ts'
import type { Alert } from '../../alerts/monitor.ts'
import { signWebhook } from '../../alerts/webhook-channel.ts'
import { LEAD_COLUMNS } from '../../db/schema.ts'
import type { Database } from '../../db/schema.ts'
import { RefusedUrlError } from '../../http/outgoing-request.ts'
import type { OutgoingRequest, PostOutgoing } from '../../http/outgoing-request.ts'
import { deliverMail } from '../../leads/email-channel.ts'
import type { EmailTransport } from '../../leads/email-channel.ts'
import type { Lead } from '../../leads/lead-store.ts'
import { DeliveryError } from '../../leads/outbox.ts'
import type { OutboxChannel } from '../../leads/outbox.ts'
import type { Settings } from '../../settings.ts'
import { inView } from '../lead-query.ts'
import type { SettingsStore } from '../settings-store.ts'
import type { Notice } from './store.ts'
import {
  alarmHook,
  alarmMail,
  alarmPush,
  confirmationMail,
  digestMail,
  leadHook,
  leadMail,
  leadPush,
  studioUrl,
} from './texts.ts'
import type { MailText } from './texts.ts'
import type { createWebPush, PushNotice, PushTarget } from './web-push.ts'
import { errorField } from '../../error-message.ts'

export type ChannelOptions = {
  database: Pick<Database, 'kysely'>
  settings: Settings
  store: SettingsStore
  webPush: ReturnType<typeof createWebPush>
  mail: EmailTransport | null
  post: PostOutgoing
  now: () => number
  newSecret: () => string
}

const DAY_MS = 86_400_000
/** Statuses of a subscription that has ended: the browser was reset, or its owner declined. */
const GONE = new Set([404, 410])
/** Whether a status means that a retry would fail again; 408 and 429 do not. */
const isRefusal = (status: number) => status >= 400 && status < 500 && status !== 408 && status !== 429

/** Senders of each kind of notice. All throw DeliveryError. */
export function createNoticeSenders(options: ChannelOptions) {
  const { settings, store, webPush, mail, post, now } = options
  const { kysely } = options.database

  const findLead = async (id: number | null): Promise<Lead | null> =>
    id === null
      ? null
      : ((await kysely.selectFrom('leads').select(LEAD_COLUMNS).where('id', '=', id).executeTakeFirst()) ?? null)

  const alarmOf = (notice: Notice): Alert => JSON.parse(notice.detail)

  async function send(request: Omit<OutgoingRequest, 'privateHosts'>) {
    const privateHosts = settings.webhookPrivateHosts
    try {
      return await post({ ...request, privateHosts })
    } catch (error) {
      if (error instanceof RefusedUrlError) throw new DeliveryError(error.message, { isFinal: true })
      const [code, name] = [errorField(error, 'code'), errorField(error, 'name')]
      const isTimeout = name === 'TimeoutError' || name === 'AbortError'
      throw new DeliveryError(
        isTimeout ? 'no answer within ten seconds' : `no connection (${typeof code === 'string' ? code : 'unknown'})`,
      )
    }
  }

  async function sendMail({ subject, text }: MailText, rest: SendMailOptions, signal: AbortSignal, once = false) {
    if (!mail) throw new DeliveryError('the server has no mail server (SMTP_URL)')
    const from = { name: 'Website', address: settings.mailFrom }
    await deliverMail(mail, { from, subject, text, ...rest }, signal, { once })
  }

  async function mailAccount(
    account: { name: string; email: string },
    text: MailText,
    id: string,
    signal: AbortSignal,
  ) {
    const domain = settings.mailFrom.slice(settings.mailFrom.lastIndexOf('@') + 1)
    // Equal on every attempt, so that a mailbox can detect a repeat.
    const headers = { 'Auto-Submitted': 'auto-generated' }
    const to = { name: account.name, address: account.email }
    await sendMail(text, { to, messageId: `<${id}@${domain}>`, headers }, signal)
  }

  async function push(target: PushTarget & { id: number }, notice: PushNotice, signal: AbortSignal) {
    const { status, retryAfterMs } = await send({ ...(await webPush.build(target, notice)), signal })
    if (GONE.has(status)) {
      await kysely.deleteFrom('studio_push').where('id', '=', target.id).execute()
      throw new DeliveryError('this browser no longer takes notifications and was removed', { isFinal: true })
    }
    if (status < 200 || status > 299) {
      throw new DeliveryError(`the push service answered ${status}`, { retryAfterMs, isFinal: isRefusal(status) })
    }
  }

  /** Posts to a webhook, signed as standardwebhooks.com specifies. */
  async function hook(url: string, id: string, payload: object, signal: AbortSignal) {
    const secret = await store.secret('webhook-secret', options.newSecret)
    const body = JSON.stringify(payload)
    const timestamp = Math.floor(now() / 1_000)
    const headers = {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signWebhook(secret, id, timestamp, body),
    }
    const { status, retryAfterMs } = await send({ url, headers, body, signal })
    if (status < 200 || status > 299) throw new DeliveryError(`the receiver answered ${status}`, { retryAfterMs })
  }

  async function confirm(to: string, text: MailText, signal: AbortSignal) {
    const headers = { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' }
    await sendMail(text, { to: { name: '', address: to }, replyTo: settings.mailTo, headers }, signal, true)
  }

  async function digestOf(account: number) {
    const hours = (await store.read())['office-hours'].value
    const counted = async (where: ReturnType<typeof inView>, more: 'fresh' | 'waiting' | null) => {
      let query = kysely
        .selectFrom('leads')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where(where)
      if (more === 'fresh') query = query.where('received_at', '>', now() - DAY_MS).where('held', 'is', null)
      if (more === 'waiting') query = query.where('stage', '=', 'new').where('answered_at', 'is', null)
      return Number((await query.executeTakeFirstOrThrow()).n)
    }
    const today = officeDay(now(), hours)
    return {
      fresh: await counted(inView('all', account, today), 'fresh'),
      waiting: await counted(inView('open', account, today), 'waiting'),
      due: await counted((eb) => eb.and([inView('due', account, today)(eb), inView('mine', account, today)(eb)]), null),
      held: await counted(inView('held', account, today), null),
    }
  }

  const channels: OutboxChannel<Notice, NoticeChannel>[] = [
    {
      name: 'mail',
      async send(notice, signal) {
        const account = await kysely
          .selectFrom('studio_accounts')
          .select(['id', 'name', 'email'])
          .where('id', '=', notice.account)
          .where('revoked_at', 'is', null)
          .executeTakeFirst()
        const lead = await findLead(notice.lead)
        // The account was revoked or the lead erased meanwhile.
        if (!account || (notice.kind === 'lead' && !lead)) return
        const text = lead
          ? leadMail(lead, studioUrl(settings, `leads/${lead.id}`))
          : notice.kind === 'digest'
            ? digestMail(await digestOf(account.id), studioUrl(settings, 'leads'))
            : alarmMail(alarmOf(notice), studioUrl(settings, 'leads'))
        await mailAccount(account, text, `notice-${notice.id}`, signal)
      },
    },
    {
      name: 'push',
      async send(notice, signal) {
        const target = await kysely
          .selectFrom('studio_push')
          .selectAll()
          .where('id', '=', notice.push)
          .executeTakeFirst()
        const lead = await findLead(notice.lead)
        if (!target || (notice.kind === 'lead' && !lead)) return
        await push(target, lead ? leadPush(lead) : alarmPush(alarmOf(notice)), signal)
      },
    },
    {
      name: 'webhook',
      async send(notice, signal) {
        const { isOn, url } = (await store.read()).webhook.value
        const lead = await findLead(notice.lead)
        if (notice.kind === 'lead' && !lead) return
        if (!isOn) throw new DeliveryError('the webhook is switched off', { isFinal: true })
        const payload = lead ? leadHook(lead, studioUrl(settings, `leads/${lead.id}`)) : alarmHook(alarmOf(notice))
        await hook(url, lead ? lead.submission : alarmOf(notice).id, payload, signal)
      },
    },
    {
      name: 'visitor',
      async send(notice, signal) {
        const lead = await findLead(notice.lead)
        const confirmation = (await store.read()).confirmation.value
        if (!lead) return
        if (!confirmation.isOn) throw new DeliveryError('the confirmation is switched off', { isFinal: true })
        await confirm(lead.email, confirmationMail(confirmation, lead.name), signal)
      },
    },
  ]

  return { channels, mailAccount, push, hook, confirm }
}
