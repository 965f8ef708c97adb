import type { z } from './zod.ts'
import type { Permission } from './roles.ts'

/** Who may call: anybody, anybody who is signed in, or accounts with this permission. */
export type Access = 'public' | 'signed-in' | Permission

type Schema = z.ZodType

/** One call of the studio's API, as the browser makes it and the server answers it. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below `/studio/api`, with parameters as `:name`. */
  path: string
  access: Access
  params?: Schema
  query?: Schema
  body?: Schema
  answer: Schema
  /** How long the browser waits, in milliseconds; twenty seconds when not given. */
  timeoutMs?: number
  /** The browser goes on sending it when its page is left; not when the body is larger than browsers allow for that. */
  keepalive?: boolean
}

type Part = 'params' | 'query' | 'body'
type Given<E extends Endpoint> = { [K in Part & keyof E]: E[K] extends Schema ? E[K] : never }

/** What a caller passes. */
export type CallOf<E extends Endpoint> = { [K in keyof Given<E>]: z.input<Given<E>[K]> }
/** What a handler gets, checked. */
export type RequestOf<E extends Endpoint> = { [K in keyof Given<E>]: z.output<Given<E>[K]> }
export type AnswerOf<E extends Endpoint> = z.output<E['answer']>
export type HandlerAnswerOf<E extends Endpoint> = z.input<E['answer']>

export const endpoint = <const E extends Endpoint>(definition: E): E => definition

export const STUDIO_PATH = '/studio'
export const API_PATH = `${STUDIO_PATH}/api`
/** What shows notifications. Its place is what keeps it to the studio's own URLs. */
export const WORKER_PATH = `${STUDIO_PATH}/worker.js`
