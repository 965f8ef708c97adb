import { defineConfig } from 'vitest/config'
import { contentPlugin } from './build/content/plugin.ts'

/** Each builds the whole site, which has every processor to itself: two at once take longer than the server allows. */
const BUILDS =
  'tests/server/{container,content-recipes,content-tasks,dev,npm-start,publish-build,replace-build}.test.ts'

export default defineConfig({
  plugins: [contentPlugin()],
  test: {
    // By itself it leaves one processor idle, which is half of two.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,studio,shared,build,scripts,bench}/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
          setupFiles: ['tests/fail-on-console.ts', 'tests/fixed-seed.ts'],
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['{server,deploy,tests/server}/**/*.test.ts'],
          exclude: [BUILDS],
          setupFiles: ['tests/fixed-seed.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'builds',
          include: [BUILDS],
          setupFiles: ['tests/fixed-seed.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'browsers',
          include: ['tests/browsers/*.walk.ts'],
          globalSetup: 'tests/browsers/site.ts',
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
