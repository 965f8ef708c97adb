import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { copyProjectTo } from '../scripts/support/copy-project.ts'

/** The project in a folder of its own, which the test may change; removed when it ends. */
export function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'project-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  copyProjectTo(folder)
  return folder
}
