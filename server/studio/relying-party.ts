import type { FastifyRequest } from 'fastify'
import type { Settings } from '../settings.ts'
import { Problem } from './problem.ts'

type RelyingParty = {
  /** Domain that the passkeys belong to. */
  id: string
  origin: string
}

/**
 * Returns the domain and origin of the studio: those of PUBLIC_URL, or `localhost` at any port without it. Other Host
 * headers are not trusted, because a client could choose the origin with them. Null where passkeys cannot work.
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
 * Throws for requests that another site made the browser send. The cookie is SameSite=Strict already; this also covers
 * a hostile subdomain of the same site.
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
