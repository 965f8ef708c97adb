/**
 * npm run build: the whole site into dist/site, ready for the server or any static host.
 *   DIST_DIR    where to (dist)
 *   BASE_PATH   path below which the site is served (/)
 *   SITE_FILE   another site.yaml, to build for another brand
 *   BUILD_MODE  development: React's development build, which reports hydration mismatches
 */
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type InlineConfig } from 'vite'
import { ContentError } from '../src/content/fault.ts'
import { checkContent } from './content-check.ts'
import { compressFolder } from './compress.ts'
import { sourceStamp, STAMP } from './fresh-build.ts'
import { writeLogoSprite } from './logo-sprite.ts'
import { BUNDLED, writeNotices } from './notices.ts'
import { prerender, type RenderModule } from './prerender.ts'
import { folderBeside, replaceFolder } from './replace-folder.ts'
import { writeSiteFiles } from './site-files.ts'

/** Below these every name carries the hash of its content. */
const immutableFolders = ['/assets/', '/pictures/', '/share/']

export type BuildOptions = { distDir: string; mode: 'production' | 'development' }

/**
 * Builds beside the last build and puts the new one in its place when it is complete: a build that fails or still runs
 * changes nothing.
 */
export async function buildSite({ distDir, mode }: BuildOptions): Promise<void> {
  const faults = await checkContent()
  if (faults.length > 0) throw new ContentError(faults)
  const stamp = await sourceStamp()
  const fresh = await folderBeside(distDir, 'next')
  try {
    const pages = await buildInto(fresh, mode)
    await writeFile(join(fresh, STAMP), stamp)
    await replaceFolder(fresh, distDir)
    console.log(`Built ${pages} pages into ${distDir}/site`)
  } finally {
    await rm(fresh, { recursive: true, force: true })
  }
}

async function buildInto(folder: string, mode: BuildOptions['mode']): Promise<number> {
  const site = join(folder, 'site')
  const renderer = join(folder, 'render')
  await writeLogoSprite()

  process.env['NODE_ENV'] = mode
  const shared: InlineConfig = { mode, logLevel: 'warn' }
  await build({
    ...shared,
    build: {
      outDir: site,
      emptyOutDir: false,
      manifest: 'manifest.json',
      license: { fileName: BUNDLED },
      rolldownOptions: { input: ['src/app/start.ts', 'src/app/client.tsx'] },
    },
  })
  await build({
    ...shared,
    // The renderer may stand outside the project, where it would find no packages.
    ssr: { noExternal: true },
    build: { outDir: renderer, emptyOutDir: false, ssr: 'src/app/server.tsx', copyPublicDir: false, minify: false },
  })
  const module: RenderModule = await import(pathToFileURL(join(renderer, 'server.js')).href)
  const { csp, styles, pages } = await prerender(module, site)
  await writeSiteFiles(site)
  await writeNotices(site)
  await rm(join(site, 'manifest.json'))
  await compressFolder(site)
  await writeFile(
    join(folder, 'headers.json'),
    `${JSON.stringify({ csp, styles, immutable: immutableFolders }, null, 2)}\n`,
  )
  return pages
}

if (import.meta.main) {
  try {
    await buildSite({
      distDir: process.env['DIST_DIR'] ?? 'dist',
      mode: process.env['BUILD_MODE'] === 'development' ? 'development' : 'production',
    })
  } catch (error) {
    console.error(error instanceof ContentError ? error.message : error)
    process.exitCode = 1
  }
}
