import { expect, test } from 'vitest'
import type { Lead } from '#shared/studio/leads.ts'
import type { Outgoing } from '#shared/studio/notices.ts'
import { signWebhook } from '../../server/alerts/webhook-channel.ts'
import { createPushBrowser, HOOK, setWebhook, startNotices } from './notices.ts'
import { LEAD } from './service.ts'
import { createStudio, describeOnBoth } from './studio.ts'

const HOUR_MS = 3_600_000

describeOnBoth((start) => {
  const begin = () => startNotices(start)

  test('the webhook gets every field, signed, and chat programs a line that calls nobody', async () => {
    const { join, addLead, notifier, posts, clock } = await begin()
    const asha = await join('owner')
    const { body } = await setWebhook(asha)
    await addLead({ name: '<!channel> & Co' })
    await notifier.runDue()
    expect(posts).toHaveLength(1)
    const { url, headers, body: sent } = posts[0]!
    expect(url).toBe(HOOK)
    const payload = JSON.parse(String(sent)) as { text: string; data: Record<string, unknown> }
    expect(payload.text).toContain('&lt;!channel&gt; &amp; Co')
    expect(payload.data).toMatchObject({ ...LEAD, name: '<!channel> & Co', url: expect.stringMatching(/leads\/1$/) })
    const seconds = Math.floor(clock.now / 1_000)
    const expected = signWebhook(body.webhookSecret, headers['webhook-id']!, seconds, String(sent))
    expect(headers['webhook-signature']).toBe(expected)
    const { deliveries } = (await asha.get<Lead>('/leads/1')).body
    expect(deliveries).toContainEqual({
      channel: 'webhook',
      state: 'delivered',
      attempts: 1,
      at: clock.now,
      error: null,
    })
    await asha.post('/outgoing/webhook/secret')
    const renewed = await asha.get<Outgoing>('/outgoing')
    expect(renewed.body.webhookSecret).not.toBe(body.webhookSecret)
  })

  test.each([
    [
      'down',
      async () => Promise.reject(Object.assign(new Error('x'), { code: 'ECONNREFUSED' })),
      'no connection (ECONNREFUSED)',
    ],
    [
      'slow',
      async () => Promise.reject(Object.assign(new Error('x'), { name: 'TimeoutError' })),
      'no answer within ten seconds',
    ],
    ['redirecting', async () => ({ status: 302, retryAfterMs: null }), 'the receiver answered 302'],
    ['overloaded', async () => ({ status: 503, retryAfterMs: 3_600_000 }), 'the receiver answered 503'],
  ] as const)(
    'a webhook that is %s costs an attempt, and what waits behind it does not knock as well',
    async (_how, answer, error) => {
      const { join, addLead, notifier, posts, state } = await begin()
      const asha = await join('owner')
      await setWebhook(asha)
      state.answer = answer
      await addLead()
      await addLead()
      await notifier.runDue()
      expect(posts).toHaveLength(1)
      const { body } = await asha.get<Outgoing>('/outgoing')
      expect(body.troubles).toMatchObject([{ channel: 'webhook', who: null, isDead: false, error }])
    },
  )

  test('a webhook that stays down is tried for a day; then it can be sent again, or forgotten', async () => {
    const { join, addLead, notifier, posts, state, clock } = await begin()
    const asha = await join('owner')
    await setWebhook(asha)
    state.answer = async () => ({ status: 500, retryAfterMs: null })
    await addLead()
    await addLead()
    for (let hour = 0; hour < 45; hour++) {
      clock.now += HOUR_MS
      await notifier.runDue()
    }
    const troubles = async () => (await asha.get<Outgoing>('/outgoing')).body.troubles
    expect((await troubles()).map(({ isDead }) => isDead)).toEqual([true, true])
    expect(posts.length).toBeLessThan(60)
    state.answer = async () => ({ status: 204, retryAfterMs: null })
    await asha.post('/outgoing/resend')
    await notifier.runDue()
    expect(await troubles()).toEqual([])
  })
})

test('an address inside is refused when it is set, unless the server allows its name', async () => {
  const { join } = await createStudio(null, { env: { WEBHOOK_PRIVATE_HOSTS: 'n8n.internal' } })
  const asha = await join('owner')
  const set = (url: string) =>
    asha.call<{ errors?: { path: string }[] }>('PUT', '/outgoing/webhook', {
      value: { isOn: true, url, alarms: true },
      version: 0,
    })
  for (const url of [
    'http://example.com/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://localhost/',
    'ftp://x.example/',
    'https://10.0.0.8/',
    'https://169.254.169.254/',
    'https://[::ffff:127.0.0.1]/',
    'https://a:b@example.com/',
    'https://0x7f.1/',
  ]) {
    const { status, body } = await set(url)
    expect({ status, path: body.errors?.[0]?.path }, url).toEqual({ status: 400, path: 'value.url' })
  }
  expect((await set('http://n8n.internal:5678/hook')).status).toBe(200)
  for (const endpoint of ['https://192.168.1.1/x', 'http://push.example.com/x']) {
    const { subscription } = createPushBrowser()
    expect((await asha.post('/account/push', { ...subscription, endpoint })).status, endpoint).toBe(400)
  }
})

test('sales neither read nor set where the site sends to, also not by way of a conflict', async () => {
  const { join } = await createStudio()
  const [asha, ravi] = [await join('owner'), await join('sales')]
  await asha.call('PUT', '/outgoing/webhook', { value: { isOn: true, url: HOOK, alarms: true }, version: 0 })
  const value = [{ id: 'a', name: 'A', subject: '', text: 'Hi' }]
  await ravi.call('PUT', '/settings/templates', { value, version: 0 })
  const conflict = await ravi.call('PUT', '/settings/templates', { value, version: 0 })
  expect(conflict.status).toBe(409)
  const seen = [conflict.body, (await ravi.get('/settings')).body]
  expect(JSON.stringify(seen)).not.toContain('hooks.example.com')
  expect((await ravi.get('/outgoing')).status).toBe(403)
})
