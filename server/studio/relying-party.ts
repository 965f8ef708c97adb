import type { FastifyRequest } from 'fastify'
import type { Settings } from '../settings.ts'
import { Problem } from './problem.ts'

type RelyingParty = {
  /** Domain the passkeys belong to. */
  id: string
  origin: string
}

/**
 * Where the studio lives: PUBLIC_URL, and without one `localhost` at whatever port. Never another name the request
 * gives: whoever can set the Host header could otherwise choose the origin. Null where passkeys cannot work.
 */
export function relyingPartyOf(
  request: FastifyRequest,
  { publicUrl }: Pick<Settings, 'publicUrl'>,
): RelyingParty | null {
  const url = publicUrl ? URL.parse(publicUrl) : URL.parse(`http://${request.host}`)
  if (!url || (!publicUrl && url.hostname !== 'localhost')) return null
  return { id: url.hostname, origin: url.origin }
}

export function requireRelyingParty(request: FastifyRequest, settings: Pick<Settings, 'publicUrl'>): RelyingParty {
  const party = relyingPartyOf(request, settings)
  if (party) return party
  throw new Problem(
    421,
    'no-public-url',
    'Sign-in needs the setting PUBLIC_URL on the server, or the address http://localhost.',
  )
}

/**
 * Refuses what another site made a browser send. The cookie is SameSite=Strict already; this holds where a
 * subdomain of the same site is hostile, too.
 */
export function checkOrigin(request: FastifyRequest, settings: Pick<Settings, 'publicUrl'>) {
  const site = request.headers['sec-fetch-site']
  const isRead = request.method === 'GET'
  const isForeign = site !== undefined && site !== 'same-origin' && !(isRead && site === 'none')
  const { origin } = requireRelyingParty(request, settings)
  const given = request.headers.origin
  if (isForeign || (given === undefined ? !isRead : given !== origin)) {
    throw new Problem(403, 'other-origin', 'This request did not come from the studio.')
  }
}
