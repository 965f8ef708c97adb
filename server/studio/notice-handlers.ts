import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { MyNotices, NOTICE_ENDPOINTS, Outgoing, Tried } from '#shared/studio/notices.ts'
import type { CurrentFault } from '../alerts/monitor.ts'
import type { Database } from '../db/schema.ts'
import { messageOf } from '../error-message.ts'
import { checkOutgoingUrl, RefusedUrlError } from '../http/outgoing-request.ts'
import type { CountRequests } from '../db/memory-request-counter.ts'
import { CONTACT_FIELDS, SOURCE_FIELDS } from '#shared/contact.ts'
import { DeliveryError } from '../leads/outbox.ts'
import type { Lead } from '../leads/lead-store.ts'
import type { Handlers } from './api.ts'
import { describeDevice } from './device.ts'
import type { Notifier } from './notices/notifier.ts'
import { confirmationMail, leadHook, leadMail } from './notices/texts.ts'
import { notFound, Problem } from './problem.ts'

type Deps = {
  database: Pick<Database, 'kysely'>
  now: () => number
  notifier: Notifier
  countRequests: CountRequests
  /** Returns the current faults. */
  alarms: () => CurrentFault[]
}

const DAY_MS = 86_400_000
const MAX_DEVICES = 10
const MAX_TRIES = 10
const TRY_WINDOW_MS = 10 * 60_000
const TRY_TIMEOUT_MS = 15_000

