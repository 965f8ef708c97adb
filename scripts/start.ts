/** npm start: builds the site when its sources have changed, then serves it and receives the contact form. */
import { createHash } from 'node:crypto'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { spawnSync } from 'node:child_process'

const distDir = process.env['DIST_DIR'] ?? 'dist'
const stampFile = join(distDir, 'stamp')
const sources = ['content', 'public', 'scripts', 'shared', 'src', 'package-lock.json', 'vite.config.ts']
/** Made by the build itself. */
const outputs = ['public/logos.svg']

const stamp = await sourceStamp()
if ((await readFile(stampFile, 'utf8').catch(() => '')) !== stamp) {
  console.log('Building the site…')
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
  await writeFile(stampFile, stamp)
}
process.env['SITE_DIR'] ??= join(distDir, 'site')
await import('../server/main.ts')

/** Names, sizes and times of all sources, and the settings that go into the build. */
async function sourceStamp(): Promise<string> {
  const hash = createHash('sha256')
  for (const name of Object.keys(process.env).toSorted()) {
    if (/^(BASE_PATH|SITE_FILE|BUILD_MODE|VITE_)/.test(name)) hash.update(`${name}=${process.env[name]}\n`)
  }
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
