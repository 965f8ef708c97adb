/**
 * npm run demo: serves the site with a studio to try: one account, two colleagues, 300 enquiries of a year, and content
 * to change. The data in .cache/demo-data are created again each time, and the content is a copy.
 */
import { mkdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { LINK_MINUTES } from '#shared/studio/accounts.ts'
import { createSqliteDatabase, openSqlite } from '../server/db/sqlite.ts'
import { createAccounts } from '../server/studio/accounts.ts'
import { linkUrl } from '../server/studio/handlers.ts'
import { copyProjectTo } from './support/copy-project.ts'
import { seedDemo } from './support/demo-leads.ts'
import { freshBuild } from '../build/fresh-build.ts'
import { servingCopy } from './support/serving-copy.ts'

const dataDir = '.cache/demo-data'
const projectDir = resolve(dataDir, 'project')
const port = process.env['PORT'] ?? '3000'
const distDir = process.env['DIST_DIR'] ?? 'dist'
const basePath = (process.env['BASE_PATH'] ?? '').replace(/\/+$/, '')

if (!(await freshBuild(distDir))) process.exit(1)
await rm(dataDir, { recursive: true, force: true })
const database = createSqliteDatabase(openSqlite(join(dataDir, 'leads.db')))
const accounts = createAccounts(database, Date.now)
const { token, account } = await accounts.invite(
  { name: 'Asha Raman', email: 'asha@demo.example', role: 'owner' },
  null,
)
await seedDemo(database, account.id, Date.now())
await database.close()

await mkdir(projectDir)
copyProjectTo(projectDir)

process.env['DATA_DIR'] = dataDir
process.env['PROJECT_DIR'] = projectDir
// Only warnings are logged, so that the link below is easy to find.
process.env['LOG_LEVEL'] ??= 'warn'
process.env['PORT'] = port
process.env['SITE_DIR'] ??= join(await servingCopy(distDir), 'site')
await import('../server/main.ts')
console.log(`
The studio has 300 enquiries of an invented year. Open this link within ${LINK_MINUTES} minutes, in this machine's browser:

${linkUrl(`http://localhost:${port}`, basePath, token)}
`)
