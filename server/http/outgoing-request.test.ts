import type { lookup } from 'node:dns'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { isPublicAddress, lookupBy, postOutgoing, RefusedUrlError } from './outgoing-request.ts'

async function serve(listener: RequestListener) {
  const server = createServer(listener)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
}

const post = (url: string, privateHosts: string[] = [], signal = new AbortController().signal) =>
  postOutgoing({ url, headers: { 'x-test': '1' }, body: 'ரவி', signal, privateHosts })

test('what is allowed arrives as it was sent; the answer is its status and when to come back', async () => {
  let body = ''
  const url = await serve((request, response) => {
    request.setEncoding('utf8').on('data', (part: string) => (body += part))
    request.on('end', () => response.writeHead(503, { 'retry-after': '7' }).end())
  })
  expect(await post(url, ['127.0.0.1'])).toEqual({ status: 503, retryAfterMs: 7_000 })
  expect(body).toBe('ரவி')
})

test('a redirect is not followed, a body that never ends not read', async () => {
  let asked = 0
  const url = await serve((_request, response) => {
    asked += 1
    response.writeHead(302, { location: '/elsewhere' })
    response.write('x'.repeat(100_000))
  })
  expect(await post(url, ['127.0.0.1'])).toMatchObject({ status: 302 })
  expect(asked).toBe(1)
})

test('who does not answer is not waited for', async () => {
  const url = await serve(() => undefined)
  await expect(post(url, ['127.0.0.1'], AbortSignal.timeout(50))).rejects.toMatchObject({ name: 'AbortError' })
})

test('headers without end are cut off', async () => {
  const url = await serve((_request, response) => {
    for (let index = 0; index < 40; index++) response.setHeader(`x-${index}`, 'y'.repeat(1_000))
    response.end()
  })
  await expect(post(url, ['127.0.0.1'])).rejects.toMatchObject({ code: 'HPE_HEADER_OVERFLOW' })
})

test.each([
  ['one address inside', ['10.0.0.1'], true],
  ['one inside among others', ['8.8.8.8', '::1'], true],
  ['all public', ['8.8.8.8', '2606:4700::1111'], false],
])('as the connection is made, a name with %s is looked at', async (_what, addresses, isRefused) => {
  const entries = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
  const resolve = (_host: string, _options: object, done: (error: null, all: typeof entries) => void) =>
    done(null, entries)
  const error = await new Promise((settle) => {
    lookupBy(resolve as unknown as typeof lookup)('hooks.example.com', {}, settle)
  })
  expect(error instanceof RefusedUrlError).toBe(isRefused)
})

test.each([
  ['8.8.8.8', true],
  ['2606:4700::1111', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.20.0.1', false],
  ['192.168.0.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['255.255.255.255', false],
  ['224.0.0.1', false],
  ['::1', false],
  ['::', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['::ffff:10.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
])('%s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})
