import { expect, onTestFinished, test } from 'vitest'
import { createSqliteDatabase, openSqlite } from '../db/sqlite.ts'
import { backoffMs, createOutbox } from './outbox.ts'
import type { OutboxChannel } from './outbox.ts'
import { createSpreadsheetChannel } from './spreadsheet-channel.ts'
import { createLeadStore } from './lead-store.ts'
import { afterRun, startScriptEndpoint, withStatus } from '../../tests/server/script-endpoint.ts'
import type { Behaviour } from '../../tests/server/script-endpoint.ts'
import { collect, createService, LEAD } from '../../tests/server/service.ts'

const HOUR_MS = 3_600_000

async function createForwarding() {
  const endpoint = await startScriptEndpoint()
  const service = await createService({
    env: { SPREADSHEET_URL: endpoint.url, SPREADSHEET_HOSTS: '127.0.0.1' },
    deps: { fetch },
  })
  const delivery = async () => (await collect(service.ledger.find({}, 1)))[0]?.deliveries[0]
  const runAgain = async () => {
    service.clock.now = Math.max(service.clock.now, (await delivery())?.nextAt ?? 0)
    await service.app.outbox.runDue()
  }
  return { ...service, endpoint, delivery, runAgain }
}

test('a stored lead reaches the spreadsheet once, as typed', async () => {
  const { post, endpoint, runAgain, delivery } = await createForwarding()
  await post({ ...LEAD, budget: '=1+1' })
  await runAgain()
  await runAgain()
  expect(await delivery()).toMatchObject({ state: 'delivered', attempts: 1, lastError: null })
  expect(endpoint.posts).toHaveLength(1)
  expect(endpoint.host.rows()).toHaveLength(2)
  expect(endpoint.host.rows()[1]?.[5]).toBe('=1+1')
  expect(endpoint.host.violations).toEqual([])
})

test('no value leaves the server in a form any spreadsheet would run', async () => {
  const { post, endpoint, runAgain } = await createForwarding()
  await post({ ...LEAD, companyName: '=cmd', budget: '+1', website: '@x', message: '-2+3' })
  await runAgain()
  expect(endpoint.posts[0]).toMatchObject({ companyName: "'=cmd", budget: "'+1", website: "'@x", message: "'-2+3" })
})

test('leads go one at a time, in the order they came', async () => {
  const { post, endpoint, app } = await createForwarding()
  for (let index = 0; index < 20; index++) await post({ ...LEAD, message: `number ${index}` })
  await app.outbox.runDue()
  expect(endpoint.state.mostInFlight).toBe(1)
  expect(endpoint.posts.map((posted) => posted['message'])).toEqual(
    Array.from({ length: 20 }, (_, index) => `number ${index}`),
  )
})

test.each<[string, Behaviour, RegExp]>([
  [
    'a redirect to a login page',
    withStatus(302, { location: 'https://accounts.google.com/ServiceLogin' }),
    /redirected to accounts\.google\.com: the script did not run/,
  ],
  [
    'a redirect to a login page on an allowed host',
    withStatus(302, { location: '/ServiceLogin?continue=x' }),
    /the script did not run/,
  ],
  ['a redirect to nowhere', withStatus(302), /did not run|without a usable address|redirected/],
  ['an error page with status 200', withStatus(200, { 'content-type': 'text/html' }), /answered 200, but not/],
  ['an internal error', withStatus(500), /answered 500/],
  ['not found', withStatus(404), /answered 404/],
  ['a reset connection', (request) => void request.socket.resetAndDestroy(), /no answer from 127\.0\.0\.1/],
])('%s is a failure, tried again until it works', async (_what, behaviour, why) => {
  const { post, endpoint, delivery, runAgain, clock } = await createForwarding()
  endpoint.state.behaviour = behaviour
  await post()
  await runAgain()
  expect(await delivery()).toMatchObject({ state: 'waiting', attempts: 1, lastError: expect.stringMatching(why) })
  expect((await delivery())?.nextAt).toBeGreaterThan(clock.now)
  endpoint.state.behaviour = afterRun
  await runAgain()
  expect(await delivery()).toMatchObject({ state: 'delivered', attempts: 2 })
  expect(endpoint.host.rows()).toHaveLength(2)
})

