import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freshBuild } from '../build/fresh-build.ts'
import { startServer, type Running } from '../tests/server/process.ts'

/** Builds the site if it is stale and serves it on a free port of this machine while `use` runs. */
export async function withServedSite<Result>(use: (server: Running) => Promise<Result>): Promise<Result> {
  if (!(await freshBuild('dist'))) process.exit(1)
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'))
  const server = await startServer({ siteDir: 'dist/site', dataDir, env: { FORM_MIN_SECONDS: '0' } })
  try {
    return await use(server)
  } finally {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
