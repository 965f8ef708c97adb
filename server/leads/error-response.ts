import type { FastifyReply, FastifyRequest } from 'fastify'
import { MESSAGE_TOO_LONG } from '#shared/contact.ts'
import type { ContactErrors } from '#shared/contact.ts'
import type { FormPage } from '../http/form-page.ts'

export type FormError = {
  status: number
  message?: string
  errors?: ContactErrors
  retryAfterSeconds?: number
  /** Values that were typed, for filling in the form again. */
  values?: ReadonlyMap<string, string>
}

export type SendError = (request: FastifyRequest, reply: FastifyReply, error: FormError) => Promise<FastifyReply>

const MESSAGES: Record<number, string> = {
  400: 'The form could not be read.',
  403: 'Forms from other sites are not accepted.',
  405: 'Only POST is accepted here.',
  413: MESSAGE_TOO_LONG,
  415: 'The form must be sent as multipart/form-data.',
  429: 'Too many messages were sent in a short time. Please try again later.',
  503: 'Your message could not be stored just now. Please send it again in a minute.',
}

/**
 * Whether the client asks for a page, as visitors without JavaScript do, and not for JSON, as the site's script does.
 */
export function wantsPage(request: FastifyRequest) {
  return request.headers.accept?.includes('text/html') ?? false
}

/** Sends errors as JSON, or as the contact page with the values that were typed. */
export function createErrorResponse(formPage: FormPage): SendError {
  return async (request, reply, { status, errors, retryAfterSeconds, values, ...given }) => {
    const fallback = errors ? 'Some fields need another look.' : MESSAGES[status]
    const message = given.message ?? fallback ?? 'The form could not be handled.'
    reply.code(status).header('cache-control', 'no-store')
    if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds))
    if (!wantsPage(request)) {
      return reply.send(errors ? { error: message, fields: errors } : { error: message })
    }
    // Without values, the form was refused before it was read, so only the browser still has them.
    const back = values ? '' : ' The Back button of your browser brings back what you typed.'
    const page = await formPage.render({
      values: values ?? new Map<string, string>(),
      errors: errors ?? {},
      notice: errors ? null : message + back,
    })
    return reply.type('text/html; charset=utf-8').send(page)
  }
}
