import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { shortClassName } from './scripts/class-names.ts'
import { contentPlugin } from './src/content/plugin.ts'

/** BASE_PATH=/sub/ serves the site below a path; always between slashes. */
const base = `/${(process.env['BASE_PATH'] ?? '').replace(/^\/|\/$/g, '')}/`.replace('//', '/')

/**
 * One file for the frame and what most pages draw with: a file of its own costs a request, and home must stay below
 * 100 kB. Style sheets follow their modules.
 */
const clientModules =
  /src\/(app\/client\.tsx|ui\/(band|button|dialog|eyebrow|heading|image|pattern|scroll-circle|section|tabs|titled-items)\.tsx|motion\/(counter|reveal|scroll|scroll-spy)\.tsx?|lib\/(format-metric|throttle)\.ts)/

/** What every page runs at once; the client imports some of it, which must not make it part of the client. */
const startModules =
  /src\/(app\/(start|intent|hash-address|retry-key)\.ts|motion\/(film|preference)\.ts|lib\/(route-path|saves-data)\.ts|pages\/contact-us\/send-storage-key\.ts)/

export default defineConfig(({ mode }) => ({
  base,
  plugins: [contentPlugin(), react({ compiler: true })],
  define: { 'import.meta.env.VITE_BUILT_ON': JSON.stringify(new Date().toISOString().slice(0, 10)) },
  css: {
    modules: {
      localsConvention: 'camelCaseOnly',
      ...(mode === 'production' && { generateScopedName: shortClassName }),
    },
  },
  resolve: { dedupe: ['react', 'react-dom'] },
  build: {
    target: 'baseline-widely-available',
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'start', test: startModules, priority: 2 },
            { name: 'client', test: clientModules },
            { name: 'team', test: /src\/sections\/team\// },
          ],
        },
      },
      checks: { bundlerTimings: false },
    },
  },
  server: { host: '127.0.0.1', port: 5173 },
}))
