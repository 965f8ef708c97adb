import { createECDH, createDecipheriv, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Lead } from '#shared/studio/leads.ts'
import type { MyNotices, Outgoing, Tried } from '#shared/studio/notices.ts'
import { signWebhook } from '../../server/alerts/webhook-channel.ts'
import type { OutgoingAnswer, OutgoingRequest } from '../../server/http/outgoing-request.ts'
import { LEAD } from './service.ts'
import type { ServiceOptions } from './service.ts'
import { createStudio, describeOnBoth } from './studio.ts'
import type { Browser } from './studio.ts'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
const ENV = { SMTP_URL: 'smtp://127.0.0.1', MAIL_TO: 'owner@example.com', PUBLIC_URL: 'http://localhost' }
const HOOK = 'https://hooks.example.com/in'

type Mail = { to: { name: string; address: string } | string; subject: string; text: string }

/** Mail and network of a test: what was sent, and what the receivers say. */
function createOutside() {
  const mails: Mail[] = []
  const posts: OutgoingRequest[] = []
  const state: { mail: Error | null; answer: () => Promise<OutgoingAnswer> } = {
    mail: null,
    answer: async () => ({ status: 200, retryAfterMs: null }),
  }
  const deps: ServiceOptions['deps'] = {
    mail: {
      async sendMail(mail) {
        if (state.mail) throw state.mail
        mails.push(mail as Mail)
      },
    },
    async post(request) {
      posts.push(request)
      return state.answer()
    },
  }
  // The site's own mailbox gets each enquiry as ever; here the others count.
  const personal = () => mails.filter(({ to }) => to !== ENV.MAIL_TO)
  return { mails, personal, posts, state, deps }
}

/** A browser's side of a push subscription: decrypts what arrives (RFC 8291). */
function createPushBrowser(name = 'one') {
  const keys = createECDH('prime256v1')
  const point = keys.generateKeys()
  const auth = randomBytes(16)
  const subscription = {
    endpoint: `https://push.example.com/${name}`,
    keys: { p256dh: point.toString('base64url'), auth: auth.toString('base64url') },
  }
  function decrypt(body: Uint8Array) {
    const bytes = Buffer.from(body)
    const salt = bytes.subarray(0, 16)
    const sender = bytes.subarray(21, 21 + bytes.readUInt8(20))
    const shared = keys.computeSecret(sender)
    const derive = (key: Uint8Array, from: Uint8Array, info: Buffer, length: number) =>
      Buffer.from(hkdfSync('sha256', key, from, info, length))
    const ikm = derive(shared, auth, Buffer.concat([Buffer.from('WebPush: info\0'), point, sender]), 32)
    const key = derive(ikm, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
    const nonce = derive(ikm, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
    const cipher = createDecipheriv('aes-128-gcm', key, nonce)
    const sealed = bytes.subarray(21 + sender.length)
    cipher.setAuthTag(sealed.subarray(-16))
    const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]).toString()
    return JSON.parse(text.slice(0, text.lastIndexOf('\u0002'))) as Record<string, string>
  }
  return { subscription, decrypt }
}

