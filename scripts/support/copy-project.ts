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
/** What a build makes once: without it the first publication takes a minute longer. */
const CACHES = ['.cache/styles', '.cache/share', '.cache/compressed']
/** A file of a cache that a build is writing, named after its process: renamed before it could be copied. */
const UNFINISHED = /\.\d+(-\d+)?$/
/** Nothing writes to these. */
const LINKED = ['node_modules', 'art', 'deploy']

/** A copy of the project in an empty folder, which may be changed and built. */
export function copyProjectTo(folder: string, project = process.cwd()) {
  for (const part of COPIED) cpSync(join(project, part), join(folder, part), { recursive: true })
  for (const part of CACHES) {
    if (!existsSync(join(project, part))) continue
    cpSync(join(project, part), join(folder, part), { recursive: true, filter: (file) => !UNFINISHED.test(file) })
  }
  for (const part of LINKED) symlinkSync(join(project, part), join(folder, part))
}
