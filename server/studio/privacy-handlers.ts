import { HOME_COUNTRY, readMobile } from '#shared/mobile.ts'
import { RETENTION_MONTHS } from '#shared/studio/privacy.ts'
import type { PRIVACY_ENDPOINTS, RetentionAnswer } from '#shared/studio/privacy.ts'
import { createLeadAdmin } from '../leads/lead-admin.ts'
import type { LeadRecord } from '../leads/lead-records.ts'
import type { Filter } from '../leads/lead-filter.ts'
import type { Database } from '../db/schema.ts'
import { internationalNumber } from '../leads/international-number.ts'
import type { Handlers } from './api.ts'
import { countEnquiries, writeAudit } from './audit.ts'
import type { Eraser } from './erasure.ts'
import { Problem } from './problem.ts'
import { monthsBefore } from './retention.ts'
import type { SettingsStore } from './settings-store.ts'

type Deps = {
  database: Database
  now: () => number
  eraser: Eraser
  settings: SettingsStore
  /** Called after leads were erased. */
  onChange: () => void
}

const MAX_SHOWN = 100
const MAX_EXPORTED = 1_000

/** Handlers of a person's right to access and erasure, and of the retention period. */
export function privacyHandlers({
  database,
  now,
  eraser,
  settings,
  onChange,
}: Deps): Pick<Handlers, keyof typeof PRIVACY_ENDPOINTS> {
  const { kysely } = database
  const admin = createLeadAdmin(database)

  async function read(who: string, limit: number) {
    const leads: LeadRecord[] = []
    for await (const lead of admin.find(filterOf(who), limit)) leads.push(lead)
    return leads
  }

  async function retention(): Promise<RetentionAnswer> {
    const older = RETENTION_MONTHS.map(async (months) => ({
      months,
      count: await admin.count({ before: monthsBefore(now(), months) }),
    }))
    return { retention: (await settings.read()).retention, older: await Promise.all(older) }
  }

  return {
    async findPerson({ body }) {
      const leads = await read(body.who, MAX_SHOWN)
      return {
        leads: leads.map(({ id, name, email, mobile, receivedAt, desk }) => ({
          id,
          name,
          email,
          mobile,
          receivedAt,
          stage: desk.stage,
        })),
        count: await admin.count(filterOf(body.who)),
      }
    },
    async exportPerson({ body, session: { account } }) {
      const leads = await read(body.who, MAX_EXPORTED)
      const target = countEnquiries(leads.length)
      await writeAudit(kysely, { at: now(), account: account.id, action: 'person exported', target })
      return { leads }
    },
    async erasePerson({ body, session: { account } }) {
      const filter = filterOf(body.who)
      if ((await admin.count(filter)) !== body.count) {
        throw new Problem(409, 'changed', 'There are more or fewer enquiries than were shown. Look again first.')
      }
      const erased = await eraser.erase(filter, `from ${body.who}`)
      const target = countEnquiries(body.count)
      await writeAudit(kysely, { at: now(), account: account.id, action: 'person erased', target })
      onChange()
      return erased
    },
    getRetention: retention,
    putRetention: ({ body, session }) => settings.write('retention', body, session.account.id, retention),
  }
}

/** Parses an e-mail address, or a number in any notation. */
function filterOf(who: string): Filter {
  if (who.includes('@')) return { email: who }
  const result = readMobile(who, HOME_COUNTRY, internationalNumber)
  if ('value' in result) return { mobile: result.value }
  const message = 'This is neither an e-mail address nor a number: ten digits, or + and the country’s code.'
  throw new Problem(400, 'invalid', message, { errors: [{ path: 'who', message }] })
}
