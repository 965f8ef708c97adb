import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify'
import {
  CONTACT_ENDPOINT,
  CONTACT_FIELDS,
  COUNTRY_FIELD,
  ELAPSED_FIELD,
  HONEYPOT_FIELD,
  SUBMISSION_KEY_HEADER,
  SUBMISSION_KEY_PARAM,
  readSource,
  validateContact,
} from '#shared/contact.ts'
import type { ContactField } from '#shared/contact.ts'
import type { FormPage } from '../http/form-page.ts'
import { isOwnOrigin } from '../http/origin.ts'
import type { CountRequests } from '../db/memory-request-counter.ts'
import type { LeadResult } from '../metrics/metrics.ts'
import type { Settings } from '../settings.ts'
import { internationalNumber } from './international-number.ts'
import { InvalidFormError, MAX_BODY_BYTES, parseMultipart } from './multipart.ts'
import { createRateLimit } from './rate-limit.ts'
import { createErrorResponse, wantsPage } from './error-response.ts'
import { StoreUnavailableError } from './lead-store.ts'
import type { Channel, LeadStore } from './lead-store.ts'
import { errorField } from '../error-message.ts'

const STORE_RETRY_SECONDS = 30
const IDEMPOTENCY_KEY = /^[\w.:-]{8,128}$/
const OTHER_METHODS: HTTPMethods[] = ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

export type ContactRouteOptions = {
  settings: Settings
  store: LeadStore
  now: () => number
  countRequests: CountRequests
  channels: readonly Channel[]
  formPage: FormPage
  onLead: () => void
  /** Called with the outcome of each posted form. */
  onResult?: (result: LeadResult) => void
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Reason why the rate limit holds this lead, or null. */
    heldByRate: string | null
  }
}

/** Serves `POST /api/contact`: checks origin, rate, form and fields, stores the lead durably, answers 201. */
export async function contactRoute(app: FastifyInstance, options: ContactRouteOptions) {
  const { settings, store, now, channels, formPage, onLead } = options
  const url = settings.basePath + CONTACT_ENDPOINT
  const decideRate = createRateLimit(options.countRequests, settings)
  const sendError = createErrorResponse(formPage)
  app.decorateRequest('heldByRate', null)

  app.addHook('onResponse', async (request, reply) => {
    if (request.method !== 'POST') return
    if (reply.statusCode >= 400) options.onResult?.(reply.statusCode >= 500 ? 'failed' : 'refused')
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES },
    (_request, body, done) => done(null, body),
  )

  app.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) request.log.error({ err: error }, 'the contact call failed')
    return sendError(request, reply, { status })
  })

  app.route({
    method: OTHER_METHODS,
    url,
    handler: (request, reply) => sendError(request, reply.header('allow', 'POST'), { status: 405 }),
  })

  app.route<Query>({
    method: 'POST',
    url,
    onRequest: async (request, reply) => {
      if (!isOwnOrigin(request, settings)) return sendError(request, reply, { status: 403 })
      // Without this header, the page of an allowed other origin would see its post fail although it arrived.
      reply.header('cross-origin-resource-policy', 'cross-origin')
      const decision = await decideRate(request.ip, request.socket.remoteAddress ?? '')
      if (decision.action === 'refuse') {
        return sendError(request, reply, { status: 429, retryAfterSeconds: decision.retryAfterSeconds })
      }
      if (decision.action === 'hold') request.heldByRate = decision.reason
    },
    handler: async (request, reply) => {
      if (!Buffer.isBuffer(request.body)) return sendError(request, reply, { status: 415 })
      let fields: Map<string, string>
      try {
        fields = await parseMultipart(request.body, request.headers['content-type'] ?? '')
      } catch (error) {
        if (!(error instanceof InvalidFormError)) throw error
        return sendError(request, reply, { status: error.statusCode, message: error.message })
      }

      const given: Partial<Record<ContactField | typeof COUNTRY_FIELD, string>> = {
        country: fields.get(COUNTRY_FIELD) ?? '',
      }
      // Browsers send line breaks as CRLF.
      for (const field of CONTACT_FIELDS) {
        given[field] = (fields.get(field) ?? '').replaceAll('\r\n', '\n')
      }
      const result = validateContact(given, internationalNumber)
      if (!result.ok) {
        return sendError(request, reply, { status: 400, errors: result.errors, values: fields })
      }

      const held = spamReason(request, fields, settings.formMinSeconds) ?? request.heldByRate
      let accepted
      try {
        accepted = await store.add({
          values: result.values,
          source: readSource((field) => fields.get(field)),
          key: submissionKey(request),
          held,
          receivedAt: now(),
          channels,
        })
      } catch (error) {
        if (!(error instanceof StoreUnavailableError)) throw error
        const [code, sqlite, why] = ['code', 'errcode', 'message'].map((name) => errorField(error.cause, name))
        request.log.error({ code, sqlite, why }, 'a lead could not be stored')
        return sendError(request, reply, { status: 503, retryAfterSeconds: STORE_RETRY_SECONDS, values: fields })
      }
      options.onResult?.(accepted.repeated ? 'repeated' : held === null ? 'accepted' : 'held')
      if (!accepted.repeated) onLead()
      reply.header('cache-control', 'no-store')
      if (wantsPage(request)) return reply.redirect(`${settings.basePath}/thank-you/`, 303)
      return reply.code(201).send({ submission: accepted.submission })
    },
  })
}

type Query = { Querystring: Record<string, unknown> }

function submissionKey(request: FastifyRequest<Query>): string | null {
  const key = request.headers[SUBMISSION_KEY_HEADER] ?? request.query[SUBMISSION_KEY_PARAM]
  return typeof key === 'string' && IDEMPOTENCY_KEY.test(key) ? key : null
}

/** Returns the reason why a lead is held for the owner to look at, or null. No lead is ever dropped. */
function spamReason(request: FastifyRequest<Query>, fields: ReadonlyMap<string, string>, minSeconds: number) {
  if (fields.get(HONEYPOT_FIELD)?.trim()) return 'the hidden field was filled in'
  const elapsed = fields.get(ELAPSED_FIELD) ?? request.query[ELAPSED_FIELD]
  if (typeof elapsed !== 'string' || !/^\d+$/.test(elapsed)) return null
  const seconds = Number(elapsed) / 1_000
  return seconds < minSeconds ? `filled in within ${seconds.toFixed(1)} s` : null
}
