import { expect, test } from 'vitest'
import type { Numbers } from '#shared/studio/numbers.ts'
import { createStudio, describeOnBoth } from './studio.ts'

describeOnBoth((start) => {
  test('the numbers of a period: weeks, time to the first answer, how far enquiries came, what was won', async () => {
    const { join, addLead, clock } = await start()
    const asha = await join('owner')
    const HOUR_MS = 3_600_000
    // The tests' clock starts at Monday 5 January 2026, 17:30 in Chennai.
    const monday = clock.now - 7 * HOUR_MS
    const lastWeek = monday - 7 * 24 * HOUR_MS
    const [won, lost, open] = [
      await addLead({}, null, lastWeek),
      await addLead({}, null, monday),
      await addLead({}, null, monday),
    ]
    await addLead({}, 'too fast', monday)
    await addLead({}, null, clock.now - 200 * 24 * HOUR_MS)
    clock.now = lastWeek + HOUR_MS / 2
    await asha.patch(`/leads/${won}`, {
      version: 0,
      changes: { stage: 'won', value: { amount: 90_000, currency: 'INR' } },
    })
    clock.now = monday + 3 * HOUR_MS
    await asha.patch(`/leads/${lost}`, { version: 0, changes: { stage: 'proposal' } })
    await asha.patch(`/leads/${lost}`, { version: 1, changes: { stage: 'lost' } })
    await asha.patch(`/leads/${open}`, { version: 0, changes: { value: { amount: 9_000, currency: 'AED' } } })
    const { body } = await asha.get<Numbers>('/numbers?period=quarter')
    expect(body.weeks).toHaveLength(13)
    expect(body.weeks.slice(-2)).toEqual([
      { start: '2025-12-29', count: 1 },
      { start: '2026-01-05', count: 2 },
    ])
    expect(body.answers).toMatchObject({ answered: 2, inTime: 1 })
    expect(body.funnel.map(({ count }) => count)).toEqual([3, 2, 2, 2, 1])
    expect([body.lost, body.won, body.open]).toEqual([
      1,
      [{ currency: 'INR', amount: 90_000 }],
      [{ currency: 'AED', amount: 9_000 }],
    ])
  })
})

test('the alarm tells when nobody has answered for an hour of office time, and when somebody has', async () => {
  const mails: { subject?: unknown; text?: unknown }[] = []
  const env = { SMTP_URL: 'smtp://127.0.0.1', MAIL_TO: 'owner@example.com' }
  const deps = { mail: { sendMail: async (mail: object) => mails.push(mail) } }
  const { app, accounts, join, addLead, clock } = await createStudio(null, { env, deps })
  const rounds = async () => {
    for (let round = 0; round < 2; round++) await app.alerts.runRound()
    return mails.splice(0).map(({ subject }) => subject)
  }
  await addLead()
  clock.now += 30 * 60_000
  const asha = await join('owner')
  expect(await accounts.exist()).toBe(true)
  const id = await addLead()
  await addLead({}, 'too fast')
  // The office closes at 18:30.
  clock.now += 30 * 60_000
  expect(await rounds()).toEqual([])
  clock.now += 15 * 3_600_000 + 29 * 60_000
  expect(await rounds(), 'the night does not count').toEqual([])
  clock.now += 60_000 + 30 * 60_000
  expect(await rounds()).toEqual(['Website: Enquiries wait for an answer'])
  await asha.post(`/leads/${id}/replies`, { channel: 'call', markContacted: true })
  expect(await rounds()).toEqual(['Website: No enquiry waits too long any more'])
})

test('a new lead is sent to whoever has the desk open, whatever process stored it', async () => {
  const { app, join, addLead, post } = await createStudio()
  const asha = await join('owner')
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const cookie = [...asha.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const { port } = new URL(address)
  // The host name matters: without PUBLIC_URL the studio is available on localhost only.
  const response = await fetch(`http://localhost:${port}/studio/api/changes`, { headers: { cookie } })
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  const read = async (pattern: RegExp) => {
    let text = ''
    while (reader && !pattern.test(text)) {
      const { value, done } = await reader.read()
      if (done) break
      text += value
    }
    return text
  }
  await read(/retry/)
  expect((await post()).statusCode).toBe(201)
  expect(await read(/data: .*\n\n/)).toContain('{"leads":[1]}')
  const id = await addLead({ message: 'another' })
  // Written directly to the database, like by another server on the same database.
  expect(await read(/data: .*\n\n/)).toContain(`{"leads":[${id}]}`)
  await reader?.cancel()
})
