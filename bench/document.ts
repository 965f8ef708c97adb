/**
 * npm run bench:document [-- --from .cache/bench]
 *
 * Writes the tables of the last measurements to docs/measurements.md, each between its two marks. Tables without a
 * measurement are kept.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { commandOptions, folder } from './options.ts'
import { replaceMarked } from './marked.ts'

const { from } = commandOptions({ from: folder('.cache/bench') })
const file = 'docs/measurements.md'

let text = readFileSync(file, 'utf8')
const put: string[] = []
for (const name of ['lighthouse', 'bytes', 'start', 'interactions']) {
  let tables: string
  try {
    tables = readFileSync(join(from, `${name}.md`), 'utf8')
  } catch {
    continue
  }
  text = replaceMarked(text, name, tables)
  put.push(name)
}
writeFileSync(file, text)
spawnSync('npx', ['--no', 'oxfmt', file])
console.log(put.length > 0 ? `${file}: ${put.join(', ')}` : `Nothing was measured yet in ${from}.`)
