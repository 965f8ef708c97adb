import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import type { Erased, Person, RetentionAnswer } from '#shared/studio/privacy.ts'
import { createEraser } from '../../server/studio/erasure.ts'
import { createPurge, monthsBefore } from '../../server/studio/retention.ts'
import { describeOnBoth } from './studio.ts'

const DAY_MS = 86_400_000
const PERSON = { name: 'Zara Gone', mobile: '9811122233', email: 'zara.gone@example.com' }

describeOnBoth((start) => {
  test('an export has everything: stage, colleague, worth, notes and source, in the days asked for', async () => {
    const { app, join, addLead, clock } = await start()
    const asha = await join('owner', 'Asha')
    await addLead({ name: 'Too Early' }, null, clock.now - 40 * DAY_MS)
    const id = await addLead({ name: '=1+1' })
    await asha.post(`/leads/${id}/notes`, { text: 'Wants blue tiles', key: randomUUID() })
    await asha.patch(`/leads/${id}`, {
      version: 0,
      changes: { stage: 'won', assignee: asha.account.id, value: { amount: 5_000, currency: 'AED' } },
    })
    const cookie = [...asha.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const get = (query: string, headers = {}) =>
      app.inject({ url: `/studio/api/export?${query}`, headers: { host: 'localhost', cookie, ...headers } })
    const csv = await get('format=csv&from=2026-01-05&to=2026-01-05')
    expect(csv.headers).toMatchObject({
      'content-disposition': 'attachment; filename="enquiries-2026-01-05.csv"',
      'cache-control': 'no-store',
    })
    expect(csv.body.split('\r\n')).toHaveLength(3)
    expect(csv.body).toContain(`"'=1+1"`)
    expect(csv.body).toMatch(
      /"Won","","Asha","","AED 5000","[^"]+","2026-01-05 Asha: Wants blue tiles","Please call me."/,
    )
    const json = (await get('format=json')).json<{ name: string; desk: { events: unknown[] } }[]>()
    expect(json.map(({ name, desk }) => [name, desk.events.length])).toEqual([
      ['=1+1', 4],
      ['Too Early', 0],
    ])
    expect((await get('format=xlsx')).rawPayload.subarray(0, 2).toString()).toBe('PK')
    expect((await get('format=pdf')).statusCode).toBe(400)
    expect((await get('format=csv', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
    await expect.poll(() => readdirSync(tmpdir()).filter((name) => name.startsWith('studio-export-'))).toEqual([])
    const log = await asha.get<{ entries: { action: string; target: string }[] }>('/audit')
    expect(log.body.entries[0]).toMatchObject({ action: 'leads exported', target: '2 enquiries' })
  })

  test('one person is found by address or number, given everything, and erased to the last byte', async () => {
    const { join, addLead, file, database } = await start()
    const asha = await join('owner')
    const id = await addLead(PERSON)
    await addLead({ ...PERSON, email: 'Zara.Gone@example.com' })
    const other = await addLead({ name: 'Ravi', mobile: '9000000009', email: 'ravi@example.com' })
    await asha.post(`/leads/${id}/notes`, { text: 'A note about zara.gone@example.com', key: randomUUID() })
    const byNumber = await asha.post<Person>('/privacy/find', { who: '+91 98111 22233' })
    expect(byNumber.body).toMatchObject({ count: 2 })
    const who = PERSON.email
    expect((await asha.post<Person>('/privacy/find', { who })).body.leads.map((lead) => lead.id)).toEqual([id + 1, id])
    expect(JSON.stringify((await asha.post('/privacy/export', { who })).body)).toContain('A note about')
    expect((await asha.post('/privacy/erase', { who, count: 1 })).body, 'not what was shown').toMatchObject({
      code: 'changed',
    })
    const { status, body } = await asha.post<Erased>('/privacy/erase', { who, count: 2 })
    expect({ status, isProven: body.isProven }, body.lines?.join('\n')).toEqual({ status: 200, isProven: true })
    expect(body.lines[0]).toBe('2 enquiries erased.')
    const left = await database.kysely.selectFrom('leads').select('id').execute()
    expect(left).toEqual([{ id: other }])
    if (file) expect(readFileSync(file).toString('latin1').toLowerCase()).not.toContain('zara.gone')
    const log = JSON.stringify((await asha.get('/audit')).body)
    expect(log).toContain('person erased')
    expect(log, 'the log names nobody').not.toContain('zara')
  })

  test('what is too old is counted before it is set, erased by the server, and nothing else is', async () => {
    const { join, addLead, clock, database, settings, app } = await start()
    const asha = await join('owner')
    await addLead({}, null, clock.now - 800 * DAY_MS)
    await addLead({}, null, clock.now - 400 * DAY_MS)
    const young = await addLead({}, null, clock.now - 100 * DAY_MS)
    const { body } = await asha.get<RetentionAnswer>('/privacy/retention')
    expect(body.retention.value).toEqual({ months: null })
    expect(body.older).toEqual([6, 12, 24, 36, 60].map((months, index) => ({ months, count: [2, 2, 1, 0, 0][index] })))
    const purge = createPurge({
      database,
      settings: app.notifier.settings,
      eraser: createEraser(settings),
      now: () => clock.now,
      log: app.log,
    })
    const ids = async () => (await database.kysely.selectFrom('leads').select('id').execute()).map(({ id }) => id)
    await purge.run()
    expect(await ids(), 'until it is set').toHaveLength(3)
    await asha.call('PUT', '/privacy/retention', { value: { months: 12 }, version: 0 })
    expect((await asha.call('PUT', '/privacy/retention', { value: { months: 7 }, version: 1 })).status).toBe(400)
    await purge.run()
    expect(await ids()).toEqual([young])
    const log = await asha.get<{ entries: { who: null; action: string; target: string }[] }>('/audit')
    expect(log.body.entries[0]).toMatchObject({ who: null, target: '2 enquiries older than 12 months' })
  })
})

test.each([
  ['2026-03-31', 1, '2026-02-28'],
  ['2026-01-05', 12, '2025-01-05'],
  ['2028-02-29', 12, '2027-02-28'],
])('%s, %i months before, is %s', (day, months, before) => {
  expect(new Date(monthsBefore(Date.parse(day), months)).toISOString().slice(0, 10)).toBe(before)
})
