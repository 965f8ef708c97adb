import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { developmentPort, subPathPort } from './ports.ts'
import { test as base } from './test.ts'

const BUILD_TIMEOUT_MS = 240_000

/**
 * Builds the site with these settings, if something has changed, and serves it while `use` runs. Throws if the build
 * fails.
 */
async function serveBuild(port: number, env: Record<string, string>, use: (origin: string) => Promise<void>) {
  const origin = `http://127.0.0.1:${port}`
  const settings = { PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'silent', FORM_MIN_SECONDS: '0', ...env }
  const child = spawn('node', ['scripts/start.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...settings },
  })
  const exit = once(child, 'exit')
  const answers = async (): Promise<boolean> =>
    fetch(origin).then(
      () => true,
      () => false,
    )
  try {
    // The open port is the only sign that the build is done.
    while (!(await answers())) {
      if (child.exitCode !== null) throw new Error(`The build for ${origin} failed`)
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
    await use(origin)
  } finally {
    child.kill('SIGTERM')
    await exit
  }
}

/**
 * Origins of the other two builds, which are built and served for tests that use them. Each has one port: keep its
 * tests in one file, in the mode `default`, so that they share a worker.
 */
export const test = base.extend<object, { developmentSite: string; subPathSite: string }>({
  developmentSite: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from it
    async ({}, use) => {
      const data = { DIST_DIR: '.cache/dist-development', DATA_DIR: '.cache/e2e-data-development' }
      await serveBuild(developmentPort, { ...data, BUILD_MODE: 'development' }, use)
    },
    { scope: 'worker', timeout: BUILD_TIMEOUT_MS },
  ],
  subPathSite: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => {
      const data = { DIST_DIR: '.cache/dist-sub-path', DATA_DIR: '.cache/e2e-data-sub-path' }
      await serveBuild(subPathPort, { ...data, BASE_PATH: '/sub' }, use)
    },
    { scope: 'worker', timeout: BUILD_TIMEOUT_MS },
  ],
})
