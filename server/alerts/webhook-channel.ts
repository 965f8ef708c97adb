import { createHmac } from 'node:crypto'
import type { Alert, AlertChannel } from './monitor.ts'

const TIMEOUT_MS = 10_000
export const SECRET_PREFIX = 'whsec_'

type WebhookOptions = { url: string; secret: string; fetch: typeof fetch; now: () => number }

/**
 * Returns the signature as standardwebhooks.com defines it: base64 HMAC-SHA256 over `id.timestamp.body`. `secret`:
 * `whsec_` and base64. `timestampSeconds`: seconds since 1970.
 */
export function signWebhook(secret: string, id: string, timestampSeconds: number, body: string) {
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64')
  return `v1,${createHmac('sha256', key).update(`${id}.${timestampSeconds}.${body}`).digest('base64')}`
}

/** Posts alerts as JSON. Throws for any status but 2xx. */
export function createWebhookChannel({ url, secret, fetch, now }: WebhookOptions): AlertChannel {
  return {
    name: 'webhook',
    async send(alert) {
      const body = JSON.stringify(payloadOf(alert))
      const timestamp = Math.floor(now() / 1_000)
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'webhook-id': alert.id,
          'webhook-timestamp': String(timestamp),
          'webhook-signature': signWebhook(secret, alert.id, timestamp, body),
        },
        body,
        // A redirect would send the alert to a host that was not configured.
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`the webhook answered ${response.status}`)
    },
  }
}

function payloadOf({ check, status, subject, detail, at }: Alert) {
  return {
    type: `website.${check}.${status}`,
    timestamp: new Date(at).toISOString(),
    data: { check, status, message: subject, detail },
  }
}
