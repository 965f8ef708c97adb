import { cpSync, existsSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

const COPIED = [
  'package.json',
  'package-lock.json',
  'LICENSE',
  'index.html',
  'vite.config.ts',
  'build',
  'content',
  'public',
  'scripts',
  'server',
  'shared',
  'src',
  'studio',
]
/** Caches of a build. Without them the first publication takes a minute longer. */
const CACHES = ['.cache/styles', '.cache/share', '.cache/compressed']
/**
 * Matches a cache file that a build is still writing; it is named after the process and may be renamed during the copy.
 */
const UNFINISHED = /\.\d+(-\d+)?$/
/** Parts that are never written to, so links are enough. */
const LINKED = ['node_modules', 'art', 'deploy']

/** Copies the project into an empty folder, where it can be changed and built. */
export function copyProjectTo(folder: string, project = process.cwd()) {
  for (const part of COPIED) cpSync(join(project, part), join(folder, part), { recursive: true })
  for (const part of CACHES) {
    if (!existsSync(join(project, part))) continue
    cpSync(join(project, part), join(folder, part), { recursive: true, filter: (file) => !UNFINISHED.test(file) })
  }
  for (const part of LINKED) symlinkSync(join(project, part), join(folder, part))
}
