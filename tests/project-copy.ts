import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

const parts = [
  'package.json',
  'package-lock.json',
  'LICENSE',
  'index.html',
  'vite.config.ts',
  'build',
  'content',
  'public',
  'scripts',
  'server',
  'shared',
  'src',
  'studio',
]

/** The project in a folder of its own, which the test may change; removed when it ends. */
export function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'project-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const part of parts) cpSync(part, join(folder, part), { recursive: true })
  for (const part of ['node_modules', 'art', 'deploy']) symlinkSync(join(process.cwd(), part), join(folder, part))
  return folder
}
