import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, vi } from 'vitest'
import { buildPreview } from '../../scripts/build.ts'

/**
 * Builds the bundle that renders pages with drafts, once for the test file. `copyTo` adds it to a build, given its
 * site's folder.
 */
export function preparePreviewBundle() {
  let bundle = ''
  beforeAll(async () => {
    bundle = mkdtempSync(join(tmpdir(), 'preview-bundle-'))
    vi.stubEnv('NODE_ENV', 'production')
    await buildPreview(bundle, 'p { color: red }')
    vi.unstubAllEnvs()
  }, 60_000)
  afterAll(() => rmSync(bundle, { recursive: true, force: true }))
  return {
    path: (name: string) => join(bundle, name),
    copyTo: (siteDir: string) => cpSync(bundle, join(siteDir, '../studio/preview'), { recursive: true }),
  }
}