describeOnBoth((start) => {
  async function begin() {
    const outside = createOutside()
    const studio = await start({ env: ENV, deps: outside.deps })
    return { ...outside, ...studio, notifier: studio.app.notifier }
  }
  const setWebhook = (person: Pick<Browser, 'call'>, changes = {}) =>
    person.call<Outgoing>('PUT', '/outgoing/webhook', {
      value: { isOn: true, url: HOOK, alarms: true, ...changes },
      version: 0,
    })

  test('who wants it is mailed each new enquiry, once, and nobody else', async () => {
    const { join, addLead, notifier, personal } = await begin()
    const [asha, ravi, editor] = [await join('owner'), await join('sales'), await join('editor')]
    expect((await editor.get('/account/notices')).status).toBe(403)
    expect((await asha.get<MyNotices>('/account/notices')).body.telling).toEqual({
      leads: false,
      digest: false,
      alarms: false,
    })
    await ravi.call('PUT', '/account/notices', { leads: true, digest: false, alarms: false })
    const id = await addLead({ name: 'Zara\r\nBcc: all@example.com', companyName: 'Zara Tiles' })
    await addLead({}, 'the hidden field was filled in')
    await notifier.runDue()
    await notifier.runDue()
    expect(personal()).toHaveLength(1)
    expect(personal()[0]).toMatchObject({
      to: { address: ravi.account.email },
      subject: 'New enquiry: Zara Bcc: all@example.com, Zara Tiles',
      text: expect.stringContaining(`http://localhost/studio/leads/${id}`),
    })
  })

  test('what was held is told of once it is let through', async () => {
    const { join, addLead, notifier, personal } = await begin()
    const asha = await join('owner')
    await asha.call('PUT', '/account/notices', { leads: true, digest: false, alarms: false })
    const id = await addLead({}, 'filled in within 0.5 s')
    await notifier.runDue()
    expect(personal()).toEqual([])
    await asha.post(`/leads/${id}/release`)
    await notifier.runDue()
    expect(personal()).toHaveLength(1)
  })

  test('a mail server that is down costs an attempt, not the notice, and is seen in the studio until it is well', async () => {
    const { join, addLead, notifier, personal, state, clock } = await begin()
    const asha = await join('owner', 'Asha')
    await asha.call('PUT', '/account/notices', { leads: true, digest: false, alarms: false })
    state.mail = Object.assign(new Error('no route to host: secret words'), { code: 'ECONNECTION' })
    await addLead()
    await addLead()
    await notifier.runDue()
    const troubles = async () => (await asha.get<Outgoing>('/outgoing')).body.troubles
    expect(await troubles()).toMatchObject([
      {
        channel: 'mail',
        kind: 'lead',
        who: 'Asha',
        isDead: false,
        attempts: 1,
        error: 'the mail could not be sent (ECONNECTION)',
      },
    ])
    state.mail = null
    clock.now += MINUTE_MS
    await notifier.runDue()
    expect(personal()).toHaveLength(2)
    expect(await troubles()).toEqual([])
  })

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

  test('a browser is told of the name only, encrypted for it alone, signed with the site’s key', async () => {
    const { join, addLead, notifier, posts } = await begin()
    const ravi = await join('sales')
    const browser = createPushBrowser()
    const { body } = await ravi.post<MyNotices>('/account/push', browser.subscription)
    expect(body.devices).toMatchObject([{ endpoint: browser.subscription.endpoint }])
    await addLead({ name: 'Zara', companyName: 'Zara Tiles', message: 'A private matter' })
    await notifier.runDue()
    expect(posts).toHaveLength(1)
    const { url, headers, body: sent } = posts[0]!
    expect(url).toBe(browser.subscription.endpoint)
    expect(browser.decrypt(sent as Uint8Array)).toEqual({
      title: 'New enquiry',
      body: 'Zara, Zara Tiles',
      path: 'leads/1',
      tag: 'lead-1',
    })
    const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(headers['authorization'] ?? '') ?? []
    expect(key).toBe(body.pushKey)
    const point = Buffer.from(key, 'base64url')
    const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
    const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
    const [head, claims, signature = ''] = token.split('.')
    const signed = Buffer.from(`${head}.${claims}`)
    expect(
      verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url')),
    ).toBe(true)
    expect(JSON.parse(Buffer.from(claims ?? '', 'base64url').toString())).toMatchObject({
      aud: 'https://push.example.com',
    })
  })

  test('a browser that is gone is forgotten; the others are told', async () => {
    const { join, addLead, notifier, posts, state } = await begin()
    const ravi = await join('sales')
    await ravi.post('/account/push', createPushBrowser('gone').subscription)
    const kept = createPushBrowser('kept')
    await ravi.post('/account/push', kept.subscription)
    state.answer = async () => ({ status: posts.at(-1)?.url.endsWith('gone') ? 410 : 201, retryAfterMs: null })
    await addLead()
    await notifier.runDue()
    expect(posts).toHaveLength(2)
    const { body } = await ravi.get<MyNotices>('/account/notices')
    expect(body.devices.map(({ endpoint }) => endpoint)).toEqual([kept.subscription.endpoint])
    const other = await join('sales')
    expect((await other.call('DELETE', `/account/push/${body.devices[0]?.id}`)).status, 'somebody else’s').toBe(404)
  })

  test('who is let go is told nothing more', async () => {
    const { join, addLead, notifier, posts, personal, accounts } = await begin()
    await join('owner')
    const ravi = await join('sales')
    await ravi.post('/account/push', createPushBrowser().subscription)
    await ravi.call('PUT', '/account/notices', { leads: true, digest: true, alarms: true })
    await accounts.revoke(ravi.account.id, null)
    await addLead()
    await notifier.runDue()
    expect([posts, personal()]).toEqual([[], []])
  })

  test('the confirmation is off until set, and carries only a first name of what was typed', async () => {
    const { join, addLead, notifier, personal, clock } = await begin()
    const asha = await join('owner')
    await addLead({ email: 'early@example.com' })
    await notifier.runDue()
    expect(personal()).toEqual([])
    const value = { isOn: true, subject: 'We have your message, {name}', text: 'Hi {name},\n\nthank you.' }
    expect((await asha.call('PUT', '/outgoing/confirmation', { value, version: 0 })).status).toBe(200)
    await addLead({ name: 'Zara Ali', email: 'zara@example.com', message: 'Buy pills at evil.example' })
    await addLead({ name: 'http://evil.example', email: 'stranger@example.com' })
    await addLead({ name: 'Zara', email: 'ZARA+again@example.com' })
    clock.now += 1_000
    await notifier.runDue()
    expect(personal().map(({ to, subject }) => [(to as { address: string }).address, subject])).toEqual([
      ['zara@example.com', 'We have your message, Zara'],
      ['stranger@example.com', 'We have your message, there'],
    ])
    expect(JSON.stringify(personal())).not.toContain('evil.example')
  })

  test('however many write, twenty confirmations an hour leave the house', async () => {
    const { join, addLead, notifier, personal, clock } = await begin()
    const asha = await join('owner')
    const value = { isOn: true, subject: 'Thank you', text: 'Hi {name}' }
    await asha.call('PUT', '/outgoing/confirmation', { value, version: 0 })
    for (let count = 0; count < 30; count++) await addLead({ email: `victim${count}@example.com` })
    await notifier.runDue()
    expect(personal()).toHaveLength(20)
    expect((await asha.get<Outgoing>('/outgoing')).body.skipped).toBe(10)
    clock.now += HOUR_MS + 1
    await addLead({ email: 'later@example.com' })
    await notifier.runDue()
    expect(personal()).toHaveLength(21)
  })

  test('the day in short comes when the office opens, once, and not on a day off', async () => {
    const { join, addLead, notifier, personal, clock } = await begin()
    const asha = await join('owner')
    await asha.call('PUT', '/account/notices', { leads: false, digest: true, alarms: false })
    await addLead()
    // Monday 5 January 2026, 12:00 UTC is 17:30 in Chennai.
    await notifier.runDue()
    expect(personal()).toMatchObject([{ subject: 'Today: 1 waiting, 0 follow-ups, 1 new' }])
    clock.now += HOUR_MS
    await notifier.runDue()
    expect(personal()).toHaveLength(1)
    clock.now = Date.parse('2026-01-06T09:00+05:30')
    await notifier.runDue()
    expect(personal(), 'before it opens').toHaveLength(1)
    clock.now = Date.parse('2026-01-06T09:31+05:30')
    await notifier.runDue()
    expect(personal()).toHaveLength(2)
    clock.now = Date.parse('2026-01-11T12:00+05:30')
    await notifier.runDue()
    expect(personal(), 'Sunday').toHaveLength(2)
  })

  test('an alarm reaches who wants it, is shown while it lasts, and says when it is over', async () => {
    const { join, addLead, app, notifier, personal, posts, clock } = await begin()
    const asha = await join('owner')
    await setWebhook(asha)
    await asha.call('PUT', '/account/notices', { leads: false, digest: false, alarms: true })
    clock.now = Date.parse('2026-01-06T10:00+05:30')
    const id = await addLead()
    clock.now += 2 * HOUR_MS
    for (let round = 0; round < 3; round++) await app.alerts.runRound()
    await notifier.runDue()
    expect(personal()).toMatchObject([{ subject: 'Website: Enquiries wait for an answer' }])
    expect(posts.map(({ body }) => (JSON.parse(String(body)) as { type: string }).type).toSorted()).toEqual([
      'website.enquiry',
      'website.waiting.fault',
    ])
    const shown = async () => (await asha.get<{ alarms: { subject: string }[] }>('/alarms')).body.alarms
    expect(await shown()).toMatchObject([{ check: 'waiting', detail: expect.stringMatching(/^1 enquiry waits/) }])
    await asha.post(`/leads/${id}/replies`, { channel: 'call', markContacted: true })
    for (let round = 0; round < 3; round++) await app.alerts.runRound()
    expect(await shown()).toEqual([])
  })

  test('an erased lead takes what waits to be told of it along', async () => {
    const { join, addLead, notifier, state, personal, database, clock } = await begin()
    const asha = await join('owner')
    await asha.call('PUT', '/account/notices', { leads: true, digest: false, alarms: false })
    state.mail = new Error('down')
    const id = await addLead()
    await notifier.runDue()
    await database.kysely.deleteFrom('leads').where('id', '=', id).execute()
    state.mail = null
    clock.now += HOUR_MS
    await notifier.runDue()
    expect(personal()).toEqual([])
    expect(await database.kysely.selectFrom('studio_notices').select('id').execute()).toEqual([])
  })

  test('each way can be tried, ten times in ten minutes, and says why it failed', async () => {
    const { join, personal, posts, state } = await begin()
    const asha = await join('owner')
    const attempt = (path: string, channel: string) => asha.post<Tried>(path, { channel })
    expect((await attempt('/account/notices/try', 'mail')).body).toEqual({ error: null })
    expect(personal()).toMatchObject([{ subject: 'Trial: New enquiry: Trial Person' }])
    expect((await attempt('/account/notices/try', 'push')).body.error).toMatch(/no browser/)
    expect((await attempt('/outgoing/try', 'webhook')).body.error).toBe('there is no address yet')
    await setWebhook(asha, { isOn: false })
    expect((await attempt('/outgoing/try', 'webhook')).body).toEqual({ error: null })
    expect(JSON.parse(String(posts[0]?.body))).toMatchObject({ type: 'website.test' })
    state.answer = async () => ({ status: 500, retryAfterMs: null })
    expect((await attempt('/outgoing/try', 'webhook')).body.error).toBe('the receiver answered 500')
    const statuses = await Promise.all(Array.from({ length: 6 }, () => attempt('/outgoing/try', 'visitor')))
    expect(statuses.map(({ status }) => status)).toContain(429)
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
