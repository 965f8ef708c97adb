import { STATUS_CODES } from 'node:http'
import type { FastifyReply } from 'fastify'
import type { z } from 'zod'
import { PROBLEM_TYPE } from '#shared/studio/problem.ts'
import type { ProblemBody } from '#shared/studio/problem.ts'
import { errorField } from '../error-message.ts'

type Extra = Pick<ProblemBody, 'errors' | 'current'> & { retryAfterSeconds?: number }

/** An error answer as of RFC 9457. `detail` is shown to people. */
export class Problem extends Error {
  readonly status: number
  readonly code: string
  readonly extra: Extra
  constructor(status: number, code: string, detail: string, extra: Extra = {}) {
    super(detail)
    this.name = 'Problem'
    this.status = status
    this.code = code
    this.extra = extra
  }
}

export const notFound = (what: string) => new Problem(404, 'not-found', `${what} is not there any more.`)

export const invalidRequest = (error: z.ZodError) =>
  new Problem(400, 'invalid', 'Some fields need another look.', {
    errors: error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message })),
  })

/** Sends any error as a problem. Messages not meant for people are left out. */
export function sendProblem(error: unknown, reply: FastifyReply) {
  const problem = error instanceof Problem ? error : fromFastify(error)
  const { retryAfterSeconds, ...extra } = problem.extra
  const body: ProblemBody = {
    type: 'about:blank',
    title: STATUS_CODES[problem.status] ?? 'Error',
    status: problem.status,
    code: problem.code,
    detail: problem.message,
    ...extra,
  }
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds))
  return reply.code(problem.status).header('cache-control', 'no-store').type(PROBLEM_TYPE).send(JSON.stringify(body))
}

function fromFastify(error: unknown) {
  const statusCode = errorField(error, 'statusCode')
  if (statusCode === 413) return new Problem(413, 'too-large', 'This is more than can be taken at once.')
  if (statusCode === 415) return new Problem(415, 'not-json', 'Only JSON is accepted here.')
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) {
    return new Problem(statusCode, 'invalid', 'The request could not be read.')
  }
  return new Problem(500, 'failed', 'That did not work. Nothing was changed; please try again.')
}