/** Handlers of notices: each person's subscriptions, and the receivers of the whole site. */
export function noticeHandlers({
  database: { kysely },
  now,
  notifier,
  countRequests,
  alarms,
}: Deps): Pick<Handlers, keyof typeof NOTICE_ENDPOINTS> {
  const { settings, store, senders } = notifier

  async function readMyNotices(account: number): Promise<MyNotices> {
    const row = await kysely
      .selectFrom('studio_accounts')
      .select(['tell_leads', 'tell_digest', 'tell_alarms'])
      .where('id', '=', account)
      .executeTakeFirstOrThrow()
    const devices = await kysely
      .selectFrom('studio_push')
      .select(['id', 'device', 'endpoint', 'created_at as createdAt'])
      .where('account', '=', account)
      .orderBy('id')
      .execute()
    const telling = { leads: row.tell_leads === 1, digest: row.tell_digest === 1, alarms: row.tell_alarms === 1 }
    return { telling, canMail: notifier.canMail, pushKey: await notifier.webPush.publicKey(), devices }
  }

  async function outgoing(): Promise<Outgoing> {
    const { webhook, confirmation } = await settings.read()
    return {
      webhook,
      webhookSecret: await notifier.secret(),
      confirmation,
      canMail: notifier.canMail,
      skipped: await store.countSkipped(now() - DAY_MS),
      troubles: await store.troubles(),
    }
  }

  /** Sends a test notice and returns the error, if any. Rate-limited, because each reaches somebody else's server. */
  async function tryOut(account: number, send: (signal: AbortSignal) => Promise<void>): Promise<Tried> {
    const { count, ttlMs } = await countRequests(`studio/try/${account}`, TRY_WINDOW_MS)
    if (count > MAX_TRIES) {
      throw new Problem(429, 'too-many', 'That was tried often in a short time. Please wait a little.', {
        retryAfterSeconds: Math.ceil(ttlMs / 1_000),
      })
    }
    try {
      await send(AbortSignal.timeout(TRY_TIMEOUT_MS))
      return { error: null }
    } catch (error) {
      if (!(error instanceof DeliveryError)) throw error
      return { error: messageOf(error) }
    }
  }

  async function tryPush(account: number, signal: AbortSignal) {
    const devices = await kysely.selectFrom('studio_push').selectAll().where('account', '=', account).execute()
    if (!devices.length) throw new DeliveryError('no browser of yours is set up for notifications')
    const notice = { title: 'It works', body: 'New enquiries will appear like this.', path: 'leads', tag: 'try' }
    const results = await Promise.allSettled(devices.map((device) => senders.push(device, notice, signal)))
    const failed = results.flatMap((result, index) =>
      result.status === 'rejected' ? [`${devices[index]?.device}: ${messageOf(result.reason)}`] : [],
    )
    if (failed.length) throw new DeliveryError(failed.join('; '))
  }

  return {
    getMyNotices: ({ session }) => readMyNotices(session.account.id),
    async putMyNotices({ session, body }) {
      const flag = (value: boolean) => (value ? 1 : 0)
      await kysely
        .updateTable('studio_accounts')
        .set({ tell_leads: flag(body.leads), tell_digest: flag(body.digest), tell_alarms: flag(body.alarms) })
        .where('id', '=', session.account.id)
        .execute()
      return readMyNotices(session.account.id)
    },
    async addPush({ session, body, request }) {
      const account = session.account.id
      refuseUrl(body.endpoint, [], 'endpoint')
      // The gate passes the request as unknown, so that handlers do not depend on Fastify.
      const device = describeDevice((request as FastifyRequest).headers['user-agent'])
      await kysely.transaction().execute(async (tx) => {
        const row = { account, endpoint: body.endpoint, ...body.keys, device, created_at: now() }
        // The browser may have subscribed before, for somebody else.
        await tx.deleteFrom('studio_push').where('endpoint', '=', body.endpoint).execute()
        await tx.insertInto('studio_push').values(row).execute()
        const all = await tx
          .selectFrom('studio_push')
          .select('id')
          .where('account', '=', account)
          .orderBy('id', 'desc')
          .execute()
        const tooMany = all.slice(MAX_DEVICES).map(({ id }) => id)
        if (tooMany.length) await tx.deleteFrom('studio_push').where('id', 'in', tooMany).execute()
      })
      return readMyNotices(account)
    },
    async removePush({ session, params }) {
      const { numDeletedRows } = await kysely
        .deleteFrom('studio_push')
        .where('id', '=', params.id)
        .where('account', '=', session.account.id)
        .executeTakeFirst()
      if (!numDeletedRows) throw notFound('This device')
      return readMyNotices(session.account.id)
    },
    tryMyNotices: ({ session: { account }, body }) =>
      tryOut(account.id, (signal) =>
        body.channel === 'push'
          ? tryPush(account.id, signal)
          : senders.mailAccount(account, tried(leadMail(sampleLead(now()), '')), `try-${randomUUID()}`, signal),
      ),
    getAlarms: async () => ({ alarms: alarms() }),

    getOutgoing: outgoing,
    putWebhook({ session, body }) {
      if (body.value.url) refuseUrl(body.value.url, notifier.privateHosts, 'value.url')
      return settings.write('webhook', body, session.account.id, outgoing)
    },
    async renewWebhookSecret({ session }) {
      await notifier.renewSecret(session.account.id)
      return outgoing()
    },
    putConfirmation: ({ session, body }) => settings.write('confirmation', body, session.account.id, outgoing),
    tryOutgoing: ({ session: { account }, body }) =>
      tryOut(account.id, async (signal) => {
        const { webhook, confirmation } = await settings.read()
        if (body.channel === 'visitor') {
          return senders.confirm(account.email, tried(confirmationMail(confirmation.value, account.name)), signal)
        }
        if (!webhook.value.url) throw new DeliveryError('there is no address yet')
        const lead = sampleLead(now())
        return senders.hook(webhook.value.url, lead.submission, { ...leadHook(lead, ''), type: 'website.test' }, signal)
      }),
    async resendNotices() {
      await store.resendDead(now())
      notifier.resume()
      return outgoing()
    },
    async dropNotices() {
      await store.dropDead()
      return outgoing()
    },
  }
}

const tried = <T extends { subject: string }>(mail: T): T => ({ ...mail, subject: `Trial: ${mail.subject}` })

/** Returns an invented lead for the “Try it” buttons. */
function sampleLead(now: number): Lead {
  const empty = Object.fromEntries([...CONTACT_FIELDS, ...SOURCE_FIELDS].map((field) => [field, ''])) as Omit<
    Lead,
    'id' | 'submission' | 'receivedAt' | 'held'
  >
  return {
    ...empty,
    id: 0,
    submission: `try-${randomUUID()}`,
    receivedAt: now,
    held: null,
    name: 'Trial Person',
    mobile: '9876543210',
    email: 'trial@example.com',
    message: 'This is a trial from the studio. Nobody wrote this.',
  }
}

function refuseUrl(url: string, privateHosts: readonly string[], path: string) {
  try {
    checkOutgoingUrl(url, privateHosts)
  } catch (error) {
    if (!(error instanceof RefusedUrlError)) throw error
    throw new Problem(400, 'invalid', error.message, { errors: [{ path, message: error.message }] })
  }
}
