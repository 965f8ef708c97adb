import { defineConfig } from '@playwright/test'
import { chromiumFlags, findChromium } from './tests/find-chromium.ts'
import { accessPort, developmentPort, productionPort, subPathPort, visualPort } from './tests/e2e/ports.ts'

const server = (port: number, env: Record<string, string>) => ({
  command: 'node scripts/start.ts',
  port,
  env: { PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'silent', FORM_MIN_SECONDS: '0', ...env },
  reuseExistingServer: false,
  timeout: 240_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
})

/** Two long runs of their own beside the everyday one. Each has its port, so that they can run side by side. */
const suites = {
  e2e: { testDir: 'tests/e2e', testMatch: '**/*.e2e.ts', port: productionPort },
  visual: { testDir: 'tests/visual', testMatch: '**/*.visual.ts', port: visualPort },
  access: { testDir: 'tests/access', testMatch: '**/*.access.ts', port: accessPort },
}
const suite = process.env['VISUAL'] ? 'visual' : process.env['ACCESS'] ? 'access' : 'e2e'
const { testDir, testMatch, port } = suites[suite]

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
    launchOptions: { executablePath: findChromium(), args: chromiumFlags },
    // Actions and console only: pictures of every step would take a third of the time.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
  },
  webServer: [
    server(port, {
      DIST_DIR: 'dist',
      DATA_DIR: `.cache/${suite}-data`,
      RATE_LIMIT_PER_IP: '1000',
      RATE_LIMIT_TOTAL: '10000',
    }),
    ...(suite !== 'e2e'
      ? []
      : [
          server(developmentPort, {
            DIST_DIR: '.cache/dist-development',
            DATA_DIR: '.cache/e2e-data-development',
            BUILD_MODE: 'development',
          }),
          server(subPathPort, {
            DIST_DIR: '.cache/dist-sub-path',
            DATA_DIR: '.cache/e2e-data-sub-path',
            BASE_PATH: '/sub',
          }),
        ]),
  ],
})
