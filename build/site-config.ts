import react from '@vitejs/plugin-react'
import type { Plugin, UserConfig } from 'vite'
import { shortClassName } from './class-names.ts'

/** Path that the site is served below, from BASE_PATH=/sub/, with slashes at both ends. */
const base = `/${(process.env['BASE_PATH'] ?? '').replace(/^\/|\/$/g, '')}/`.replace('//', '/')

/** Modules that every page runs at once, which stay one file; behaviours import some of them. */
const startModules = /src\/(client|router|motion\/(in-view-observer|count-up|film|preference|scroll)\.ts|lib)\//

/** Returns Vite's configuration of the site. `content` resolves imports from content/. */
export const siteConfig = (mode: string, content: Plugin): UserConfig => ({
  base,
  plugins: [content, react({ compiler: true })],
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
            { name: 'start', test: startModules },
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
          ],
        },
      },
      checks: { bundlerTimings: false },
    },
  },
  // HTML files of art/ are left out, because they have packages of their own.
  optimizeDeps: { entries: ['index.html'] },
  server: { host: '127.0.0.1', port: 5173 },
})
