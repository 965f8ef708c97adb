import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { crashRun } from './crash.ts'
import { isPostgresInstalled, startPostgres } from './postgres.ts'
import { temporaryDirectory, writeSite } from './service.ts'

// The full run (10,000 submissions, 100 kills) is `npm run bench:leads`.
const SUBMISSIONS = Number(process.env['CRASH_SUBMISSIONS'] ?? 800)
const KILLS = Number(process.env['CRASH_KILLS'] ?? 8)

test(`${SUBMISSIONS} leads over ${KILLS} sudden deaths: none lost, none doubled`, async () => {
  const directory = temporaryDirectory()
  const result = await crashRun({
    siteDir: writeSite(directory),
    dataDir: join(directory, 'data'),
    submissions: SUBMISSIONS,
    kills: KILLS,
    seed: 20_260_105,
  })
  expect(result).toMatchObject({
    acknowledged: SUBMISSIONS,
    stored: SUBMISSIONS,
    lost: 0,
    doubled: 0,
    lostAtKill: 0,
    kills: KILLS,
  })
  // Without repeats no kill happened during a submission, and the run would prove nothing.
  expect(result.repeated).toBeGreaterThan(0)
}, 300_000)

test.skipIf(!isPostgresInstalled)(
  `${SUBMISSIONS} leads over ${KILLS + 2} sudden deaths of two servers and their PostgreSQL: none lost, none doubled`,
  async () => {
    const directory = temporaryDirectory()
    const postgres = await startPostgres()
    onTestFinished(() => postgres.remove())
    const result = await crashRun({
      siteDir: writeSite(directory),
      dataDir: join(directory, 'data'),
      shared: { servers: 2, postgres, databaseUrl: await postgres.createDatabase() },
      submissions: SUBMISSIONS,
      kills: KILLS + 2,
      seed: 20_261_122,
    })
    expect(result).toMatchObject({
      acknowledged: SUBMISSIONS,
      stored: SUBMISSIONS,
      lost: 0,
      doubled: 0,
      lostAtKill: 0,
      kills: KILLS + 2,
    })
    expect(result.repeated).toBeGreaterThan(0)
  },
  300_000,
)