test('an endpoint that is down or hangs costs an attempt, not the lead', async () => {
  const { post, endpoint, delivery, db, clock, settings } = await createForwarding()
  await post()
  endpoint.state.behaviour = () => undefined
  const outbox = createOutbox({
    store: createLeadStore(createSqliteDatabase(db)),
    channels: [createSpreadsheetChannel(settings, fetch)],
    now: () => clock.now,
    random: () => 0.5,
    retryHours: 96,
    sendTimeoutMs: 50,
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
  })
  await outbox.runDue()
  expect(await delivery()).toMatchObject({ state: 'waiting', attempts: 1, lastError: expect.stringMatching(/Timeout/) })
  endpoint.server.closeAllConnections()
  await new Promise((resolve) => endpoint.server.close(resolve))
  clock.now = (await delivery())?.nextAt ?? 0
  await outbox.runDue()
  expect(await delivery()).toMatchObject({
    state: 'waiting',
    attempts: 2,
    lastError: expect.stringMatching(/ECONNREFUSED/),
  })
})

test('a script that ran but reports a failure is tried again', async () => {
  const { post, endpoint, delivery, runAgain, log } = await createForwarding()
  endpoint.host.setUp()
  endpoint.host.faults.lockBusy = true
  await post()
  await runAgain()
  expect(await delivery()).toMatchObject({ state: 'waiting', lastError: 'the script reported a failure: busy' })
  // The script's message is for the owner; the log must not contain anything that may quote a visitor.
  expect(log.join('')).toContain('the script reported a failure"')
  endpoint.host.faults.lockBusy = false
  await runAgain()
  expect((await delivery())?.state).toBe('delivered')
})

test('accepted but the answer got lost: sent again, and still one row', async () => {
  const { post, endpoint, delivery, runAgain } = await createForwarding()
  endpoint.state.behaviour = (request, _response, answer) => {
    answer()
    request.socket.resetAndDestroy()
  }
  await post()
  await runAgain()
  expect((await delivery())?.state).toBe('waiting')
  endpoint.state.behaviour = afterRun
  await runAgain()
  expect(await delivery()).toMatchObject({ state: 'delivered', attempts: 2 })
  expect(endpoint.posts).toHaveLength(2)
  expect(endpoint.host.rows()).toHaveLength(2)
})

test.each([
  ['in seconds', '7200'],
  ['as a date', new Date(Date.now() + 2 * HOUR_MS + 500).toUTCString()],
])('Retry-After, given %s, is honoured, also for the leads behind', async (_how, header) => {
  const { post, endpoint, delivery, runAgain, clock, app } = await createForwarding()
  endpoint.state.behaviour = withStatus(429, { 'retry-after': header })
  const start = clock.now
  await post()
  await post({ ...LEAD, message: 'the next one' })
  await app.outbox.runDue()
  expect(endpoint.posts).toHaveLength(1)
  endpoint.state.behaviour = afterRun
  clock.now = start + 1.9 * HOUR_MS
  await app.outbox.runDue()
  expect(endpoint.posts).toHaveLength(1)
  clock.now = start + 2.01 * HOUR_MS
  await app.outbox.runDue()
  await runAgain()
  expect((await delivery())?.state).toBe('delivered')
  expect(endpoint.posts).toHaveLength(3)
})

test.each<[string, Behaviour, RegExp]>([
  ['moved for good', withStatus(301, { location: '/exec/' }), /answered 301/],
  ['to be sent elsewhere', withStatus(307, { location: '/echo/0' }), /answered 307/],
  ['to itself', withStatus(302, { location: '/exec' }), /the result of the script: answered 200, but not/],
  ['to a page that is not there', withStatus(302, { location: '/missing' }), /the result of the script: answered 404/],
  ['to a page of words', withStatus(303, { location: '/page' }), /the result of the script: answered 200, but not/],
  ['to a connection that breaks', withStatus(302, { location: '/broken' }), /no answer from 127\.0\.0\.1/],
  [
    'to another port',
    withStatus(302, { location: 'http://127.0.0.1:9/echo/0' }),
    /neither https nor where it was sent/,
  ],
])('a redirect %s is no delivery', async (_where, behaviour, why) => {
  const { post, endpoint, delivery, runAgain } = await createForwarding()
  endpoint.state.behaviour = behaviour
  await post()
  await runAgain()
  expect(await delivery()).toMatchObject({ state: 'waiting', attempts: 1, lastError: expect.stringMatching(why) })
  endpoint.state.behaviour = afterRun
  await runAgain()
  expect(await delivery()).toMatchObject({ state: 'delivered', attempts: 2 })
  expect(endpoint.host.rows()).toHaveLength(2)
})

