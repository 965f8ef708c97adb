import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { BrowserContext, Page } from '@playwright/test'
import { copyProjectTo } from '../../scripts/support/copy-project.ts'
import { seedDemo } from '../../scripts/support/demo-leads.ts'
import { createSqliteDatabase, openSqlite } from '../../server/db/sqlite.ts'
import { createLeadStore } from '../../server/leads/lead-store.ts'
import type { NewLead } from '../../server/leads/lead-store.ts'
import { createAccounts } from '../../server/studio/accounts.ts'
import { startServer } from '../server/process.ts'
import { expect, test as base } from './test.ts'

const CLI = join(import.meta.dirname, '../../server/cli/studio.ts')

export type Studio = {
  /** Origin such as http://localhost:41234: passkeys do not work at a bare IP address. */
  origin: string
  /** Directory of the project; with `project`, a copy that the studio may change. */
  projectDir: string
  /** Creates an account by the command line, like the owner does; returns the printed link. */
  invite: (name: string, role?: string) => Promise<string>
  addLead: (values: Partial<NewLead['values']>, held?: string) => Promise<number>
  run: (...args: string[]) => Promise<string>
}

const VALUES = {
  name: 'Zara Test',
  mobile: '9876512345',
  email: 'zara@example.com',
  companyName: 'Zara Tiles',
  budget: '₹50,000',
  website: 'zara.example',
  message: 'Please call me about tiles.',
}

/** Serves the built site with a studio of its own and the demo's enquiries of a year. */
async function startStudio(project: string): Promise<{ studio: Studio; stop: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'studio-e2e-'))
  const database = createSqliteDatabase(openSqlite(join(dataDir, 'leads.db'), { timeout: 5_000 }))
  const person = { name: 'Nila Owner', email: 'nila@example.com', role: 'owner' } as const
  const { account } = await createAccounts(database, Date.now).invite(person, null)
  await seedDemo(database, account.id, Date.now())
  const projectDir = join(dataDir, 'project')
  if (project) {
    mkdirSync(projectDir)
    copyProjectTo(projectDir)
  }
  const env = project ? { PROJECT_DIR: projectDir } : {}
  const server = await startServer({ siteDir: 'dist/site', dataDir, env })
  const store = createLeadStore(database)
  let count = 0

  async function run(...args: string[]) {
    const env = { PATH: process.env['PATH'], PORT: String(server.port) }
    const { stdout } = await promisify(execFile)(process.execPath, [CLI, ...args, '--data', dataDir], { env })
    return stdout
  }

  return {
    studio: {
      projectDir,
      origin: `http://localhost:${server.port}`,
      run,
      async invite(name, role = 'owner') {
        const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.com`
        const output = await run('invite', '--name', name, '--email', email, '--role', role)
        return /http:\S+/.exec(output)?.[0] ?? ''
      },
      async addLead(values, held) {
        await store.add({
          values: { ...VALUES, ...values },
          key: `studio-e2e-${(count += 1)}`,
          held: held ?? null,
          receivedAt: Date.now(),
          channels: [],
        })
        const { id } = await database.kysely
          .selectFrom('leads')
          .select((eb) => eb.fn.max('id').as('id'))
          .executeTakeFirstOrThrow()
        return id
      },
    },
    async stop() {
      await server.stop()
      await database.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export const test = base.extend<object, { studio: Studio; project: string }>({
  /**
   * Name of a copy of the project that may be changed. Files with the same name share it, and what others have
   * published.
   */
  project: ['', { scope: 'worker', option: true }],
  studio: [
    async ({ project }, use) => {
      const { studio, stop } = await startStudio(project)
      await use(studio)
      await stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

export { expect }

/** Adds a virtual authenticator with user verification, which always consents. */
export async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/**
 * Opens a one-time link and creates the passkey; ends at the enquiries, or at the start screen of a person without
 * them.
 */
export async function enter(page: Page, link: string, begins = 'Enquiries') {
  await addAuthenticator(page)
  await page.goto(link)
  await page.getByRole('button', { name: 'Make a passkey and sign in' }).click()
  await expect(page.getByRole('heading', { name: begins, level: 1 })).toBeVisible()
}

/** Signs in a second person in a browser context of their own. */
export async function openColleague(context: BrowserContext, link: string): Promise<Page> {
  const page = await context.newPage()
  await enter(page, link)
  return page
}
