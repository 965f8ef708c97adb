import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runServer, startServer } from '../../tests/server/process.ts'
import { createService, formBody, LEAD, temporaryDirectory, writeSite } from '../../tests/server/service.ts'
import { createMetrics, createMetricsServer } from './metrics.ts'
import { freePort } from '../../tests/free-port.ts'

test('figures of requests, leads, deliveries and storage, and nothing a visitor could make up', async () => {
  const counts = { waiting: 3, overdue: 1, dead: 0 }
  const metrics = createMetrics({ findFault: async () => 'no room', countDeliveries: async () => counts })
  const { app, post } = await createService({ deps: { metrics }, env: { RATE_LIMIT_PER_IP: '4' } })
  await post()
  await post()
  await post({ ...LEAD, message: 'other', fax: 'x' })
  await post({ ...LEAD, name: '' })
  await post()
  for (const url of ['/about-us/', '/nowhere/secret', '/healthz']) await app.inject(url)
  const text = await metrics.registry.metrics()
  for (const line of [
    'leads_total{result="accepted"} 1',
    'leads_total{result="repeated"} 1',
    'leads_total{result="held"} 1',
    'leads_total{result="refused"} 2',
    'leads_storage_up 0',
    'leads_deliveries{state="waiting"} 3',
    'leads_deliveries{state="overdue"} 1',
    'http_request_duration_seconds_count{kind="site",status="2xx"} 1',
    'http_request_duration_seconds_count{kind="site",status="4xx"} 1',
    'http_request_duration_seconds_count{kind="health",status="2xx"} 1',
    'http_request_duration_seconds_count{kind="contact",status="4xx"} 2',
  ])
    expect(text.split('\n')).toContain(line)
  expect(text).toContain('process_resident_memory_bytes')
  for (const secret of ['nowhere', ...Object.values(LEAD)]) expect(text).not.toContain(secret)
})

test('only GET /metrics is answered, and figures that cannot be had are 503', async () => {
  const metrics = createMetrics({
    findFault: async () => null,
    countDeliveries: () => Promise.reject(new Error('locked')),
  })
  const server = createMetricsServer(metrics).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  expect((await fetch(`${url}/`)).status).toBe(404)
  expect((await fetch(`${url}/metrics`, { method: 'POST' })).status).toBe(404)
  expect((await fetch(`${url}/metrics`)).status).toBe(503)
})

test('they are on a port of their own, never on the public one', async () => {
  const directory = temporaryDirectory()
  const options = { siteDir: writeSite(directory), dataDir: join(directory, 'data') }
  const port = await freePort()
  const server = await startServer({ ...options, env: { METRICS_PORT: String(port) } })
  const { type, body } = await formBody(LEAD)
  await fetch(`${server.url}/api/contact`, { method: 'POST', body, headers: { 'content-type': type } })
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')])
  expect(await answer.text()).toContain('leads_total{result="accepted"} 1')
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404)
  const second = await runServer({ ...options, env: { METRICS_PORT: String(port) } })
  expect([second.code, second.output]).toEqual([4, expect.stringMatching(/^Port \d+ is already in use.*METRICS_PORT=/)])
  expect(await server.stop()).toBe(0)
})
