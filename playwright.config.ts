import { defineConfig } from '@playwright/test'
import { chromiumFlags, findChromium } from './tests/find-chromium.ts'
import { developmentPort, productionPort, subPathPort, visualPort } from './tests/e2e/ports.ts'

const server = (port: number, env: Record<string, string>) => ({
  command: 'node scripts/start.ts',
  port,
  env: { PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'silent', FORM_MIN_SECONDS: '0', ...env },
  reuseExistingServer: false,
  timeout: 240_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
})

const visual = Boolean(process.env['VISUAL'])
const port = visual ? visualPort : productionPort

export default defineConfig({
  testDir: visual ? 'tests/visual' : 'tests/e2e',
  testMatch: visual ? '**/*.visual.ts' : '**/*.e2e.ts',
  outputDir: '.cache/test-results',
  snapshotPathTemplate: 'tests/visual/baselines/{arg}{ext}',
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
    trace: 'retain-on-failure',
  },
  webServer: [
    server(port, {
      DIST_DIR: 'dist',
      DATA_DIR: '.cache/e2e-data',
      RATE_PER_ADDRESS: '1000',
      RATE_OVERALL: '10000',
    }),
    ...(visual
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
