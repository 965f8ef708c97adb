/**
 * npm run build: builds the whole site into dist/site, for the server or any static host.
 *   DIST_DIR    target folder (dist)
 *   BASE_PATH   path below which the site is served (/)
 *   SITE_FILE   another site.yaml, to build for another brand
 *   BUILD_MODE  development: React's development build, which reports hydration mismatches
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type InlineConfig } from 'vite'
import { ContentError } from '../build/content/fault.ts'
import { redirects } from '../build/content/page-list.ts'
import { PREVIEW_BUNDLE, PREVIEW_SHEET } from '#shared/studio/preview.ts'
import { checkContent } from './content-check.ts'
import { compressFolder, removeUnusedCompressed } from '../build/compress.ts'
import { sourceStamp, STAMP } from '../build/fresh-build.ts'
import { writeLogoSprite } from '../build/logo-sprite.ts'
import { BUNDLED, writeNotices } from '../build/notices.ts'
import { wordsOf } from '../build/behaviour-words.ts'
import { withDeviceHeights } from '../build/content/preview/device-heights.ts'
import { previewPlugin } from '../build/content/preview/plugin.ts'
import { prerender, type RenderModule } from '../build/prerender.ts'
import { folderBeside, replaceFolder } from '../build/replace-folder.ts'
import { siteConfig } from '../build/site-config.ts'
import { writeSiteFiles } from '../build/site-files.ts'

/** Folders whose file names all contain a hash of the content. */
const immutableFolders = ['/assets/', '/pictures/', '/share/']

export type BuildOptions = {
  distDir: string
  mode: 'production' | 'development'
  /** Whether the studio is built too; true by default. */
  withStudio?: boolean
  /** Called when the content has no faults. */
  onChecked?: () => void
}

/**
 * Builds into a temporary folder and renames it into place, so that a failed or interrupted build changes nothing.
 * Throws a ContentError when the content has faults.
 */
export async function buildSite({ distDir, mode, withStudio = true, onChecked }: BuildOptions): Promise<void> {
  const { faults } = await checkContent()
  if (faults.length > 0) throw new ContentError(faults)
  onChecked?.()
  const stamp = await sourceStamp()
  const fresh = await folderBeside(distDir, 'next')
  try {
    const pages = await buildInto(fresh, mode, withStudio)
    await writeFile(join(fresh, STAMP), stamp)
    await replaceFolder(fresh, distDir)
    await removeUnusedCompressed()
    console.log(`Built ${pages} pages into ${distDir}/site`)
  } finally {
    await rm(fresh, { recursive: true, force: true })
  }
}

async function buildInto(folder: string, mode: BuildOptions['mode'], withStudio: boolean): Promise<number> {
  const site = join(folder, 'site')
  const renderer = join(folder, 'render')
  await writeLogoSprite()

  process.env['NODE_ENV'] = mode
  const shared: InlineConfig = { mode, logLevel: 'warn' }
  const scripts = await build({
    ...shared,
    build: {
      outDir: site,
      emptyOutDir: false,
      manifest: 'manifest.json',
      license: { fileName: BUNDLED },
      // Documents contain their styles; scripts import only the class names.
      cssCodeSplit: false,
      rolldownOptions: { input: 'src/client/start.ts' },
    },
  })
  await removeSheets(site)
  await build({
    ...shared,
    build: {
      outDir: site,
      emptyOutDir: false,
      copyPublicDir: false,
      cssCodeSplit: false,
      rolldownOptions: {
        input: { styles: 'src/app/styles.ts' },
        output: { entryFileNames: 'styles.js' },
        // Rolldown would tree-shake the style sheets, because nothing uses the module's export.
        preserveEntrySignatures: 'strict',
      },
    },
  })
  const sheet = await removeSheets(site)
  // Read by tests, which check what the styles of the pages are made of.
  await writeFile(join(folder, 'styles.css'), sheet)
  await rm(join(site, 'styles.js'))
  await build({
    ...shared,
    // The prerender bundle may be outside of the project, where it could not resolve packages.
    ssr: { noExternal: true },
    build: {
      outDir: renderer,
      emptyOutDir: false,
      ssr: 'src/app/entry-prerender.tsx',
      copyPublicDir: false,
      minify: false,
    },
  })
  const module: RenderModule = await import(pathToFileURL(join(renderer, 'entry-prerender.js')).href)
  const { csp, styles, pages } = await prerender(module, site, { sheet, wordsOf: wordsOf(scripts) })
  await writeSiteFiles(site)
  await writeNotices(site)
  await rm(join(site, 'manifest.json'))
  await compressFolder(site)
  if (withStudio) await buildStudio(join(folder, 'studio'), mode)
  if (withStudio && mode === 'production') await buildPreview(join(folder, 'studio', 'preview'), sheet)
  await writeFile(
    join(folder, 'headers.json'),
    `${JSON.stringify({ csp, styles, immutable: immutableFolders, redirects: redirects() }, null, 2)}\n`,
  )
  return pages
}

/** Builds the studio next to the site's folder, because only our server serves it. */
async function buildStudio(outDir: string, mode: BuildOptions['mode']) {
  await build({
    configFile: 'studio/vite.config.ts',
    mode,
    logLevel: 'warn',
    build: { outDir, emptyOutDir: false },
  })
  await compressFolder(outDir)
}

/** Builds what the studio's preview uses: the site's components without content, and the style of the whole site. */
export async function buildPreview(outDir: string, sheet: string) {
  const mode = 'production'
  const config = siteConfig(mode, previewPlugin())
  await build({
    ...config,
    configFile: false,
    mode,
    logLevel: 'warn',
    // React is loaded from the project, so that the bundle and compiled articles share one copy.
    ssr: { noExternal: true, external: ['react', 'react-dom'] },
    build: {
      ...config.build,
      outDir,
      emptyOutDir: false,
      ssr: 'src/app/entry-prerender.tsx',
      copyPublicDir: false,
      minify: false,
      // CommonJS, because the bundle is run again for each preview.
      rolldownOptions: { output: { format: 'cjs', codeSplitting: false, entryFileNames: PREVIEW_BUNDLE } },
    },
  })
  const [layers, ...own] = await Promise.all(
    ['src/styles/layers.css', 'build/content/preview/marks.css', 'build/content/preview/shared.css'].map((file) =>
      readFile(file, 'utf8'),
    ),
  )
  await mkdir(join(outDir, 'files'), { recursive: true })
  await writeFile(join(outDir, 'files', PREVIEW_SHEET), layers + withDeviceHeights(sheet) + own.join(''))
  await compressFolder(join(outDir, 'files'))
}

/** Removes the CSS files from the bundle and returns their text; documents inline what they need. */
async function removeSheets(site: string): Promise<string> {
  const folder = join(site, 'assets')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.css'))
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  await Promise.all(names.map((name) => rm(join(folder, name))))
  return texts.join('')
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
