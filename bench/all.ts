/**
 * npm run bench:all [-- --out .cache/bench]
 *
 * Measures what visitors experience, one benchmark after the other, and writes the tables to docs/measurements.md.
 * Takes about an hour on two idle cores; leave the machine alone meanwhile. A failed benchmark is named at the end and
 * does not stop the others.
 *
 * Benchmarks of the service are left out, because their results are judged and written down by hand: bench:leads,
 * bench:desk, bench:owner (a hundred thousand leads and a million) and bench:publish (fifteen builds).
 */
import { spawnSync } from 'node:child_process'
import { commandOptions, folder } from './options.ts'

const { out } = commandOptions({ out: folder('.cache/bench') })
const failed: string[] = []
const run = (script: string, ...args: string[]): void => {
  console.log(`\n=== ${script}`)
  const { status } = spawnSync(process.execPath, [`bench/${script}.ts`, ...args], { stdio: 'inherit' })
  if (status !== 0) failed.push(script)
}
for (const script of ['static-servers', 'interactions', 'start', 'bytes', 'lighthouse']) run(script, '--out', out)
run('document', '--from', out)
if (failed.length > 0) {
  console.error(`Failed or missed a target: ${failed.join(', ')}`)
  process.exitCode = 1
}
