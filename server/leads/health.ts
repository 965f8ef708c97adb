import type { FastifyBaseLogger } from 'fastify'
import type { LeadStore } from './lead-store.ts'

/** Creates a function that resolves to whether leads can be stored, and logs each new fault once. */
export function createHealthCheck(store: Pick<LeadStore, 'findFault'>, log: Pick<FastifyBaseLogger, 'error'>) {
  let logged: string | null = null
  return async () => {
    const fault = await store.findFault()
    if (fault !== null && fault !== logged) log.error({ why: fault }, 'leads cannot be stored')
    logged = fault
    return fault === null
  }
}
