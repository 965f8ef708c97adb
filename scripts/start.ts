/** npm start: builds the site when its sources have changed, then serves it and receives the contact form. */
import { join } from 'node:path'
import { freshBuild } from './fresh-build.ts'
import { servingCopy } from './serving-copy.ts'

const distDir = process.env['DIST_DIR'] ?? 'dist'
if (!(await freshBuild(distDir))) process.exit(1)
process.env['SITE_DIR'] ??= join(await servingCopy(distDir), 'site')
await import('../server/main.ts')
