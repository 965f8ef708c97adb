import { statfs } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { createService } from '../../tests/server/service.ts'
import { deliveryCheck, diskCheck, storageCheck } from './checks.ts'
import { createAlertMonitor } from './monitor.ts'
import type { Alert, AlertChannel } from './monitor.ts'
import { createWebhookChannel, signWebhook } from './webhook-channel.ts'

const SECRET = `whsec_${Buffer.from('0123456789abcdef01234567').toString('base64')}`
const MEGABYTE = 1024 * 1024

function createMonitor(send: AlertChannel['send'] = async () => undefined) {
  const state: { fault: string | null } = { fault: null }
  const sent: Alert[] = []
  const log: string[] = []
  let ids = 0
  const monitor = createAlertMonitor({
    checks: [storageCheck(async () => state.fault)],
    channels: [
      {
        name: 'test',
        async send(alert) {
          await send(alert)
          sent.push(alert)
        },
      },
    ],
    now: () => 1_000_000,
    newId: () => `alert-${++ids}`,
    log: {
      warn: (...args: unknown[]) => log.push(JSON.stringify(args)),
      error: (...args: unknown[]) => log.push(JSON.stringify(args)),
    },
  })
  const rounds = async (count: number) => {
    for (let round = 0; round < count; round++) await monitor.runRound()
  }
  return { state, sent, log, rounds }
}

test('a fault is told once however long it lasts, and once more when it is well', async () => {
  const { state, sent, rounds } = createMonitor()
  await rounds(3)
  expect(sent).toEqual([])
  state.fault = 'the disk is full'
  await rounds(30)
  expect(sent.map(({ status, subject, detail }) => [status, subject, detail])).toEqual([
    ['fault', 'Leads cannot be stored', 'the disk is full'],
  ])
  state.fault = null
  await rounds(30)
  expect(sent.map(({ status, subject }) => [status, subject]).slice(1)).toEqual([
    ['recovered', 'Leads can be stored again'],
  ])
})

test('what comes and goes within a minute wakes nobody', async () => {
  const { state, sent, rounds } = createMonitor()
  for (let count = 0; count < 5; count++) {
    state.fault = 'locked'
    await rounds(1)
    state.fault = null
    await rounds(1)
  }
  expect(sent).toEqual([])
})

test('an alert that could not be sent is sent later, under the same id, and in order', async () => {
  let isDown = true
  const tried: string[] = []
  const { state, sent, log, rounds } = createMonitor(async ({ id }) => {
    tried.push(id)
    if (isDown) throw new Error('no answer')
  })
  state.fault = 'the disk is full'
  await rounds(4)
  state.fault = null
  await rounds(2)
  expect(sent).toEqual([])
  expect(log.join()).toContain('an alert could not be sent, will retry')
  isDown = false
  await rounds(1)
  expect(sent.map(({ id, status }) => [id, status])).toEqual([
    ['alert-1', 'fault'],
    ['alert-2', 'recovered'],
  ])
  expect(new Set(tried)).toEqual(new Set(['alert-1', 'alert-2']))
})

test('a check that throws is a fault itself', async () => {
  const monitorLog: unknown[] = []
  const monitor = createAlertMonitor({
    checks: [storageCheck(() => Promise.reject(new Error('no such table')))],
    channels: [],
    now: () => 0,
    newId: () => 'id',
    log: { warn: () => undefined, error: (entry: unknown) => void monitorLog.push(entry) },
  })
  await monitor.runRound()
  await monitor.runRound()
  expect(monitorLog).toEqual([{ check: 'storage', why: 'the check failed: no such table' }])
})

test('the disk counts as full below 200 MB, and as well only clearly above', async () => {
  let free = 500
  const readSpace = (async () => ({ bavail: (free * MEGABYTE) / 4_096, bsize: 4_096 })) as unknown as typeof statfs
  const { find } = diskCheck('/data', readSpace)
  expect(await find()).toBeNull()
  free = 199
  expect(await find()).toBe('199 MB are free in /data')
  free = 250
  expect(await find()).toBe('250 MB are free in /data')
  free = 301
  expect(await find()).toBeNull()
  expect(await diskCheck(import.meta.dirname).find()).toBeNull()
})

