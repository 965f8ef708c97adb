import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** Returns the markup of every page of a copy of the project, by path. */
export function renderPages(folder: string): Record<string, string> {
  const script = join(process.cwd(), 'tests/server/render-pages.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  })
  if (status !== 0) throw new Error(stderr)
  return JSON.parse(stdout) as Record<string, string>
}
