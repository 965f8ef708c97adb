import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

const parts = [
  'package.json',
  'index.html',
  'vite.config.ts',
  'content',
  'public',
  'scripts',
  'server',
  'shared',
  'src',
]

/** The project in a folder of its own, which the test may change; removed when it ends. */
export function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'project-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const part of parts) cpSync(part, join(folder, part), { recursive: true })
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
  return folder
}
