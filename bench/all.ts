/**
 * npm run bench:all [-- --out .cache/bench]
 *
 * What visitors feel, one measurement after the other, then their tables in docs/measurements.md. About an hour on two
 * idle cores: leave the machine alone meanwhile. A measurement that fails is named at the end; the others are still done.
 *
 * Left out, because they measure the service and print what is judged and written down by hand: bench:leads, bench:desk,
 * bench:owner (a hundred thousand leads and a million) and bench:publish (fifteen builds).
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
