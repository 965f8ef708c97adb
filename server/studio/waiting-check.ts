import { ANSWER_WITHIN_MS, officeTimeBetween } from '#shared/studio/office-time.ts'
import type { AlertCheck } from '../alerts/monitor.ts'
import type { Database } from '../db/schema.ts'
import { createSettingsStore } from './settings-store.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/**
 * Age after which an unanswered lead no longer raises the alarm, because it was left on purpose. The list still marks
 * it.
 */
const MAX_AGE_MS = 7 * DAY_MS
const MAX_COUNTED = 100

/**
 * Reports leads that nobody has answered within an hour of office time. It needs a studio, and ignores leads older than
 * its first account: nobody could record an answer then.
 */
export function waitingCheck(database: Pick<Database, 'kysely'>, now: () => number): AlertCheck {
  const { kysely } = database
  const settings = createSettingsStore(database, now)
  return {
    name: 'waiting',
    fault: 'Enquiries wait for an answer',
    recovered: 'No enquiry waits too long any more',
    async find() {
      const { first } = await kysely
        .selectFrom('studio_accounts')
        .select((eb) => eb.fn.min<number | null>('created_at').as('first'))
        .where('revoked_at', 'is', null)
        .executeTakeFirstOrThrow()
      if (first === null) return null
      const hours = (await settings.read())['office-hours'].value
      const rows = await kysely
        .selectFrom('leads')
        .select('received_at')
        .where('stage', '=', 'new')
        .where('answered_at', 'is', null)
        .where('held', 'is', null)
        .where('spam', '=', 0)
        .where('received_at', '>=', Math.max(first, now() - MAX_AGE_MS))
        .orderBy('received_at')
        .limit(MAX_COUNTED)
        .execute()
      const late = rows
        .map(({ received_at }) => officeTimeBetween(received_at, now(), hours))
        .filter((waited) => waited >= ANSWER_WITHIN_MS)
      const [longest] = late
      if (longest === undefined) return null
      const count = late.length === 1 ? '1 enquiry waits' : `${late.length} enquiries wait`
      return `${count}, the oldest for ${Math.floor(longest / HOUR_MS)} h of office time. Answer it in the studio.`
    },
  }
}
