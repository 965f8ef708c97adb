import type { z } from './zod.ts'
import type { Permission } from './roles.ts'

/** Required permission: none, any signed-in account, or accounts with this permission. */
export type Access = 'public' | 'signed-in' | Permission

type Schema = z.ZodType

/** Contract of one API call, shared by browser and server. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path below `/studio/api`, with parameters as `:name`. */
  path: string
  access: Access
  params?: Schema
  query?: Schema
  body?: Schema
  answer: Schema
  /** Time that the browser waits for the answer; twenty seconds by default. */
  timeoutMs?: number
  /** Keeps the request alive when its page is left, unless the body is larger than browsers allow for that. */
  keepalive?: boolean
}

type Part = 'params' | 'query' | 'body'
type Given<E extends Endpoint> = { [K in Part & keyof E]: E[K] extends Schema ? E[K] : never }

/** Arguments that a caller passes. */
export type CallOf<E extends Endpoint> = { [K in keyof Given<E>]: z.input<Given<E>[K]> }
/** Validated arguments that a handler gets. */
export type RequestOf<E extends Endpoint> = { [K in keyof Given<E>]: z.output<Given<E>[K]> }
export type AnswerOf<E extends Endpoint> = z.output<E['answer']>
export type HandlerAnswerOf<E extends Endpoint> = z.input<E['answer']>

export const endpoint = <const E extends Endpoint>(definition: E): E => definition

export const STUDIO_PATH = '/studio'
export const API_PATH = `${STUDIO_PATH}/api`
/** Service worker that shows notifications. Its path limits its scope to the studio's own URLs. */
export const WORKER_PATH = `${STUDIO_PATH}/worker.js`
