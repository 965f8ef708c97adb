import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Copies content and picture register into a new folder and makes it the working directory. Returns a function that
 * restores the old one.
 */
export function enterContentCopy(): () => void {
  const project = process.cwd()
  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  cpSync('content', join(folder, 'content'), { recursive: true })
  cpSync('src/content/pictures.json', join(folder, 'src/content/pictures.json'))
  process.chdir(folder)
  return () => {
    process.chdir(project)
    rmSync(folder, { recursive: true, force: true })
  }
}
