import react from '@vitejs/plugin-react'
import type { Plugin, UserConfig } from 'vite'
import { shortClassName } from './class-names.ts'

/** BASE_PATH=/sub/ serves the site below a path; always between slashes. */
const base = `/${(process.env['BASE_PATH'] ?? '').replace(/^\/|\/$/g, '')}/`.replace('//', '/')

/** What every page runs at once stays one file; behaviours import some of it. */
const startModules = /src\/(client|router|motion\/(in-view-observer|count-up|film|preference|scroll)\.ts|lib)\//

/** `content` gives what is imported from content/. */
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
  // Not every HTML file: those of art/ have packages of their own.
  optimizeDeps: { entries: ['index.html'] },
  server: { host: '127.0.0.1', port: 5173 },
})
