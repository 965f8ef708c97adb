import { defineConfig } from '@playwright/test'
import { chromiumFlags, findChromium, findHeadlessShell } from './tests/find-chromium.ts'
import { accessPort, productionPort, visualPort } from './tests/e2e/ports.ts'

/** Two long runs of their own beside the everyday one. Each has its port, so that they can run side by side. */
const suites = {
  e2e: { testDir: 'tests/e2e', testMatch: '**/*.e2e.ts', port: productionPort },
  visual: { testDir: 'tests/visual', testMatch: '**/*.visual.ts', port: visualPort },
  access: { testDir: 'tests/access', testMatch: '**/*.access.ts', port: accessPort },
}
const suite = process.env['VISUAL'] ? 'visual' : process.env['ACCESS'] ? 'access' : 'e2e'
const { testDir, testMatch, port } = suites[suite]

// The shell forgets where the pointer is after each frame: what a pointer leaves is tested in a window.
const inWindow = /@window/
const shell = suite === 'e2e' ? findHeadlessShell() : undefined
const browser = (executablePath: string) => ({ launchOptions: { executablePath, args: chromiumFlags } })

export default defineConfig({
  testDir,
  testMatch,
  outputDir: '.cache/test-results',
  snapshotPathTemplate: `{testDir}/${suite === 'access' ? 'transcripts' : 'baselines'}/{arg}{ext}`,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  retries: 0,
  reporter: process.env['CI'] ? [['list']] : [['dot']],
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1440, height: 900 },
    // Actions and console only: pictures of every step would take a third of the time.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
  },
  projects: shell
    ? [
        { name: 'shell', grepInvert: inWindow, use: browser(shell) },
        { name: 'window', grep: inWindow, use: browser(findChromium()) },
      ]
    : [{ name: 'window', use: browser(findChromium()) }],
  // The other two builds are made and served for the tests that ask for them: tests/e2e/other-builds.ts.
  webServer: {
    command: 'node scripts/start.ts',
    port,
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      FORM_MIN_SECONDS: '0',
      DIST_DIR: 'dist',
      DATA_DIR: `.cache/${suite}-data`,
      RATE_LIMIT_PER_IP: '1000',
      RATE_LIMIT_TOTAL: '10000',
    },
    reuseExistingServer: false,
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
})
