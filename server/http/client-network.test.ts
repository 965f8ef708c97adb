import { expect, test } from 'vitest'
import { clientNetworks } from './client-network.ts'
import { createMemoryCounter } from '../db/memory-request-counter.ts'

test.each([
  ['203.0.113.7', 'ipv4:203.0.113.7', 'ipv4:203.0.113', 'ipv4:203.0'],
  ['203.0.113.7:4711', 'ipv4:203.0.113.7', 'ipv4:203.0.113', 'ipv4:203.0'],
  ['::ffff:203.0.113.7', 'ipv4:203.0.113.7', 'ipv4:203.0.113', 'ipv4:203.0'],
  ['2001:db8:1:2::9', 'ipv6:32.1.13.184.0.1.0.2', 'ipv6:32.1.13.184.0.1', 'ipv6:32.1.13.184'],
  ['[2001:db8:1:2::9]:443', 'ipv6:32.1.13.184.0.1.0.2', 'ipv6:32.1.13.184.0.1', 'ipv6:32.1.13.184'],
  ['unknown', 'ipv4:127.0.0.1', 'ipv4:127.0.0', 'ipv4:127.0'],
  ['', 'ipv4:127.0.0.1', 'ipv4:127.0.0', 'ipv4:127.0'],
  ['fe80::1%eth0', 'ipv6:254.128.0.0.0.0.0.0', 'ipv6:254.128.0.0.0.0', 'ipv6:254.128.0.0'],
])('%s is counted as %s, %s and %s', (ip, address, network, provider) => {
  expect(clientNetworks(ip, '127.0.0.1')).toEqual({ address, network, provider })
})

test('a window starts with its first request, ends, and survives a clock that goes back', async () => {
  let now = 1_000_000
  const count = createMemoryCounter(() => now)
  expect(await count('a', 1_000)).toEqual({ count: 1, ttlMs: 1_000 })
  now += 400
  expect(await count('a', 1_000)).toEqual({ count: 2, ttlMs: 600 })
  expect(await count('b', 1_000)).toEqual({ count: 1, ttlMs: 1_000 })
  now += 600
  expect(await count('a', 1_000)).toEqual({ count: 1, ttlMs: 1_000 })
  now -= 900_000
  expect(await count('a', 1_000)).toEqual({ count: 1, ttlMs: 1_000 })
})

test('as many keys as somebody makes up are not all remembered', async () => {
  const count = createMemoryCounter(() => 0)
  await count('first', 1_000)
  for (let index = 0; index < 50_000; index++) await count(`key ${index}`, 1_000)
  expect((await count('first', 1_000)).count).toBe(1)
  expect((await count('key 49999', 1_000)).count).toBe(2)
})
