import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '../tests/find-chromium.ts'

/** Result of a benchmark: `tables` is Markdown, `results` the figures behind it. */
export type Report = { name: string; tables: string; results: unknown }

export function machine(): string {
  const [processor] = cpus()
  const browser = execFileSync(findChromium(), ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  const version = /[\d.]+/.exec(browser)?.[0] ?? 'of unknown version'
  return `${cpus().length} × ${processor?.model.trim() ?? 'unknown processor'}, Node ${process.versions.node}, Chromium ${version}`
}

/** Writes NAME.json and NAME.md into the folder, and prints the tables. */
export function writeReport(out: string, { name, tables, results }: Report): void {
  mkdirSync(out, { recursive: true })
  const measured = { on: new Date().toISOString().slice(0, 16).replace('T', ' '), machine: machine() }
  writeFileSync(join(out, `${name}.json`), `${JSON.stringify({ ...measured, results }, null, 2)}\n`)
  const text = `Measured ${measured.on} UTC on ${measured.machine}.\n\n${tables}\n`
  writeFileSync(join(out, `${name}.md`), text)
  console.log(`\n${text}\nWritten: ${join(out, name)}.md and .json`)
}
