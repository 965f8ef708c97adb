/** npm start: builds the site when its sources have changed, then serves it and receives the contact form. */
import { join } from 'node:path'
import { freshBuild } from '../build/fresh-build.ts'
import { servingCopy } from './support/serving-copy.ts'

const PARENT_CHECK_MS = 250

/**
 * Stops this process when npm ends. npm runs it through a shell and signals only the shell, so SIGTERM to npm never
 * arrives here. `exec` in the npm script would help on POSIX, but cmd.exe has none; so this watches for a changed
 * parent.
 */
function stopWithParent() {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, PARENT_CHECK_MS)
  timer.unref()
}

if (process.env['npm_lifecycle_event'] === 'start') stopWithParent()
const distDir = process.env['DIST_DIR'] ?? 'dist'
if (!(await freshBuild(distDir))) process.exit(1)
process.env['SITE_DIR'] ??= join(await servingCopy(distDir), 'site')
await import('../server/main.ts')
