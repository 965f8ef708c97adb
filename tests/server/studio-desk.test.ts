import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Lead, LeadSummary } from '#shared/studio/leads.ts'
import type { AllSettings } from '#shared/studio/settings.ts'
import { createStudio, describeOnBoth } from './studio.ts'
import type { Browser } from './studio.ts'

type List = { leads: LeadSummary[]; next: number | null }
type Conflict = { code: string; current: Lead }

const idsIn = async (person: Pick<Browser, 'get'>, query: string) =>
  (await person.get<List>(`/leads?${query}`)).body.leads.map(({ id }) => id)

describeOnBoth((start) => {
  test('each list holds what its name says, newest first', async () => {
    const { join, addLead } = await start()
    const asha = await join('owner')
    const [open, mine, held, won] = [await addLead(), await addLead(), await addLead({}, 'too fast'), await addLead()]
    await asha.patch(`/leads/${mine}`, {
      version: 0,
      changes: { assignee: asha.account.id, followUp: '2026-01-05' },
    })
    await asha.patch(`/leads/${won}`, { version: 0, changes: { stage: 'won' } })
    expect(await idsIn(asha, '')).toEqual([mine, open])
    expect(await idsIn(asha, 'view=mine')).toEqual([mine])
    expect(await idsIn(asha, 'view=due')).toEqual([mine])
    expect(await idsIn(asha, 'view=held')).toEqual([held])
    expect(await idsIn(asha, 'view=closed')).toEqual([won])
    expect(await idsIn(asha, 'view=all')).toEqual([won, held, mine, open])
    expect(await idsIn(asha, 'view=all&stage=won')).toEqual([won])
    expect((await asha.get('/lead-counts')).body).toEqual({ unread: 3, mine: 1, due: 1, held: 1 })
  })

  test('read and unread are each person’s own, and what came before their time is read', async () => {
    const { join, addLead } = await start()
    const asha = await join('owner')
    const first = await addLead()
    const ravi = await join('sales')
    const second = await addLead()
    expect(await idsIn(asha, 'view=unread')).toEqual([second, first])
    expect(await idsIn(ravi, 'view=unread')).toEqual([second])
    await asha.call('PUT', `/leads/${second}/read`, { isRead: true })
    expect(await idsIn(asha, 'view=unread')).toEqual([first])
    expect(await idsIn(ravi, 'view=unread')).toEqual([second])
    await asha.post('/lead-reads')
    expect(await idsIn(asha, 'view=unread')).toEqual([])
    await asha.call('PUT', `/leads/${first}/read`, { isRead: false })
    expect(await idsIn(asha, 'view=unread')).toEqual([first])
  })

  test('a search finds names, companies, words, notes, and a number however it is written', async () => {
    const { join, addLead } = await start()
    const asha = await join('owner')
    const ravi = await addLead({ name: 'ரவி குமார்', mobile: '9123456780', message: '100% sure_thing\\' })
    const other = await addLead({ companyName: 'Nest Interiors' })
    await asha.post(`/leads/${other}/notes`, { text: 'Wants a zebra in the picture', key: randomUUID() })
    const find = (text: string) => idsIn(asha, `view=all&search=${encodeURIComponent(text)}`)
    for (const text of ['குமார்', '91234 56780', '+91 91234-56780', '09123456780', '4567', '100%', 'sure_thing\\']) {
      expect(await find(text), text).toEqual([ravi])
    }
    for (const text of ['nest', 'INTERIORS asha', 'zebra picture']) expect(await find(text), text).toEqual([other])
    for (const text of ['nest குமார்', '100_', '99999999']) expect(await find(text), text).toEqual([])
  })

  test('a long list comes in pages that neither miss nor repeat, also while leads arrive', async () => {
    const { join, addLead } = await start()
    const asha = await join('owner')
    for (let count = 0; count < 120; count++) await addLead()
    const seen: number[] = []
    for (let next: number | null | undefined; next !== null;) {
      const { body }: { body: List } = await asha.get<List>(`/leads?${next ? `before=${next}` : ''}`)
      seen.push(...body.leads.map(({ id }) => id))
      next = body.next
      await addLead()
    }
    expect(seen).toHaveLength(120)
    expect(new Set(seen).size).toBe(120)
  })

  test('of two who change one lead at once the second gets a conflict, with both sides; nothing is overwritten', async () => {
    const { join, addLead } = await start()
    const [asha, ravi] = [await join('owner', 'Asha'), await join('sales', 'Ravi')]
    const id = await addLead()
    const answers = await Promise.all([
      asha.patch<Conflict>(`/leads/${id}`, { version: 0, changes: { stage: 'qualified' } }),
      ravi.patch<Conflict>(`/leads/${id}`, { version: 0, changes: { stage: 'won' } }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    const { body: lead } = await asha.get<Lead>(`/leads/${id}`)
    expect(refused?.body.code).toBe('conflict')
    expect(refused?.body.current).toMatchObject({ stage: lead.stage, version: 1 })
    expect(lead.events.map(({ kind, to }) => [kind, to])).toEqual([['stage', lead.stage]])
  })

  test('the timeline says who did what, and only grows', async () => {
    const { join, addLead, clock } = await start()
    const asha = await join('owner', 'Asha')
    const id = await addLead()
    clock.now += 60_000
    await asha.post(`/leads/${id}/replies`, { channel: 'whatsapp', markContacted: true })
    const { body } = await asha.patch<Lead>(`/leads/${id}`, {
      version: 1,
      changes: { assignee: asha.account.id, value: { amount: 90_000, currency: 'INR' }, followUp: '2026-02-01' },
    })
    expect(body).toMatchObject({
      stage: 'contacted',
      answeredAt: clock.now,
      value: { amount: 90_000, currency: 'INR' },
    })
    const lost = await asha.patch<Lead>(`/leads/${id}`, { version: 2, changes: { stage: 'lost', lostReason: 'price' } })
    const events = lost.body.events.toReversed().map(({ who, kind, from, to, text }) => [who, kind, from, to, text])
    expect(events).toEqual([
      ['Asha', 'reply', null, 'whatsapp', ''],
      ['Asha', 'stage', 'new', 'contacted', ''],
      ['Asha', 'assignee', null, 'Asha', ''],
      ['Asha', 'follow-up', null, '2026-02-01', ''],
      ['Asha', 'value', null, 'INR 90000', ''],
      ['Asha', 'stage', 'contacted', 'lost', 'price'],
    ])
    const back = await asha.patch<Lead>(`/leads/${id}`, { version: 3, changes: { stage: 'won' } })
    expect(back.body.lostReason, 'a reason belongs to what is lost').toBeNull()
  })

  test('moved back to new it waits again, unless somebody did answer', async () => {
    const { join, addLead } = await start()
    const asha = await join('owner')
    const [moved, answered] = [await addLead(), await addLead()]
    await asha.patch(`/leads/${moved}`, { version: 0, changes: { stage: 'contacted' } })
    await asha.post(`/leads/${answered}/replies`, { channel: 'call', markContacted: true })
    const undo = async (id: number) =>
      (await asha.patch<Lead>(`/leads/${id}`, { version: 1, changes: { stage: 'new' } })).body
    expect((await undo(moved)).answeredAt).toBeNull()
    expect((await undo(answered)).answeredAt).not.toBeNull()
  })

  test('a note that is sent twice is stored once', async () => {
    const { join, addLead } = await start()
    const asha = await join('owner')
    const id = await addLead()
    const note = { text: 'Called', key: randomUUID() }
    await Promise.all([asha.post(`/leads/${id}/notes`, note), asha.post(`/leads/${id}/notes`, note)])
    const { body } = await asha.post<Lead>(`/leads/${id}/notes`, note)
    expect(body.events.map(({ text }) => text)).toEqual(['Called'])
  })

  test('what was held is let through and sent on, or kept as spam and out of every list', async () => {
    const { join, addLead, database } = await start()
    const asha = await join('owner')
    const [genuine, spam] = [await addLead({}, 'too fast'), await addLead({}, 'too fast')]
    const released = await asha.post<Lead>(`/leads/${genuine}/release`)
    expect(released.body).toMatchObject({ held: null, events: [{ kind: 'released', text: 'too fast' }] })
    const states = () => database.kysely.selectFrom('deliveries').select(['lead', 'state']).orderBy('lead').execute()
    expect(await states()).toEqual([
      { lead: genuine, state: 'waiting' },
      { lead: spam, state: 'held' },
    ])
    await asha.post(`/leads/${spam}/spam`)
    expect(await idsIn(asha, 'view=held')).toEqual([])
    expect(await idsIn(asha, '')).toEqual([genuine])
    await asha.post(`/leads/${spam}/release`)
    expect(await idsIn(asha, ''), 'a second thought').toEqual([spam, genuine])
  })

  test('what was given up is sent again', async () => {
    const { join, addLead, database } = await start()
    const asha = await join('owner')
    const id = await addLead()
    await database.kysely.updateTable('deliveries').set({ state: 'dead', last_error: 'answered 500' }).execute()
    expect((await asha.get<Lead>(`/leads/${id}`)).body.deliveries[0]).toMatchObject({
      state: 'dead',
      error: 'answered 500',
    })
    expect((await asha.post<Lead>(`/leads/${id}/resend`)).body.deliveries[0]).toMatchObject({
      state: 'waiting',
      attempts: 0,
    })
  })

  test('the same number or mailbox is shown as one person', async () => {
    const { join, addLead } = await start()
    const asha = await join('owner')
    const first = await addLead({ mobile: '9000000001', email: 'one@example.com' })
    const second = await addLead({ mobile: '9000000002', email: 'ONE@example.com' })
    const third = await addLead({ mobile: '9000000001', email: 'three@example.com' })
    const { body } = await asha.get<Lead>(`/leads/${first}`)
    expect(body.duplicates.map(({ id, same }) => [id, same])).toEqual([
      [third, 'the same number'],
      [second, 'the same e-mail'],
    ])
  })

  test('templates are edited by one at a time; the second is shown what the first has saved', async () => {
    const { join } = await start()
    const [asha, ravi] = [await join('owner'), await join('sales')]
    const value = [{ id: 'a', name: 'A', subject: '', text: 'Hi {name}' }]
    const save = (person: Pick<Browser, 'call'>, version: number) =>
      person.call<{ code?: string; current?: AllSettings }>('PUT', '/settings/templates', { value, version })
    expect((await save(asha, 0)).status).toBe(200)
    const second = await save(ravi, 0)
    expect(second).toMatchObject({
      status: 409,
      body: { code: 'conflict', current: { templates: { value, version: 1 } } },
    })
    expect((await save(ravi, 1)).status).toBe(200)
  })

  test('an erased lead takes its notes and reads with it', async () => {
    const { join, addLead, database } = await start()
    const asha = await join('owner')
    const id = await addLead()
    await asha.post(`/leads/${id}/notes`, { text: 'A note about her', key: randomUUID() })
    await asha.call('PUT', `/leads/${id}/read`, { isRead: true })
    await database.kysely.deleteFrom('leads').where('id', '=', id).execute()
    expect(await database.kysely.selectFrom('lead_events').selectAll().execute()).toEqual([])
    expect(await database.kysely.selectFrom('lead_reads').selectAll().execute()).toEqual([])
    expect((await asha.get(`/leads/${id}`)).status).toBe(404)
    expect((await asha.call('PUT', `/leads/${id}/read`, { isRead: true })).status).toBe(200)
  })
})

test('what cannot be is refused with the field and the reason', async () => {
  const { join, addLead } = await createStudio()
  const asha = await join('owner')
  const editor = await join('editor')
  const id = await addLead()
  const wrong = [
    { stage: 'sold' },
    { followUp: '31-01-2026' },
    { followUp: '2026-02-31' },
    { value: { amount: 1.5, currency: 'INR' } },
    { value: { amount: 5, currency: 'USD' } },
    { assignee: 999 },
    { assignee: editor.account.id },
  ]
  for (const changes of wrong) {
    const { status, body, headers } = await asha.patch(`/leads/${id}`, { version: 0, changes })
    expect({ status, code: body['code'] }, JSON.stringify(changes)).toEqual({ status: 400, code: 'invalid' })
    expect(headers['content-type']).toContain('application/problem+json')
  }
  const { body } = await asha.post<{ errors: { path: string; message: string }[] }>(`/leads/${id}/notes`, {
    text: ' ',
    key: randomUUID(),
  })
  expect(body.errors).toEqual([{ path: 'text', message: 'Write a note first.' }])
  expect(
    (await asha.call('POST', `/leads/${id}/notes`, 'x'.repeat(70_000), { 'content-type': 'application/json' })).status,
  ).toBe(413)
  expect((await asha.call('POST', `/leads/${id}/notes`, 'a=b', { 'content-type': 'text/plain' })).status).toBe(415)
})
