import { lookup } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** A request to where somebody in a browser said it should go. */
export type OutgoingRequest = {
  url: string
  headers: Record<string, string>
  body: Uint8Array | string
  signal: AbortSignal
  /** Host names that may be on this machine or in its network, and may be asked by http. */
  privateHosts: readonly string[]
}

/** `retryAfterMs`: what the receiver asked for, or null. */
export type OutgoingAnswer = { status: number; retryAfterMs: number | null }

export type PostOutgoing = (request: OutgoingRequest) => Promise<OutgoingAnswer>

/** The URL may not be asked; the message says why and is meant for people. */
export class RefusedUrlError extends Error {}

const MAX_HEADER_BYTES = 16 * 1024
const TIMEOUT_MS = 10_000

/**
 * Posts to a URL that was typed in a browser. Refuses addresses that are not of the public internet, however the name
 * leads there: each address is checked as the connection is made. Follows no redirect and reads no body. Throws
 * RefusedUrlError, or what the connection failed with.
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
        // A connection of its own: a kept one would not be checked again.
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

/** Throws RefusedUrlError for what can be told without asking for its address. */
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

/** Resolves names by `resolve`, and refuses those that lead inside. */
export const lookupBy =
  (resolve: typeof lookup): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first) return callback(error ?? new Error('no address'), '')
      // One is enough: whoever names both may be served by either.
      if (addresses.some(({ address }) => !isPublicAddress(address))) return callback(refusedAddress(), '')
      if (options.all) return callback(null, addresses)
      return callback(null, first.address, first.family)
    })
  }

/** Neither this machine nor a private, shared, reserved or translated network. */
export const isPublicAddress = (address: string) => ipaddr.process(address).range() === 'unicast'

function readSeconds(header: string | undefined) {
  return header !== undefined && /^\d{1,6}$/.test(header.trim()) ? Number(header) * 1_000 : null
}