test("Google's redirect to the script's result counts once the result says so", async () => {
  const requests: string[] = []
  let result = '<html>Error</html>'
  const google = async (input: unknown, init?: RequestInit) => {
    requests.push(`${init?.method ?? 'GET'} ${String(input).replace(/\?.*/, '')}`)
    if (init?.method !== 'POST') return new Response(result)
    return new Response(null, {
      status: 302,
      headers: { location: 'https://script.googleusercontent.com/macros/echo?user_content_key=x' },
    })
  }
  const { app, post, ledger, clock } = await createService({
    env: { SPREADSHEET_URL: 'https://script.google.com/macros/s/x/exec' },
    deps: { fetch: google as typeof fetch },
  })
  const delivery = async () => (await collect(ledger.find({}, 1)))[0]?.deliveries[0]
  await post()
  await app.outbox.runDue()
  expect((await delivery())?.state).toBe('waiting')
  result = '{"ok":true}'
  clock.now = (await delivery())?.nextAt ?? 0
  await app.outbox.runDue()
  expect((await delivery())?.state).toBe('delivered')
  expect(requests.slice(2)).toEqual([
    'POST https://script.google.com/macros/s/x/exec',
    'GET https://script.googleusercontent.com/macros/echo',
  ])
})

test('a lead sent while the database is locked is not sent again, only recorded once it can be', async () => {
  const service = await createForwarding()
  const { post, endpoint, database, db, delivery, clock } = service
  const store = createLeadStore(createSqliteDatabase(db), { retryTimeoutMs: 20 })
  const errors: unknown[] = []
  const outbox = createOutbox({
    store,
    channels: [createSpreadsheetChannel(service.settings, fetch)],
    now: () => clock.now,
    random: () => 0.5,
    retryHours: 96,
    log: { info: () => undefined, warn: () => undefined, error: (entry: unknown) => errors.push(entry) },
  })
  await post()
  await post({ ...LEAD, message: 'the next one' })
  const other = openSqlite(database)
  onTestFinished(() => other.close())
  other.exec('BEGIN IMMEDIATE')
  for (let poll = 0; poll < 5; poll++) {
    await outbox.runDue()
    clock.now += HOUR_MS
  }
  expect(endpoint.posts).toHaveLength(1)
  expect(errors).toHaveLength(5)
  other.exec('COMMIT')
  await outbox.runDue()
  expect(endpoint.posts).toHaveLength(2)
  expect(await delivery()).toMatchObject({ state: 'delivered', attempts: 1 })
  expect(await service.ledger.deliveryCounts()).toEqual([{ channel: 'spreadsheet', state: 'delivered', count: 2 }])
})

test('a failure that cannot be recorded does not set aside the pause before the next attempt', async () => {
  const { post, endpoint, db, delivery, app, clock } = await createForwarding()
  endpoint.state.behaviour = withStatus(500)
  await post()
  db.exec('PRAGMA query_only = ON')
  for (let poll = 0; poll < 5; poll++) await app.outbox.runDue()
  expect(endpoint.posts).toHaveLength(1)
  db.exec('PRAGMA query_only = OFF')
  await app.outbox.runDue()
  expect(endpoint.posts).toHaveLength(1)
  expect(await delivery()).toMatchObject({ state: 'waiting', attempts: 1, lastError: 'answered 500' })
  expect((await delivery())?.nextAt).toBeGreaterThan(clock.now)
})

test('after a clock that ran ahead is put right, leads do not wait for the wrong time', async () => {
  const { post, endpoint, delivery, app, clock } = await createForwarding()
  const right = clock.now
  clock.now = right + 2 * 365 * 24 * HOUR_MS
  endpoint.state.behaviour = withStatus(429, { 'retry-after': '7200' })
  await post()
  await app.outbox.runDue()
  expect(await delivery()).toMatchObject({ state: 'waiting', attempts: 1 })
  clock.now = right
  endpoint.state.behaviour = afterRun
  await app.outbox.runDue()
  expect((await delivery())?.state).toBe('delivered')
})

