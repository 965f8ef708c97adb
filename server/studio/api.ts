import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { API_PATH } from '#shared/studio/endpoint.ts'
import type { Endpoint, HandlerAnswerOf, RequestOf } from '#shared/studio/endpoint.ts'
import { ENDPOINTS } from '#shared/studio/endpoints.ts'
import { isAllowed } from '#shared/studio/roles.ts'
import type { CountRequests } from '../db/memory-request-counter.ts'
import { createRateLimit } from '../leads/rate-limit.ts'
import type { Settings } from '../settings.ts'
import { invalidRequest, Problem } from './problem.ts'
import { checkOrigin } from './relying-party.ts'
import type { Session } from './sessions.ts'

type Endpoints = typeof ENDPOINTS

/** Arguments of a handler. `session` is null for public endpoints only. */
export type Call<E extends Endpoint> = RequestOf<E> & {
  request: FastifyRequest
  reply: FastifyReply
} & (E['access'] extends 'public' ? { session: null } : { session: Session })

export type Handlers = {
  [Name in keyof Endpoints]: (call: Call<Endpoints[Name]>) => Promise<HandlerAnswerOf<Endpoints[Name]>>
}

export type ApiOptions = {
  settings: Settings
  countRequests: CountRequests
  findSession: (request: FastifyRequest) => Promise<Session | null>
}

/**
 * Maximum number of requests in a window. An office behind one IP address uses the desk all day, far more often than a
 * form is sent.
 */
const MAX_SESSION_REQUESTS = 1_200
const SESSION_WINDOW_MS = 60_000
const MAX_BODY_BYTES = 64 * 1024

/** Creates the checks of every API call, in this order: origin, rate, session, permission, schema. */
export function createGate({ settings, countRequests, findSession }: ApiOptions) {
  const limits = new Map<string, ReturnType<typeof createRateLimit>>()
  const limitOf = (path: string) => {
    const limit = limits.get(path) ?? createRateLimit((key, ms) => countRequests(`studio${path}/${key}`, ms), settings)
    limits.set(path, limit)
    return limit
  }
  const tooMany = (seconds: number) =>
    new Problem(429, 'too-many', 'That was a lot in a short time. Please wait a little.', {
      retryAfterSeconds: seconds,
    })

  return {
    async admit(request: FastifyRequest, { access, path }: Pick<Endpoint, 'access' | 'path'>): Promise<Session | null> {
      checkOrigin(request, settings)
      if (access === 'public') {
        const decision = await limitOf(path)(request.ip, request.socket.remoteAddress ?? '')
        if (decision.action !== 'accept') {
          throw tooMany(decision.action === 'refuse' ? decision.retryAfterSeconds : settings.rateWindowSeconds)
        }
        return null
      }
      const session = await findSession(request)
      if (!session) throw new Problem(401, 'signed-out', 'Please sign in.')
      const { count, ttlMs } = await countRequests(`studio/session/${session.id}`, SESSION_WINDOW_MS)
      if (count > MAX_SESSION_REQUESTS) throw tooMany(Math.ceil(ttlMs / 1_000))
      if (access !== 'signed-in' && !isAllowed(session.account.role, access)) {
        throw new Problem(403, 'not-allowed', 'Your account may not do this.')
      }
      return session
    },
  }
}

export type Gate = ReturnType<typeof createGate>

/** Returns the options of a route below the API's path. The gate admits a request before its body is read. */
export function gatedRoute(gate: Gate, basePath: string, endpoint: Pick<Endpoint, 'method' | 'access' | 'path'>) {
  return {
    method: endpoint.method,
    url: basePath + API_PATH + endpoint.path,
    exposeHeadRoute: false,
    preParsing: async (request: FastifyRequest, _reply: FastifyReply, payload: Readable) => {
      request.studioSession = await gate.admit(request, endpoint)
      return payload
    },
  }
}

/** Registers all endpoints of the contract with their handlers. */
export function registerApi(app: FastifyInstance, basePath: string, gate: Gate, handlers: Handlers) {
  for (const [name, endpoint] of Object.entries<Endpoint>(ENDPOINTS)) {
    // The type of Handlers has already checked that each handler fits its endpoint.
    const handle = handlers[name as keyof Handlers] as unknown as (call: object) => Promise<unknown>
    app.route<{ Params: unknown; Querystring: unknown; Body: unknown }>({
      ...gatedRoute(gate, basePath, endpoint),
      bodyLimit: MAX_BODY_BYTES,
      handler: async (request, reply) => {
        const call = {
          ...parse('params', endpoint.params, request.params),
          ...parse('query', endpoint.query, request.query),
          ...parse('body', endpoint.body, request.body),
          request,
          reply,
          session: request.studioSession,
        }
        // Parsed with the schema, so that the answer has no field that the contract does not name.
        const answer = endpoint.answer.parse(await handle(call))
        return reply
          .header('cache-control', 'no-store')
          .type('application/json; charset=utf-8')
          .send(JSON.stringify(answer))
      },
    })
  }
}

function parse(part: string, schema: z.ZodType | undefined, given: unknown) {
  if (!schema) return {}
  const result = schema.safeParse(given)
  if (!result.success) throw invalidRequest(result.error)
  return { [part]: result.data }
}

declare module 'fastify' {
  interface FastifyRequest {
    studioSession: Session | null
  }
}
