import type { IncomingMessage } from 'node:http'

/**
 * Rewrites an absolute request target (RFC 9112 section 3.2.2): `GET http://host/path` is served as `/path`, and its
 * authority replaces `Host`.
 */
export function originForm(request: Pick<IncomingMessage, 'url' | 'headers'>): string {
  const target = request.url ?? '/'
  const absolute = /^https?:\/\/([^/?#]*)(.*)$/i.exec(target)
  if (!absolute) return target
  const [, authority = '', rest = ''] = absolute
  request.headers.host = authority
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** Returns the status that a request is refused with before any route, or null. */
export function refusedStatus({ rawHeaders, httpVersionMajor }: IncomingMessage): 400 | 505 | null {
  if (httpVersionMajor !== 1) return 505
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.toLowerCase() === 'host') hosts += 1
  }
  // Proxies disagree on which of two Host headers counts (RFC 9112 section 3.2).
  return hosts > 1 ? 400 : null
}