test('time during which the server did not run does not count towards giving up', async () => {
  const { post, endpoint, delivery, app, clock } = await createForwarding()
  endpoint.state.behaviour = withStatus(503)
  await post()
  await app.outbox.runDue()
  clock.now += 10 * 24 * HOUR_MS
  await app.outbox.runDue()
  expect(await delivery()).toMatchObject({ state: 'waiting', attempts: 2 })
  endpoint.state.behaviour = afterRun
  clock.now += HOUR_MS
  await app.outbox.runDue()
  expect(await delivery()).toMatchObject({ state: 'delivered', attempts: 3 })
})

test('a lead that fails alone does not hold up the others', async () => {
  const { post, endpoint, app } = await createForwarding()
  endpoint.state.behaviour = (request, response, answer) =>
    (endpoint.posts.at(-1)?.['message'] === 'poison' ? withStatus(500) : afterRun)(request, response, answer)
  await post({ ...LEAD, message: 'poison' })
  await post({ ...LEAD, message: 'fine' })
  await app.outbox.runDue()
  expect(endpoint.host.rows().map((row) => row[7])).toEqual(['Message', 'fine'])
})

test('tries go on for at least 72 hours, then the lead is kept as dead and can be sent again', async () => {
  const { post, endpoint, delivery, runAgain, clock, ledger } = await createForwarding()
  endpoint.state.behaviour = withStatus(503)
  const start = clock.now
  await post()
  const times: number[] = []
  for (let guard = 0; guard < 500 && (await delivery())?.state === 'waiting'; guard++) {
    await runAgain()
    times.push(clock.now)
  }
  expect((await delivery())?.state).toBe('dead')
  expect((times.at(-1) ?? 0) - start).toBeGreaterThanOrEqual(72 * HOUR_MS)
  expect(times.length).toBeLessThan(200)
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0))
  expect(Math.max(...gaps)).toBeLessThanOrEqual(HOUR_MS)
  expect(await ledger.count({ dead: true })).toBe(1)

  endpoint.state.behaviour = afterRun
  await runAgain()
  expect((await delivery())?.state).toBe('dead')
  expect(await ledger.queueDead(clock.now)).toBe(1)
  await runAgain()
  expect(await delivery()).toMatchObject({ state: 'delivered', attempts: 1 })
  expect(endpoint.host.rows()).toHaveLength(2)
})

test('retries spread out, so that many sites do not knock at once', () => {
  const waits = Array.from({ length: 12 }, (_, attempt) => [
    backoffMs(attempt, () => 0),
    backoffMs(attempt, () => 0.999),
  ])
  for (const [low = 0, high = 0] of waits) expect(high).toBeGreaterThan(low * 1.9)
  expect(waits[0]?.[0]).toBe(2_500)
  expect(backoffMs(1_000, () => 0.999)).toBeLessThanOrEqual(HOUR_MS)
})

test('held leads stay until they are released', async () => {
  const { post, endpoint, app, ledger, clock } = await createForwarding()
  await post({ ...LEAD, fax: 'spam' })
  await app.outbox.runDue()
  // Queueing a held lead again must not release it.
  await ledger.queue('spreadsheet', [1], clock.now)
  await app.outbox.runDue()
  expect(await ledger.deliveryCounts()).toEqual([{ channel: 'spreadsheet', state: 'held', count: 1 }])
  expect(endpoint.posts).toHaveLength(0)
  await ledger.release([1], clock.now)
  await app.outbox.runDue()
  expect(endpoint.host.rows()).toHaveLength(2)
})

test('stopping waits for the lead in flight and starts no other; being woken again does not start a second', async () => {
  const { db, post, clock } = await createForwarding()
  for (const message of ['one', 'two']) await post({ ...LEAD, message })
  const { promise: started, resolve: markStarted } = Promise.withResolvers<void>()
  const { promise: finish, resolve: letFinish } = Promise.withResolvers<void>()
  const sent: string[] = []
  let inFlight = 0
  const channel: OutboxChannel = {
    name: 'spreadsheet',
    async send(lead) {
      inFlight += 1
      markStarted()
      await finish
      sent.push(lead.message)
    },
  }
  const outbox = createOutbox({
    store: createLeadStore(createSqliteDatabase(db)),
    channels: [channel],
    now: () => clock.now,
    random: () => 0.5,
    retryHours: 96,
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
  })
  outbox.start()
  await started
  for (let count = 0; count < 5; count++) outbox.wake()
  expect(inFlight).toBe(1)
  const stopped = outbox.stop()
  letFinish()
  await stopped
  expect(sent).toEqual(['one'])
})
