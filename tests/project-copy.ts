import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { copyProjectTo } from '../scripts/support/copy-project.ts'

/** Copies the project into a temporary folder that the test may change; it is removed when the test ends. */
export function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'project-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  copyProjectTo(folder)
  return folder
}
