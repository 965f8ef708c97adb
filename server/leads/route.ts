import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import {
  CONTACT_ENDPOINT,
  CONTACT_FIELDS,
  ELAPSED_FIELD,
  HONEYPOT_FIELD,
  SUBMISSION_KEY_HEADER,
  SUBMISSION_KEY_PARAM,
  validateContact,
} from '../../shared/contact.ts'
import type { ContactErrors, ContactField } from '../../shared/contact.ts'
import type { FormPage } from '../http/form-page.ts'
import { isOwnOrigin } from '../http/origin.ts'
import type { Settings } from '../settings.ts'
import { BODY_LIMIT, FormRefused, readForm } from './multipart.ts'
import { StoreUnavailable } from './store.ts'
import type { Channel, LeadStore } from './store.ts'

const STORE_RETRY_SECONDS = 30
const KEY = /^[\w.:-]{8,128}$/
const OTHER_METHODS: HTTPMethods[] = ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

export type ContactRouteOptions = {
  settings: Settings
  store: LeadStore
  now: () => number
  channels: readonly Channel[]
  formPage: FormPage
  onLead: () => void
}

type Refusal = { status: number; message: string; errors?: ContactErrors; retryAfter?: number }

/** `POST /api/contact`: origin, rate, form, fields, one durable insert, 201. */
export async function contactRoute(app: FastifyInstance, options: ContactRouteOptions) {
  const { settings, store, now, channels, formPage, onLead } = options
  const url = settings.basePath + CONTACT_ENDPOINT
  const timeWindow = settings.rateWindowSeconds * 1_000
  const perAddress = app.createRateLimit({ max: settings.ratePerAddress, timeWindow })
  const overall = app.createRateLimit({
    max: settings.rateOverall,
    timeWindow,
    keyGenerator: () => 'all',
  })

  async function refuse(
    request: FastifyRequest,
    reply: FastifyReply,
    { status, message, errors, retryAfter }: Refusal,
    values: ReadonlyMap<string, string> = new Map(),
  ) {
    reply.code(status).header('cache-control', 'no-store')
    if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
    if (!wantsPage(request)) return reply.send(errors ? { error: message, fields: errors } : { error: message })
    const page = await formPage.render({ values, errors: errors ?? {}, notice: errors ? null : message })
    return reply.type('text/html; charset=utf-8').send(page)
  }

  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
    (_request, body, done) => done(null, body),
  )

  app.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) request.log.error({ err: error }, 'the contact call failed')
    return refuse(request, reply, { status, message: REASONS[status] ?? 'The form could not be sent.' })
  })

  app.route({
    method: OTHER_METHODS,
    url,
    handler: (request, reply) =>
      refuse(request, reply.header('allow', 'POST'), { status: 405, message: 'Only POST is accepted here.' }),
  })

  app.route({
    method: 'POST',
    url,
    onRequest: async (request, reply) => {
      if (!isOwnOrigin(request, settings)) {
        return refuse(request, reply, { status: 403, message: 'Forms from other sites are not accepted.' })
      }
      // The page of an allowed other origin would otherwise see its post fail although it arrived.
      reply.header('cross-origin-resource-policy', 'cross-origin')
      for (const limit of [perAddress, overall]) {
        const state = await limit(request)
        if (state.isAllowed || !state.isExceeded) continue
        return refuse(request, reply, {
          status: 429,
          message: 'Too many messages were sent in a short time. Please try again later.',
          retryAfter: Math.max(1, state.ttlInSeconds),
        })
      }
    },
    handler: async (request, reply) => {
      if (!Buffer.isBuffer(request.body)) return refuse(request, reply, { status: 415, message: REASONS[415] ?? '' })
      let fields: Map<string, string>
      try {
        fields = await readForm(request.body, request.headers['content-type'] ?? '')
      } catch (error) {
        if (!(error instanceof FormRefused)) throw error
        return refuse(request, reply, { status: error.statusCode, message: error.message })
      }

      const given: Partial<Record<ContactField, string>> = {}
      // Forms travel with CRLF line ends whatever was typed.
      for (const field of CONTACT_FIELDS) {
        given[field] = (fields.get(field) ?? '').replaceAll('\r\n', '\n')
      }
      const result = validateContact(given)
      if (!result.ok) {
        const message = 'Some fields need another look.'
        return refuse(request, reply, { status: 400, message, errors: result.errors }, fields)
      }

      let accepted
      try {
        accepted = await store.add({
          values: result.values,
          key: submissionKey(request),
          held: suspicion(request, fields, settings.formMinSeconds),
          receivedAt: now(),
          channels,
        })
      } catch (error) {
        if (!(error instanceof StoreUnavailable)) throw error
        const cause = error.cause as { code?: string; errcode?: number; message?: string }
        request.log.error({ code: cause.code, sqlite: cause.errcode, why: cause.message }, 'a lead could not be stored')
        return refuse(
          request,
          reply,
          {
            status: 503,
            message: 'Your message could not be stored just now. Please send it again in a minute.',
            retryAfter: STORE_RETRY_SECONDS,
          },
          fields,
        )
      }
      if (!accepted.repeated) onLead()
      reply.header('cache-control', 'no-store')
      if (wantsPage(request)) return reply.redirect(`${settings.basePath}/thank-you/`, 303)
      return reply.code(201).send({ submission: accepted.submission })
    },
  })
}

const REASONS: Record<number, string> = {
  400: 'The form could not be read.',
  413: 'The form is too large.',
  415: 'The form must be sent as multipart/form-data.',
  500: 'The form could not be handled.',
}

function wantsPage(request: FastifyRequest) {
  return request.headers.accept?.includes('text/html') ?? false
}

function submissionKey(request: FastifyRequest): string | null {
  const query = request.query as Record<string, unknown>
  const key = request.headers[SUBMISSION_KEY_HEADER] ?? query[SUBMISSION_KEY_PARAM]
  return typeof key === 'string' && KEY.test(key) ? key : null
}

/** Why a lead is held back for the owner to look at, or null. Nothing is ever dropped. */
function suspicion(request: FastifyRequest, fields: ReadonlyMap<string, string>, minSeconds: number) {
  if (fields.get(HONEYPOT_FIELD)?.trim()) return 'the hidden field was filled in'
  const query = request.query as Record<string, unknown>
  const elapsed = fields.get(ELAPSED_FIELD) ?? query[ELAPSED_FIELD]
  if (typeof elapsed !== 'string' || !/^\d+$/.test(elapsed)) return null
  const seconds = Number(elapsed) / 1_000
  return seconds < minSeconds ? `filled in within ${seconds.toFixed(1)} s` : null
}
