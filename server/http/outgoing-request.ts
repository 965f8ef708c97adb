import { lookup } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** A request to a URL that somebody typed in the studio. */
export type OutgoingRequest = {
  url: string
  headers: Record<string, string>
  body: Uint8Array | string
  signal: AbortSignal
  /** Host names that may be private and may be requested over http. */
  privateHosts: readonly string[]
}

/** `retryAfterMs`: value of Retry-After, or null. */
export type OutgoingAnswer = { status: number; retryAfterMs: number | null }

export type PostOutgoing = (request: OutgoingRequest) => Promise<OutgoingAnswer>

/** Thrown for a URL that must not be requested. The message says why and is shown to people. */
export class RefusedUrlError extends Error {}

const MAX_HEADER_BYTES = 16 * 1024
const TIMEOUT_MS = 10_000

/**
 * Posts to a URL that somebody typed. Refuses addresses outside the public internet; each resolved address is checked
 * when the connection is made, so a host name cannot lead there either. Follows no redirect and reads no body. Throws
 * RefusedUrlError, or the error of the connection.
 */
export const postOutgoing: PostOutgoing = async ({ url: text, headers, body, signal, privateHosts }) => {
  const url = checkOutgoingUrl(text, privateHosts)
  const isPrivate = privateHosts.includes(url.hostname)
  const bytes = Buffer.from(body)
  const send = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const request = send(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': String(bytes.length) },
        // A kept-alive connection would skip the address check.
        agent: false,
        maxHeaderSize: MAX_HEADER_BYTES,
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
        ...(!isPrivate && { lookup: lookupBy(lookup) }),
      },
      (response) => {
        resolve({ status: response.statusCode ?? 0, retryAfterMs: readSeconds(response.headers['retry-after']) })
        response.destroy()
      },
    )
    request.once('error', reject)
    request.end(bytes)
  })
}

/** Checks a URL without resolving its host. Throws RefusedUrlError. */
export function checkOutgoingUrl(text: string, privateHosts: readonly string[]): URL {
  const url = URL.parse(text)
  if (!url) throw new RefusedUrlError('This is no address of the web.')
  if (url.username || url.password) throw new RefusedUrlError('The address must not hold a name or password.')
  if (privateHosts.includes(url.hostname) && /^https?:$/.test(url.protocol)) return url
  if (url.protocol !== 'https:') throw new RefusedUrlError('The address must begin with https://.')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (host === 'localhost' || (isIP(host) && !isPublicAddress(host))) throw refusedAddress()
  return url
}

const refusedAddress = () =>
  new RefusedUrlError(
    'The address leads to this machine or a private network. Allow its name on the server with WEBHOOK_PRIVATE_HOSTS.',
  )

/** Resolves host names with `resolve`, and refuses those with a private address. */
export const lookupBy =
  (resolve: typeof lookup): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first) return callback(error ?? new Error('no address'), '')
      // One private address is enough to refuse: the connection may use any of them.
      if (addresses.some(({ address }) => !isPublicAddress(address))) return callback(refusedAddress(), '')
      if (options.all) return callback(null, addresses)
      return callback(null, first.address, first.family)
    })
  }

/** Whether an address is outside this machine and outside private, shared, reserved and translated networks. */
export const isPublicAddress = (address: string) => ipaddr.process(address).range() === 'unicast'

function readSeconds(header: string | undefined) {
  return header !== undefined && /^\d{1,6}$/.test(header.trim()) ? Number(header) * 1_000 : null
}
