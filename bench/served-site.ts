import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freshBuild } from '../build/fresh-build.ts'
import { startServer, type Running } from '../tests/server/process.ts'

/** Builds the site if it is stale, and serves it on a free local port while `use` runs. */
export async function withServedSite<Result>(use: (server: Running) => Promise<Result>): Promise<Result> {
  if (!(await freshBuild('dist'))) process.exit(1)
  return withFolder(async (dataDir) => {
    const server = await startServer({ siteDir: 'dist/site', dataDir, env: { FORM_MIN_SECONDS: '0' } })
    try {
      return await use(server)
    } finally {
      await server.stop()
    }
  })
}

/** Creates a folder for the data of a server, and removes it after `use`. */
export async function withFolder<Result>(use: (dataDir: string) => Promise<Result>): Promise<Result> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'))
  try {
    return await use(dataDir)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
