import type { FastifyRequest } from 'fastify'
import type { Settings } from '../settings.ts'

/**
 * Whether a form post comes from a page of this site. Browsers do not let pages forge these headers; other programs
 * can, but have no visitor's session to abuse.
 */
export function isOwnOrigin(request: FastifyRequest, settings: Settings): boolean {
  if (request.headers['sec-fetch-site'] === 'same-origin') return true
  const { origin } = request.headers
  if (origin === undefined) return request.headers['sec-fetch-site'] !== 'cross-site'
  const parsed = URL.parse(origin)
  if (!parsed) return false
  if (settings.allowedOrigins.includes(parsed.origin)) return true
  if (settings.publicUrl) return parsed.origin === URL.parse(settings.publicUrl)?.origin
  // Parsed, because the parser drops the default port.
  return parsed.host === URL.parse(`${parsed.protocol}//${request.host}`)?.host
}
