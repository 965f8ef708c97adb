import { API_PATH } from '#shared/studio/endpoint.ts'
import type { AnswerOf, CallOf, Endpoint } from '#shared/studio/endpoint.ts'
import { problemSchema } from '#shared/studio/problem.ts'
import type { ProblemBody } from '#shared/studio/problem.ts'

/** Base path of the site, without a trailing slash. */
export const sitePath = import.meta.env.BASE_URL.replace(/\/studio\/$/, '')
export const apiUrl = `${sitePath}${API_PATH}`

const TIMEOUT_MS = 20_000
/** Browsers allow 64 KiB for all keepalive requests together; this leaves room for the others. */
const MAX_KEEPALIVE_BYTES = 60_000

/** Whether a body is small enough to be sent with `keepalive`, which lets the request outlive its page. */
export const isSentOnLeaving = (body: unknown) =>
  new TextEncoder().encode(JSON.stringify(body)).length <= MAX_KEEPALIVE_BYTES

/** Thrown when the server refuses a call or fails; `message` is written for users. */
export class ApiError extends Error {
  readonly problem: ProblemBody
  constructor(problem: ProblemBody) {
    super(problem.detail ?? problem.title)
    this.name = 'ApiError'
    this.problem = problem
  }
}

/** Thrown when the server cannot be reached or does not answer in time. */
export class NetworkError extends Error {
  constructor(isTimeout = false) {
    super(
      isTimeout
        ? 'The server has not answered yet: it may be busy. Please try again in a minute; nothing was lost.'
        : 'The server cannot be reached. Check your connection; nothing was lost.',
    )
    this.name = 'NetworkError'
  }
}

/** Whether the same call may succeed when it is repeated a moment later. */
export const isPassing = (error: unknown): boolean =>
  error instanceof NetworkError ||
  (error instanceof ApiError && (error.problem.status >= 500 || error.problem.status === 429))

export const hasCode = (error: unknown, code: string): error is ApiError =>
  error instanceof ApiError && error.problem.code === code

type Given = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }

/** Calls an endpoint and returns its parsed answer. Throws ApiError or NetworkError. */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...[given]: keyof CallOf<E> extends never ? [] : [CallOf<E>]
): Promise<AnswerOf<E>> {
  // The type parameter says which of these an endpoint takes; here all of them are optional.
  const { params = {}, query = {}, body } = (given ?? {}) as Given
  const path = endpoint.path.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  const response = await send(`${apiUrl}${path}${search.size ? `?${search}` : ''}`, endpoint, body)
  if (!response.ok) throw new ApiError(await readProblem(response))
  // TypeScript does not relate an endpoint's schema to AnswerOf.
  return endpoint.answer.parse(await response.json()) as AnswerOf<E>
}

async function send(
  url: string,
  { method, timeoutMs = TIMEOUT_MS, keepalive = false }: Pick<Endpoint, 'method' | 'timeoutMs' | 'keepalive'>,
  body: unknown,
) {
  try {
    return await fetch(url, {
      method,
      signal: AbortSignal.timeout(timeoutMs),
      keepalive: keepalive && (body === undefined || isSentOnLeaving(body)),
      ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
  } catch (error) {
    throw new NetworkError(error instanceof DOMException && error.name === 'TimeoutError')
  }
}

async function readProblem(response: Response): Promise<ProblemBody> {
  const parsed = problemSchema.safeParse(await response.json().catch(() => null))
  if (parsed.success) return parsed.data
  return {
    type: 'about:blank',
    title: 'Error',
    status: response.status,
    code: 'failed',
    detail: 'That did not work. Please try again.',
  }
}
