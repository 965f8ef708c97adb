import { expect, test } from 'vitest'
import type { MyNotices, Outgoing, Tried } from '#shared/studio/notices.ts'
import { createPushBrowser, setWebhook, startNotices } from './notices.ts'
import { describeOnBoth } from './studio.ts'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

describeOnBoth((start) => {
  const begin = () => startNotices(start)

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

  test('what was held makes a notice once it is let through', async () => {
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

  test('whoever loses the account is notified of nothing more', async () => {
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

  test('an erased lead takes its waiting notices along', async () => {
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

  test('each channel can be tried, ten times in ten minutes, and says why it failed', async () => {
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
