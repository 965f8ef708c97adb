/**
 * Measures the contact service on this machine with the real server process: latency at a steady rate, and the crash
 * run in full size.
 *
 *   npm run bench:leads [-- --rate 300 --seconds 20 --submissions 10000 --kills 100]
 *
 * Runs on SQLite first, then on a temporary PostgreSQL where one is installed; there the crash run kills two servers
 * and PostgreSQL in turn.
 *
 * Exits with 1 when a lead was lost or duplicated, or the rate was not reached.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '../server/db/database.ts'
import { writeSite } from '../tests/server/built-site.ts'
import { crashRun } from '../tests/server/crash.ts'
import { isPostgresInstalled, startPostgres } from '../tests/server/postgres.ts'
import type { Postgres } from '../tests/server/postgres.ts'
import { startServer } from '../tests/server/process.ts'

const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '300' },
    seconds: { type: 'string', default: '20' },
    submissions: { type: 'string', default: '10000' },
    kills: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
  },
})
const rate = Number(values.rate)
const seconds = Math.min(Number(values.seconds), 120)
const submissions = Math.min(Number(values.submissions), 100_000)
const kills = Math.min(Number(values.kills), 1_000)

function bodyOf(index: number) {
  const fields = {
    name: 'Asha Raman',
    mobile: '9876543210',
    email: `visitor-${index}@example.com`,
    companyName: 'Raman Textiles',
    budget: '50,000',
    website: 'example.com',
    message: `Number ${index}. ${'We would like to reach more people. '.repeat(10)}`,
  }
  const parts = Object.entries(fields).map(
    ([name, value]) => `--bench\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  return `${parts.join('')}--bench--\r\n`
}

/** Returns the processor seconds of a process, or null where the system does not report them (only Linux does). */
function cpuSeconds(pid: number | undefined) {
  try {
    const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11, 13) ?? []
    return (Number(user) + Number(system)) / 100
  } catch {
    return null
  }
}

function percentile(sorted: Float64Array, part: number) {
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(1)
}

/** Sends at a fixed rate whether or not answers arrive, as visitors do, and returns latencies from the due time. */
async function steadyRate(siteDir: string, dataDir: string, databaseUrl: string) {
  const server = await startServer({ siteDir, dataDir, env: { DATABASE_URL: databaseUrl } })
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  const total = rate * seconds
  const latencies = new Float64Array(total)
  let failures = 0

  const post = (index: number, due: number) =>
    new Promise<void>((resolve) => {
      const body = bodyOf(index)
      const call = request(
        {
          agent,
          port: server.port,
          host: '127.0.0.1',
          method: 'POST',
          path: '/api/contact',
          headers: {
            'content-type': 'multipart/form-data; boundary=bench',
            'content-length': Buffer.byteLength(body),
          },
        },
        (response) => {
          response.resume()
          response.on('end', () => {
            latencies[index] = performance.now() - due
            if (response.statusCode !== 201) failures += 1
            resolve()
          })
        },
      )
      call.on('error', () => {
        failures += 1
        resolve()
      })
      call.end(body)
    })

  const began = performance.now()
  const calls: Promise<void>[] = []
  await new Promise<void>((resolve) => {
    const tick = setInterval(() => {
      const due = Math.min(total, Math.floor(((performance.now() - began) / 1_000) * rate))
      while (calls.length < due) calls.push(post(calls.length, began + (calls.length / rate) * 1_000))
      if (calls.length === total) {
        clearInterval(tick)
        resolve()
      }
    }, 2)
  })
  await Promise.all(calls)
  const took = (performance.now() - began) / 1_000
  const cpu = cpuSeconds(server.child.pid)
  agent.destroy()
  await server.stop()

  const { kysely, close } = await openDatabase({ dataDir, databaseUrl })
  const { stored } = await kysely
    .selectFrom('leads')
    .select((row) => row.fn.countAll<number>().as('stored'))
    .executeTakeFirstOrThrow()
  await close()
  const sorted = latencies.toSorted()
  console.log(`Steady rate: ${rate} submissions/s for ${seconds} s`)
  console.log(`  answered 201   ${total - failures} of ${total}, ${((total - failures) / took).toFixed(0)}/s`)
  console.log(`  stored         ${stored}`)
  console.log(
    `  latency (ms)   median ${percentile(sorted, 0.5)}, 95 % ${percentile(sorted, 0.95)}, 99 % ${percentile(sorted, 0.99)}, most ${percentile(sorted, 1)}`,
  )
  if (cpu !== null)
    console.log(`  processor      ${((cpu / total) * 1_000).toFixed(2)} ms of one core a lead, start included`)
  return failures === 0 && stored === total && took < seconds * 1.05
}

async function crashes(siteDir: string, dataDir: string, postgres: Postgres | null) {
  const result = await crashRun({
    siteDir,
    dataDir,
    ...(postgres && { shared: { servers: 2, postgres, databaseUrl: await postgres.createDatabase() } }),
    submissions,
    kills,
    seed: Number(values.seed),
    onKill: (kill, acknowledged) => {
      if (kill % 10 === 0) console.log(`  ${kill} kills, ${acknowledged} acknowledged`)
    },
  })
  console.log(
    `Crash run: ${submissions} submissions, ${kills} SIGKILLs${postgres ? ' of two servers and their PostgreSQL' : ''} (${result.seconds.toFixed(0)} s)`,
  )
  console.log(`  acknowledged   ${result.acknowledged}`)
  console.log(`  stored         ${result.stored}`)
  console.log(`  lost           ${result.lost} (right after a kill: ${result.lostAtKill})`)
  console.log(`  doubled        ${result.doubled}`)
  console.log(`  sent again     ${result.repeated}`)
  return result.lost === 0 && result.lostAtKill === 0 && result.doubled === 0 && result.stored === submissions
}

async function benchmark(name: string, postgres: Postgres | null) {
  const directory = mkdtempSync(join(tmpdir(), 'leads-bench-'))
  try {
    console.log(`\n${name}`)
    const siteDir = writeSite(directory)
    const steady = await steadyRate(siteDir, join(directory, 'rate'), (await postgres?.createDatabase()) ?? '')
    return (kills === 0 || (await crashes(siteDir, join(directory, 'crash'), postgres))) && steady
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

console.log(`Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`)
let isGood = await benchmark('SQLite', null)
if (isPostgresInstalled) {
  const postgres = await startPostgres()
  try {
    isGood = (await benchmark('PostgreSQL', postgres)) && isGood
  } finally {
    await postgres.remove()
  }
} else {
  console.log('\nPostgreSQL is not installed: left out.')
}
process.exitCode = isGood ? 0 : 1
