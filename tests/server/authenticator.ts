import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const FLAGS = { present: 0x01, verified: 0x04, attested: 0x40 }

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()

type Options = { challenge: string; rpId?: string; rp?: { id?: string } }

/**
 * Creates a software authenticator with one key. With `isVerified` false it has not verified the user by PIN or
 * fingerprint.
 */
export function createAuthenticator({ origin = 'http://localhost', isVerified = true } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  const jwk = publicKey.export({ format: 'jwk' })
  let counter = 0

  function authenticatorData(rpId: string, extra = Buffer.alloc(0), flags = 0) {
    counter += 1
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const all = FLAGS.present | (isVerified ? FLAGS.verified : 0) | flags
    return Buffer.concat([sha256(rpId), Buffer.from([all]), count, extra])
  }

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  const credential = (response: Record<string, unknown>) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })

  return {
    id: id.toString('base64url'),

    register(options: unknown) {
      const { challenge, rp } = options as Options
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(String(jwk.x), 'base64url'))],
        [-3, new Uint8Array(Buffer.from(String(jwk.y), 'base64url'))],
      ])
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const attested = Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(key)])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authenticatorData(rp?.id ?? '', attested, FLAGS.attested))],
      ])
      return credential({
        clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
        transports: ['internal'],
      })
    },

    authenticate(options: unknown) {
      const { challenge, rpId } = options as Options
      const client = clientData('webauthn.get', challenge)
      const data = authenticatorData(rpId ?? '')
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return credential({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      })
    },
  }
}