test('deliveries alarm after an hour of failing or when given up, not while they merely wait', async () => {
  const check = (counts: { waiting: number; overdue: number; dead: number }) => deliveryCheck(async () => counts).find()
  expect(await check({ waiting: 40, overdue: 0, dead: 0 })).toBeNull()
  expect(await check({ waiting: 40, overdue: 2, dead: 0 })).toMatch(/^2 failing for an hour or more, 0 given up/)
  expect(await check({ waiting: 0, overdue: 0, dead: 1 })).toMatch(/1 given up/)
})

const ALERT: Alert = {
  id: 'alert-1',
  check: 'disk',
  status: 'fault',
  subject: 'The disk of the leads is nearly full',
  detail: '12 MB are free in /data',
  at: Date.UTC(2026, 10, 22),
}

test('the webhook is signed with its id, time and body', async () => {
  const requests: [string, RequestInit][] = []
  const send = (async (url: string, init: RequestInit) => {
    requests.push([url, init])
    return new Response('ok')
  }) as unknown as typeof fetch
  const url = 'https://hooks.example.com/website'
  await createWebhookChannel({ url, secret: SECRET, fetch: send, now: () => 1_700_000_000_999 }).send(ALERT)
  const [[to = '', init = {}] = []] = requests
  expect([to, init.redirect]).toEqual([url, 'error'])
  const headers = init.headers as Record<string, string>
  expect(headers).toMatchObject({ 'webhook-id': 'alert-1', 'webhook-timestamp': '1700000000' })
  expect(headers['webhook-signature']).toBe(signWebhook(SECRET, 'alert-1', 1_700_000_000, String(init.body)))
  expect(JSON.parse(String(init.body))).toEqual({
    type: 'website.disk.fault',
    timestamp: '2026-11-22T00:00:00.000Z',
    data: { check: 'disk', status: 'fault', message: ALERT.subject, detail: ALERT.detail },
  })
})

test('the signature is that of the Standard Webhooks example', () => {
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
  expect(signWebhook(secret, 'msg_p5jXN8AQM9LWM0D4loKWxJek', 1_614_265_330, '{"test": 2432232314}')).toBe(
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  )
})

test('a webhook that answers anything but 2xx has not arrived', async () => {
  for (const answer of [() => new Response('', { status: 500 }), () => new Response('', { status: 404 })]) {
    const channel = createWebhookChannel({
      url: 'https://hooks.example.com/',
      secret: SECRET,
      fetch: (async () => answer()) as unknown as typeof fetch,
      now: () => 0,
    })
    await expect(channel.send(ALERT)).rejects.toThrow(/answered (500|404)/)
  }
})

test('the service mails and posts when a delivery has failed for an hour, and when it has arrived', async () => {
  const mails: { subject?: unknown; text?: unknown; to?: unknown }[] = []
  const posts: string[] = []
  const { app, db, post } = await createService({
    env: {
      SMTP_URL: 'smtp://127.0.0.1',
      MAIL_TO: 'owner@example.com',
      ALERT_WEBHOOK_URL: 'https://hooks.example.com/',
      ALERT_WEBHOOK_SECRET: SECRET,
    },
    deps: {
      mail: { sendMail: async (mail) => mails.push(mail) },
      fetch: (async (_url: string, init: RequestInit) => {
        posts.push(String(init.body))
        return new Response('')
      }) as unknown as typeof fetch,
    },
  })
  for (let round = 0; round < 3; round++) await app.alerts.runRound()
  expect([mails, posts]).toEqual([[], []])
  expect((await post()).statusCode).toBe(201)
  for (let round = 0; round < 3; round++) await app.alerts.runRound()
  expect(mails).toEqual([])
  db.exec('UPDATE deliveries SET waited_ms = 3600000')
  for (let round = 0; round < 3; round++) await app.alerts.runRound()
  expect(mails.map(({ subject, to }) => [subject, to])).toEqual([
    ['Website: Leads are not sent on', 'owner@example.com'],
  ])
  expect(String(mails[0]?.text)).toContain('1 failing for an hour')
  db.exec("UPDATE deliveries SET state = 'delivered'")
  for (let round = 0; round < 3; round++) await app.alerts.runRound()
  expect(mails.at(-1)?.subject).toBe('Website: Leads are sent on again')
  expect(posts.map((body) => (JSON.parse(body) as { type: string }).type)).toEqual([
    'website.deliveries.fault',
    'website.deliveries.recovered',
  ])
})
