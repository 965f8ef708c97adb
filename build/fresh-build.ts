import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pageList } from './content/page-list.ts'

const sources = [
  'build',
  'content',
  'public',
  'scripts',
  'shared',
  'src',
  'studio',
  'package-lock.json',
  'vite.config.ts',
]
/** Files below the sources that the build itself writes. */
const outputs = ['public/logos.svg']

/** Name of the file in a build with the stamp of its sources. */
export const STAMP = 'stamp'

/** Rebuilds `distDir` when the stamp of its sources or settings differs. Returns false when the build failed. */
export async function freshBuild(distDir: string): Promise<boolean> {
  if ((await readFile(join(distDir, STAMP), 'utf8').catch(() => '')) === (await sourceStamp())) return true
  console.log('Building the site…')
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], {
    stdio: 'inherit',
    env: { ...process.env, DIST_DIR: distDir },
  })
  return status === 0
}

/** Returns a SHA-256 of names, sizes and modification times of all sources, and of the settings of the build. */
export async function sourceStamp(): Promise<string> {
  const hash = createHash('sha256')
  for (const name of Object.keys(process.env).toSorted()) {
    if (/^(BASE_PATH|SITE_FILE|BUILD_MODE|BUILD_DAY|VITE_)/.test(name)) hash.update(`${name}=${process.env[name]}\n`)
  }
  // `publishOn` changes the list of pages at midnight too.
  hash.update(
    pageList()
      .map(({ id }) => id)
      .join(),
  )
  for (const source of sources) {
    for (const file of (await filesBelow(source)).toSorted()) {
      if (outputs.includes(file)) continue
      const { size, mtimeMs } = await stat(file)
      hash.update(`${file} ${size} ${mtimeMs}\n`)
    }
  }
  return hash.digest('hex')
}

async function filesBelow(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) return [path]
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}
