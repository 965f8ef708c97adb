import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { officeDay, officeOffset } from '#shared/studio/office-time.ts'
import type { OfficeHours } from '#shared/studio/settings.ts'
import { EXPORT_PATH, exportQuerySchema } from '#shared/studio/privacy.ts'
import { exportLeads } from '../leads/export.ts'
import { createLeadAdmin } from '../leads/lead-admin.ts'
import type { Filter } from '../leads/lead-filter.ts'
import type { Database } from '../db/schema.ts'
import { gatedRoute } from './api.ts'
import type { Gate } from './api.ts'
import { exportName } from './export-name.ts'
import { countEnquiries, writeAudit } from './audit.ts'
import { invalidRequest, Problem } from './problem.ts'
import type { SettingsStore } from './settings-store.ts'

type Options = {
  basePath: string
  gate: Gate
  database: Database
  settings: SettingsStore
  now: () => number
}

const DAY_MS = 86_400_000
const TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
} as const

/**
 * Serves a file with all enquiries and their related data. It is written to a directory that only this process can
 * read, sent and deleted; one at a time.
 */
export function serveExport(app: FastifyInstance, { basePath, gate, database, settings, now }: Options) {
  const admin = createLeadAdmin(database)
  let isBusy = false

  app.route({
    ...gatedRoute(gate, basePath, { method: 'GET', access: 'privacy', path: EXPORT_PATH }),
    handler: async (request, reply) => {
      const query = exportQuerySchema.safeParse(request.query)
      if (!query.success) throw invalidRequest(query.error)
      if (isBusy) throw new Problem(409, 'busy', 'Another export is being made. Try again in a minute.')
      const { format, from, to } = query.data
      const hours = (await settings.read())['office-hours'].value
      const filter: Filter = {
        ...(from && { since: startOf(from, hours) }),
        ...(to && { before: startOf(to, hours) + DAY_MS }),
      }
      isBusy = true
      const directory = await mkdtemp(join(tmpdir(), 'studio-export-'))
      const remove = () => rm(directory, { recursive: true, force: true })
      try {
        const file = join(directory, `leads.${format}`)
        const count = await exportLeads(admin.find(filter), format, file)
        const account = request.studioSession?.account.id ?? null
        await writeAudit(database.kysely, {
          at: now(),
          account,
          action: 'leads exported',
          target: countEnquiries(count),
        })
        const stream = createReadStream(file)
        stream.once('close', () => void remove())
        const name = `${exportName(from, to, officeDay(now(), hours))}.${format}`
        return await reply
          .header('cache-control', 'no-store')
          .header('content-disposition', `attachment; filename="${name}"`)
          .type(TYPES[format])
          .send(stream)
      } catch (error) {
        await remove()
        throw error
      } finally {
        isBusy = false
      }
    },
  })
}

/** Returns the start of a day at the office, in milliseconds since 1970. */
const startOf = (day: string, hours: OfficeHours) => Date.parse(`${day}T00:00Z`) - officeOffset(hours)
