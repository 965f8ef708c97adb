import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import type { Plugin } from 'vite'
import { contentPlugin } from '../build/content/plugin.ts'

/** Base path of the studio, below that of the site; it begins and ends with a slash. */
const base = `/${(process.env['BASE_PATH'] ?? '').replace(/^\/|\/$/g, '')}/studio/`.replace('//', '/')

/** Puts the order of the layers at the start of every style sheet: they load in any order, so each must declare it. */
function layerOrder(): Plugin {
  const order = readFileSync(new URL('../src/styles/layers.css', import.meta.url), 'utf8').trim()
  return {
    name: 'layer-order',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = `${order}${String(file.source)}`
      }
    },
  }
}

/** Build of the studio: a bundle of its own, which no page of the site refers to. */
export default defineConfig({
  root: import.meta.dirname,
  base,
  publicDir: false,
  plugins: [contentPlugin(), react({ compiler: true }), layerOrder()],
  server: {
    host: 'localhost',
    port: 5174,
    proxy: {
      // Forwards API calls to a running `npm run demo`, but not our own modules in studio/api/. The `Host` is kept,
      // because the demo refuses writes whose `Origin` does not match it.
      [`^${base}api/(?![\\w-]+\\.ts)`]: { target: 'http://localhost:3000', changeOrigin: false },
    },
  },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  resolve: {
    alias: {
      // Decodes Markdown's entities with a table: the variant for browsers writes innerHTML, which our policy refuses.
      'decode-named-character-reference': createRequire(import.meta.resolve('mdast-util-from-markdown')).resolve(
        'decode-named-character-reference',
      ),
    },
  },
  build: {
    target: 'baseline-widely-available',
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    license: { fileName: 'assets/licences.txt' },
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: [join(import.meta.dirname, 'index.html'), join(import.meta.dirname, 'worker.ts')],
      // A service worker keeps its URL for good; it must not import anything.
      output: { entryFileNames: ({ name }) => (name === 'worker' ? '[name].js' : 'assets/[name]-[hash].js') },
    },
  },
})
