import { createECDH, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Outgoing } from '#shared/studio/notices.ts'
import type { OutgoingAnswer, OutgoingRequest } from '../../server/http/outgoing-request.ts'
import type { ServiceOptions } from './service.ts'
import type { Browser, Start } from './studio.ts'

export const NOTICE_ENV = { SMTP_URL: 'smtp://127.0.0.1', MAIL_TO: 'owner@example.com', PUBLIC_URL: 'http://localhost' }
export const HOOK = 'https://hooks.example.com/in'

type Mail = { to: { name: string; address: string } | string; subject: string; text: string }

/** Creates the mail and network of a test: records what was sent, and sets the responses of the receivers. */
function createOutside() {
  const mails: Mail[] = []
  const posts: OutgoingRequest[] = []
  const state: { mail: Error | null; answer: () => Promise<OutgoingAnswer> } = {
    mail: null,
    answer: async () => ({ status: 200, retryAfterMs: null }),
  }
  const deps: ServiceOptions['deps'] = {
    mail: {
      async sendMail(mail) {
        if (state.mail) throw state.mail
        mails.push(mail as Mail)
      },
    },
    async post(request) {
      posts.push(request)
      return state.answer()
    },
  }
  // The site's own mailbox gets each enquiry anyway, so only the other mails count.
  const personal = () => mails.filter(({ to }) => to !== NOTICE_ENV.MAIL_TO)
  return { mails, personal, posts, state, deps }
}

/** Creates a browser's side of a push subscription, which decrypts messages (RFC 8291). */
export function createPushBrowser(name = 'one') {
  const keys = createECDH('prime256v1')
  const point = keys.generateKeys()
  const auth = randomBytes(16)
  const subscription = {
    endpoint: `https://push.example.com/${name}`,
    keys: { p256dh: point.toString('base64url'), auth: auth.toString('base64url') },
  }
  function decrypt(body: Uint8Array) {
    const bytes = Buffer.from(body)
    const salt = bytes.subarray(0, 16)
    const sender = bytes.subarray(21, 21 + bytes.readUInt8(20))
    const shared = keys.computeSecret(sender)
    const derive = (key: Uint8Array, from: Uint8Array, info: Buffer, length: number) =>
      Buffer.from(hkdfSync('sha256', key, from, info, length))
    const ikm = derive(shared, auth, Buffer.concat([Buffer.from('WebPush: info\0'), point, sender]), 32)
    const key = derive(ikm, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
    const nonce = derive(ikm, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
    const cipher = createDecipheriv('aes-128-gcm', key, nonce)
    const sealed = bytes.subarray(21 + sender.length)
    cipher.setAuthTag(sealed.subarray(-16))
    const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]).toString()
    return JSON.parse(text.slice(0, text.lastIndexOf('\u0002'))) as Record<string, string>
  }
  return { subscription, decrypt }
}

/** Starts a studio whose mails and push messages are recorded. */
export async function startNotices(start: Start) {
  const outside = createOutside()
  const studio = await start({ env: NOTICE_ENV, deps: outside.deps })
  return { ...outside, ...studio, notifier: studio.app.notifier }
}

export const setWebhook = (person: Pick<Browser, 'call'>, changes = {}) =>
  person.call<Outgoing>('PUT', '/outgoing/webhook', {
    value: { isOn: true, url: HOOK, alarms: true, ...changes },
    version: 0,
  })
