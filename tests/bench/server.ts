/**
 * npm run bench:server [-- --seconds 10 --connections 64 --out .cache/bench]
 *
 * The server alone with the built site, asked as browsers ask: documents, their revalidation, scripts, fonts and
 * pictures. Client and server share this machine. Ends with code 1 when an answer was wrong or a target is missed.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { routeIds } from '../routes.ts'
import { median, percentile } from './figures.ts'
import { ask, type Call } from './keep-alive-client.ts'
import { readProcess, watchLoad } from './load.ts'
import { commandOptions, folder, wholeNumber } from './options.ts'
import { writeReport } from './report.ts'
import { withServedSite } from './served-site.ts'
import { table } from './table.ts'
import { targets } from './targets.ts'
import { twinOf } from './twin.ts'

const options = commandOptions({
  seconds: wholeNumber(10, 1, 120),
  connections: wholeNumber(64, 1, 1_000),
  out: folder('.cache/bench'),
})

const browser = {
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'en-IN,en;q=0.9',
  'user-agent': 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
}

/** For every document read: half the time also its revalidation, four scripts, a font, two pictures. */
async function realisticMix(url: string): Promise<Call[]> {
  const site = 'dist/site'
  const names = readdirSync(site, { recursive: true, encoding: 'utf8' })
  const files = (ending: RegExp) => names.filter((name) => ending.test(name)).map((name) => `/${name}`)
  const scripts = files(/^assets\/.*\.js$/)
  const fonts = files(/^assets\/.*\.woff2$/)
  const pictures = files(/^pictures\/.*-(360|640)\.avif$/)
  const call = (path: string, expect = 200, extra = {}): Call => ({ path, expect, headers: { ...browser, ...extra } })
  let at = 0
  const some = (list: string[], count: number) =>
    Array.from({ length: count }, () => call(list[at++ % list.length] ?? '/'))
  const calls: Call[] = []
  for (const id of routeIds) {
    const answer = await fetch(url + twinOf(id), { headers: { 'accept-encoding': 'br' } })
    await answer.arrayBuffer()
    calls.push(call(twinOf(id)))
    if (calls.length % 2 === 0) calls.push(call(twinOf(id), 304, { 'if-none-match': answer.headers.get('etag') }))
    calls.push(...some(scripts, 4), ...some(fonts, 1), ...some(pictures, 2))
  }
  return calls
}

const memory = (pid: number | undefined, name: 'VmHWM' | 'VmRSS') => {
  try {
    const line = new RegExp(`${name}:\\s+(\\d+) kB`).exec(readFileSync(join('/proc', String(pid), 'status'), 'utf8'))
    return Number(line?.[1]) * 1_024
  } catch {
    return null
  }
}
const ticks = (pid: number | undefined) => {
  try {
    return readProcess(readFileSync(join('/proc', String(pid), 'stat'), 'utf8')).ticks
  } catch {
    return null
  }
}

await withServedSite(async ({ url, port, child }) => {
  const calls = await realisticMix(url)
  await ask(port, calls, options.connections, 2_000)
  const loadSince = watchLoad()
  const [before, began] = [ticks(child.pid), performance.now()]
  const { count, bytes, wrong, latencies } = await ask(port, calls, options.connections, options.seconds * 1_000)
  const took = (performance.now() - began) / 1_000
  const after = ticks(child.pid)
  const others = loadSince()
  const results = {
    requestsPerSecond: Math.round(count / took),
    median: median(latencies),
    p99: percentile(latencies, 0.99),
    megabytesPerSecond: bytes / took / 1e6,
    peakMemory: memory(child.pid, 'VmHWM'),
    /** Processor time the server took for one answer, in milliseconds of one core. */
    processor: before !== null && after !== null ? ((after - before) * 10) / count : null,
    others,
    wrong,
  }
  const large = results.peakMemory !== null && results.peakMemory > targets.serverMemory
  const rows = [
    ['Requests a second', String(results.requestsPerSecond), '', false],
    ['Median latency', `${results.median.toFixed(1)} ms`, '', false],
    ['99 % within', `${results.p99.toFixed(1)} ms`, '', false],
    ['Bytes a second', `${results.megabytesPerSecond.toFixed(0)} MB`, '', false],
    [
      'Server’s memory, most',
      results.peakMemory === null ? 'unknown' : `${(results.peakMemory / 1e6).toFixed(0)} MB`,
      `≤ ${targets.serverMemory / 1e6} MB`,
      large,
    ],
    [
      'Server’s processor time a request',
      results.processor === null ? 'unknown' : `${results.processor.toFixed(3)} ms`,
      '',
      false,
    ],
    ['Taken by other processes', others === null ? 'unknown' : `${Math.round(others * 100)} %`, '', false],
    ['Wrong answers', String(wrong.length), '0', wrong.length > 0],
  ] as const
  const tables = [
    `${options.connections} kept-alive connections for ${options.seconds} s, client and server on ${availableParallelism()} cores: ` +
      'documents (brotli), their revalidation (304), scripts, fonts, pictures.',
    table(
      [
        { head: 'Figure', value: ([name]) => name, words: true },
        { head: 'Measured', value: ([, value]) => value, missed: ([, , , missed]) => missed },
        { head: 'Target', value: ([, , target]) => target },
      ],
      rows,
    ),
    ...wrong,
  ].join('\n\n')
  writeReport(options.out, { name: 'server', tables, results })
  if (large || wrong.length > 0) process.exitCode = 1
})
