import { expect, test } from 'vitest'
import { collect, createService, LEAD } from './service.ts'

test('one address that sends too much gets 429 and when to come back; others do not notice', async () => {
  const { app, post } = await createService({
    env: { RATE_LIMIT_PER_IP: '3', RATE_WINDOW_SECONDS: '600', TRUST_PROXY: '1' },
  })
  const from = (address: string) => post(LEAD, { headers: { 'x-forwarded-for': address } })
  for (let count = 0; count < 3; count++) expect((await from('203.0.113.7')).statusCode).toBe(201)
  const refused = await from('203.0.113.7')
  expect(refused.statusCode).toBe(429)
  const wait = Number(refused.headers['retry-after'])
  expect(wait).toBeGreaterThan(590)
  expect(wait).toBeLessThanOrEqual(600)
  expect((await from('203.0.113.8')).statusCode).toBe(201)
  expect((await app.inject('/')).statusCode).toBe(200)
})

test('neighbours in one IPv6 network share a limit', async () => {
  const { post } = await createService({ env: { RATE_LIMIT_PER_IP: '1', TRUST_PROXY: '1' } })
  const from = async (address: string) => (await post(LEAD, { headers: { 'x-forwarded-for': address } })).statusCode
  expect(await from('2001:db8:1:2::1')).toBe(201)
  expect(await from('2001:db8:1:2:ffff::9')).toBe(429)
  expect(await from('2001:db8:1:3::1')).toBe(201)
})

test('a client cannot choose its address: without a trusted proxy the header means nothing', async () => {
  const { post } = await createService({ env: { RATE_LIMIT_PER_IP: '1' } })
  expect((await post(LEAD, { headers: { 'x-forwarded-for': '203.0.113.1' } })).statusCode).toBe(201)
  expect((await post(LEAD, { headers: { 'x-forwarded-for': '203.0.113.2' } })).statusCode).toBe(429)
})

test('behind one proxy, only what that proxy added counts', async () => {
  const { post } = await createService({ env: { RATE_LIMIT_PER_IP: '1', TRUST_PROXY: '1' } })
  const from = async (chain: string) => (await post(LEAD, { headers: { 'x-forwarded-for': chain } })).statusCode
  expect(await from('198.51.100.1, 203.0.113.7')).toBe(201)
  expect(await from('198.51.100.2, 203.0.113.7')).toBe(429)
})

test('an address with a port counts as the address', async () => {
  const { post } = await createService({ env: { RATE_LIMIT_PER_IP: '1', TRUST_PROXY: '1' } })
  const from = async (address: string) => (await post(LEAD, { headers: { 'x-forwarded-for': address } })).statusCode
  expect([await from('203.0.113.7:4711'), await from('203.0.113.7:4712')]).toEqual([201, 429])
  expect([await from('[2001:db8::1]:443'), await from('2001:db8::1')]).toEqual([201, 429])
})

test('one network cannot go round the limit with its many addresses', async () => {
  const { post } = await createService({ env: { RATE_LIMIT_PER_IP: '2', TRUST_PROXY: '1' } })
  const statuses = async (address: (index: number) => string) => {
    const answers = []
    for (let index = 0; index < 12; index++)
      answers.push((await post(LEAD, { headers: { 'x-forwarded-for': address(index) } })).statusCode)
    return answers.filter((status) => status === 201).length
  }
  expect(await statuses((index) => `203.0.113.${index}`)).toBe(10)
  expect(await statuses((index) => `2001:db8:1:${index}::1`)).toBe(10)
  expect(await statuses((index) => `198.51.${index}.7`)).toBe(12)
})

test('a flood from one provider is held, then refused, and locks nobody else out', async () => {
  const { post, ledger } = await createService({
    env: { RATE_LIMIT_PER_IP: '1', RATE_LIMIT_TOTAL: '8', TRUST_PROXY: '1' },
  })
  const from = async (address: string) =>
    (await post({ ...LEAD, message: address }, { headers: { 'x-forwarded-for': address } })).statusCode
  const flood = []
  for (let index = 0; index < 20; index++) flood.push(await from(`2001:db8:${index + 1}::1`))
  expect(flood.filter((status) => status === 201)).toHaveLength(8)
  expect(await ledger.count({ held: true })).toBe(6)
  // Refused requests do not count towards the total: the next visitor may be held, but is never refused.
  expect(await from('198.51.100.7')).toBe(201)
})

test('beyond the total, leads from everywhere are held and none is refused', async () => {
  const { post, ledger } = await createService({ env: { RATE_LIMIT_TOTAL: '4', TRUST_PROXY: '1' } })
  const answers = []
  for (let index = 0; index < 12; index++) {
    const headers = { 'x-forwarded-for': `${index + 1}.0.113.7` }
    answers.push((await post({ ...LEAD, message: String(index) }, { headers })).statusCode)
  }
  expect(new Set(answers)).toEqual(new Set([201]))
  expect(await ledger.count({ held: true })).toBe(8)
  expect((await collect(ledger.find({ held: true }, 1)))[0]?.held).toBe('more than 4 messages in 600 s')
})

test('several servers that count together share one limit', async () => {
  const counts = new Map<string, number>()
  const countRequests = async (key: string) => {
    counts.set(key, (counts.get(key) ?? 0) + 1)
    return { count: counts.get(key) ?? 0, ttlMs: 1_000 }
  }
  const servers = [
    await createService({ env: { RATE_LIMIT_PER_IP: '1' }, deps: { countRequests } }),
    await createService({ env: { RATE_LIMIT_PER_IP: '1' }, deps: { countRequests } }),
  ]
  const statuses = []
  for (const { post } of servers) statuses.push((await post()).statusCode)
  expect(statuses).toEqual([201, 429])
})
