/**
 * Measures time and memory of the owner's commands with many leads, on this machine, while the real server accepts
 * leads.
 *
 *   npm run bench:owner [-- --leads 1000000 --part all|read|erase]
 *
 * Exports are read again and counted. Exits with 1 when a command fails or takes more than 200 MB, when erasing or
 * purging takes more than a minute, when an export lacks a lead, or when a visitor's lead is refused meanwhile.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openSqlite } from '../server/db/sqlite.ts'
import { writeSite } from '../tests/server/built-site.ts'
import { countCsvRecords, countXlsxRows } from '../tests/server/count-rows.ts'
import { startServer } from '../tests/server/process.ts'
import { seedLead, seedLeads } from './seed-leads.ts'

const CLI = join(import.meta.dirname, '../server/cli/cli.ts')
const MAX_MEMORY_MB = 200
const MAX_ERASE_SECONDS = 60
const VISITOR_PAUSE_MS = 100
const MINUTES_A_DAY = 1_440

const { values } = parseArgs({
  options: { leads: { type: 'string', default: '1000000' }, part: { type: 'string', default: 'all' } },
})
const total = Math.min(Number(values.leads), 5_000_000)
const directory = mkdtempSync(join(tmpdir(), 'leads-owner-'))
const dataDir = join(directory, 'data')
let isGood = true

function peakMemoryMb(pid: number | undefined) {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024
  } catch {
    return 0
  }
}

async function measure(args: string[]) {
  const began = performance.now()
  const child = spawn(process.execPath, [CLI, ...args, '--data', dataDir], {
    cwd: directory,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  let peak = 0
  const watch = setInterval(() => {
    peak = Math.max(peak, peakMemoryMb(child.pid))
  }, 50)
  const [code] = (await once(child, 'close')) as [number | null]
  clearInterval(watch)
  const seconds = (performance.now() - began) / 1_000
  const isInTime = !/erase|purge/.test(args[0] ?? '') || seconds <= MAX_ERASE_SECONDS
  const isFine = code === 0 && peak <= MAX_MEMORY_MB && isInTime
  isGood &&= isFine
  const line = `${args.join(' ').padEnd(46)} ${seconds.toFixed(1).padStart(6)} s ${peak.toFixed(0).padStart(5)} MB`
  console.log(`${line}  load ${loadavg()[0]?.toFixed(1)}${isFine ? '' : `  code ${code}`}`)
}

/** Sends a lead every tenth of a second until stopped, and returns the results. */
function visit(url: string) {
  const latencies: number[] = []
  let refused = 0
  let isStopping = false
  const done = (async () => {
    for (let index = 0; !isStopping; index++) {
      const form = new FormData()
      const lead = seedLead(total + index, total, 0)
      for (const field of ['name', 'mobile', 'email', 'message'] as const) form.set(field, lead[field])
      const began = performance.now()
      const response = await fetch(`${url}/api/contact`, { method: 'POST', body: form })
      latencies.push(performance.now() - began)
      if (response.status !== 201) refused += 1
      await sleep(VISITOR_PAUSE_MS)
    }
  })()
  return async () => {
    isStopping = true
    await done
    const sorted = latencies.toSorted((a, b) => a - b)
    const middle = sorted[Math.floor(sorted.length / 2)] ?? 0
    isGood &&= refused === 0
    console.log(
      `  visitors meanwhile: ${sorted.length} leads, ${refused} refused, median ${middle.toFixed(0)} ms, slowest ${(sorted.at(-1) ?? 0).toFixed(0)} ms`,
    )
  }
}

try {
  console.log(`Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`)
  const db = openSqlite(join(dataDir, 'leads.db'))
  db.exec('PRAGMA cache_size = -200000')
  seedLeads(db, total)
  db.close()
  const megabytes = statSync(join(dataDir, 'leads.db')).size / 1_048_576
  console.log(`${total.toLocaleString('en')} leads, ${megabytes.toFixed(0)} MB\n`)
  const server = await startServer({ siteDir: writeSite(directory), dataDir })
  const days = Math.floor(total / MINUTES_A_DAY)
  const commands = [
    ['list'],
    ['list', '--limit', String(total)],
    ['list', '--search', 'nobody at all'],
    ['stats'],
    ['export', '--format', 'csv', '--out', 'leads.csv'],
    ['export', '--format', 'xlsx', '--out', 'leads.xlsx'],
    ['backup', 'copy.db'],
  ]
  if (values.part !== 'erase') {
    for (const command of commands) await measure(command)
    const exported = {
      csv: await countCsvRecords(join(directory, 'leads.csv')),
      xlsx: await countXlsxRows(join(directory, 'leads.xlsx')),
    }
    isGood &&= exported.csv === total && exported.xlsx === total
    console.log(`  read again: ${exported.csv} in the CSV file, ${exported.xlsx} in the workbook`)
  }
  if (values.part !== 'read') {
    const stop = visit(server.url)
    await measure(['erase', '--email', seedLead(total - 5, total, 0).email, '--yes'])
    await measure(['purge', '--older-than', `${Math.ceil(days * 0.9)}d`, '--yes'])
    await measure(['purge', '--older-than', `${Math.ceil(days * 0.5)}d`, '--yes'])
    await stop()
  }
  await server.stop()
  const after = openSqlite(join(dataDir, 'leads.db'))
  const check = after.prepare('PRAGMA integrity_check').get()?.['integrity_check']
  isGood &&= check === 'ok'
  console.log(`  integrity: ${String(check)}`)
  after.close()
  process.exitCode = isGood ? 0 : 1
} finally {
  rmSync(directory, { recursive: true, force: true })
}
