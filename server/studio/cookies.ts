import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { STUDIO_PATH } from '#shared/studio/endpoint.ts'
import type { Settings } from '../settings.ts'
import { CHALLENGE_MS } from './passkeys.ts'
import { SESSION_MS } from './sessions.ts'

export type Cookies = ReturnType<typeof createCookies>

/** The studio's two cookies: the session, and for a few minutes the WebAuthn ceremony that leads to it. */
export function createCookies({ publicUrl, basePath }: Pick<Settings, 'publicUrl' | 'basePath'>) {
  const isSecure = publicUrl.startsWith('https://')
  // Browsers accept a cookie with this prefix over https only.
  const prefix = isSecure ? '__Secure-' : ''
  const names = { session: `${prefix}studio-session`, ceremony: `${prefix}studio-ceremony` }
  const attributes: CookieSerializeOptions = {
    httpOnly: true,
    secure: isSecure,
    sameSite: 'strict',
    path: `${basePath}${STUDIO_PATH}`,
  }
  const set = (reply: FastifyReply, name: string, value: string, ms: number) =>
    reply.setCookie(name, value, { ...attributes, maxAge: Math.floor(ms / 1_000) })

  return {
    readSession: (request: FastifyRequest) => request.cookies[names.session],
    readCeremony: (request: FastifyRequest) => request.cookies[names.ceremony],
    setCeremony: (reply: FastifyReply, token: string) => set(reply, names.ceremony, token, CHALLENGE_MS),
    setSession(reply: FastifyReply, token: string) {
      set(reply, names.session, token, SESSION_MS)
      reply.clearCookie(names.ceremony, attributes)
    },
    clearSession: (reply: FastifyReply) => reply.clearCookie(names.session, attributes),
  }
}
