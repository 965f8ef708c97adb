import { rmSync } from 'node:fs'
import { cp, link, mkdir, readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { folderBeside } from '../../build/replace-folder.ts'

/**
 * Makes a hard-linked copy of a build, so that its pages, scripts and headers stay together while the build is
 * replaced. The copy is removed when the process exits.
 */
export async function servingCopy(distDir: string): Promise<string> {
  const copy = await folderBeside(distDir, 'served')
  process.on('exit', () => rmSync(copy, { recursive: true, force: true }))
  await mkdir(copy)
  for (const entry of await readdir(distDir, { recursive: true, withFileTypes: true })) {
    const from = join(entry.parentPath, entry.name)
    const to = join(copy, relative(distDir, from))
    if (entry.isDirectory()) await mkdir(to, { recursive: true })
    else await link(from, to).catch(() => cp(from, to))
  }
  return copy
}
