import { buildPushPayload } from '@block65/webcrypto-web-push'
import { z } from 'zod'
import type { Settings } from '../../settings.ts'
import type { SettingsStore } from '../settings-store.ts'

/**
 * Notification that the studio's service worker shows. `path`: path below the studio's. `tag`: a newer notification
 * replaces an older one with the same tag.
 */
export type PushNotice = { title: string; body: string; path: string; tag: string }
export type PushTarget = { endpoint: string; p256dh: string; auth: string }

/** Time for which a push service keeps a notification for a device that is off. */
const TTL_SECONDS = 4 * 3_600

const keysSchema = z.object({ publicKey: z.string(), privateKey: z.string() })

/**
 * Sends notifications encrypted for one browser (RFC 8291) and signed with this site's key (RFC 8292), which is
 * generated at its first use.
 */
export function createWebPush(settings: Pick<Settings, 'publicUrl' | 'mailFrom'>, store: SettingsStore) {
  const subject = settings.publicUrl.startsWith('https://')
    ? settings.publicUrl
    : `mailto:${settings.mailFrom || 'studio@localhost.localdomain'}`
  const keys = async () => keysSchema.parse(JSON.parse(await store.secret('vapid', makeKeys)))

  return {
    publicKey: async () => (await keys()).publicKey,

    async build({ endpoint, p256dh, auth }: PushTarget, notice: PushNotice) {
      const subscription = { endpoint, expirationTime: null, keys: { p256dh, auth } }
      const message = { data: notice, options: { ttl: TTL_SECONDS, urgency: 'high' as const } }
      const { headers, body } = await buildPushPayload(message, subscription, { subject, ...(await keys()) })
      // The library's type allows undefined headers, which it never sets.
      return { url: endpoint, headers: headers as Record<string, string>, body }
    },
  }
}

async function makeKeys() {
  const { privateKey, publicKey } = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ])
  const point = await crypto.subtle.exportKey('raw', publicKey)
  const { d = '' } = await crypto.subtle.exportKey('jwk', privateKey)
  return JSON.stringify({ publicKey: Buffer.from(point).toString('base64url'), privateKey: d })
}
