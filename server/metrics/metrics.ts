import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { DeliveryCounts } from '../alerts/checks.ts'

export type MetricsOptions = {
  findFault: () => Promise<string | null>
  countDeliveries: () => Promise<DeliveryCounts>
}

export type RequestKind = 'contact' | 'health' | 'site'
export type LeadResult = 'accepted' | 'held' | 'repeated' | 'refused' | 'failed'

export type Metrics = ReturnType<typeof createMetrics>

const DURATION_BUCKETS_SECONDS = [0.005, 0.01, 0.05, 0.1, 0.5, 1, 5]

/**
 * Creates the metrics for Prometheus. Labels have fixed values: paths or addresses in them would grow without bound.
 */
export function createMetrics({ findFault, countDeliveries }: MetricsOptions) {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to the end of the response.',
    labelNames: ['kind', 'status'],
    buckets: DURATION_BUCKETS_SECONDS,
    registers,
  })
  const leads = new Counter({ name: 'leads_total', help: 'Posted forms by result.', labelNames: ['result'], registers })
  const storageUp = new Gauge({
    name: 'leads_storage_up',
    help: '1 when a lead could be stored.',
    registers,
    async collect() {
      this.set((await findFault()) === null ? 1 : 0)
    },
  })
  const deliveries = new Gauge({
    name: 'leads_deliveries',
    help: 'Deliveries that wait, have failed for an hour or more, or were given up.',
    labelNames: ['state'],
    registers,
    async collect() {
      for (const [state, count] of Object.entries(await countDeliveries())) this.set({ state }, count)
    },
  })
  return {
    registry,
    storageUp,
    deliveries,
    observeRequest(kind: RequestKind, statusCode: number, seconds: number) {
      duration.observe({ kind, status: `${Math.floor(statusCode / 100)}xx` }, seconds)
    },
    countLead: (result: LeadResult) => leads.inc({ result }),
  }
}

/** Serves `GET /metrics` on a separate port; the public server does not have this path. */
export function createMetricsServer({ registry }: Pick<Metrics, 'registry'>): Server {
  const server = createServer({ requestTimeout: 5_000, headersTimeout: 5_000 }, (request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end()
      return
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(503).end(),
    )
  })
  server.maxConnections = 20
  return server
}
