import { expect, test } from 'vitest'
import { composition, partOf } from './composition.ts'

test.each([
  ['/w/node_modules/react-dom/cjs/react-dom-client.production.js', 'react-dom'],
  ['/w/node_modules/@scope/name/dist/index.js?commonjs', '@scope/name'],
  ['/w/node_modules/a/node_modules/b/index.js', 'b'],
  ['/w/src/pages/home/works.tsx', 'src/pages/home'],
  ['/w/src/ui/link.tsx', 'src/ui'],
  ['/w/content/cases/horlicks.yaml', 'content/cases'],
  ['/w/content/home.yaml', 'content'],
  ['C:\\w\\src\\motion\\engine.ts', 'src/motion'],
  ['\0vite/preload-helper.js', 'bundler’s own'],
])('%s belongs to %s', (id, part) => {
  expect(partOf(id)).toBe(part)
})

test('the bytes of a file are divided among its parts, and nothing is lost', () => {
  const parts = composition([
    {
      name: 'a.js',
      brotli: 90,
      modules: [
        { id: '/node_modules/react/index.js', rendered: 400, packed: 100 },
        { id: '/src/ui/link.tsx', rendered: 300, packed: 200 },
      ],
    },
    { name: 'b.js', brotli: 10, modules: [{ id: '/src/ui/icon.tsx', rendered: 50, packed: 20 }] },
  ])
  expect(parts).toEqual([
    { name: 'src/ui', rendered: 350, brotli: 70 },
    { name: 'react', rendered: 400, brotli: 30 },
  ])
})
