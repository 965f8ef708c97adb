import { defineConfig } from 'vitest/config'
import { contentPlugin } from './src/content/plugin.ts'

export default defineConfig({
  plugins: [contentPlugin()],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,studio,shared,scripts,tests/bench}/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/fail-on-console.ts', 'tests/fixed-seed.ts'],
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['{server,deploy,tests/server}/**/*.test.ts'],
          setupFiles: ['tests/fixed-seed.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
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
