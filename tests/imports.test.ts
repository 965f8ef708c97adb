import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { circles, drawImports, folderOf, readImports } from './import-graph.ts'

/**
 * Allowed imports by folder; all others are forbidden. `type` lists type-only imports, such as those of the schemas in
 * src. Tests and measurements may import anything but art.
 */
const ALLOWED: Record<string, { value: string[]; type?: string[] }> = {
  shared: { value: [] },
  src: { value: [] },
  'src/lib': { value: ['shared'] },
  'src/router': { value: ['src/lib'] },
  'src/motion': { value: ['src/lib'] },
  'src/content': { value: ['src'], type: ['build/content'] },
  'src/ui': { value: ['src/lib', 'src/motion'], type: ['src', 'build/content'] },
  'src/sections': {
    value: ['shared', 'src', 'src/content', 'src/lib', 'src/motion', 'src/router', 'src/ui'],
    type: ['build/content'],
  },
  'src/pages': {
    value: ['shared', 'src', 'src/content', 'src/lib', 'src/motion', 'src/router', 'src/sections', 'src/ui'],
    type: ['build/content'],
  },
  'src/app': { value: ['src', 'src/content', 'src/lib', 'src/pages', 'src/router', 'src/sections', 'src/ui'] },
  'src/client': { value: ['shared', 'src/app', 'src/lib', 'src/motion', 'src/pages', 'src/router'] },
  'build/brand': { value: [] },
  'build/content': { value: ['shared', 'src', 'src/content', 'src/lib'] },
  'build/share-images': { value: ['build/brand'], type: ['build/content', 'src/content'] },
  build: {
    value: ['build/brand', 'build/content', 'build/share-images', 'shared', 'src', 'src/app', 'src/lib'],
    type: ['src/content'],
  },
  server: { value: ['shared'] },
  studio: { value: ['shared', 'src/content', 'src/lib', 'src/motion', 'src/ui', 'build/content'] },
  deploy: { value: ['build', 'build/content', 'server', 'shared'] },
  scripts: { value: ['build', 'build/brand', 'build/content', 'server', 'shared', 'src'] },
  art: { value: ['build/brand'] },
}
const UNLIMITED = ['tests', 'bench']

const imports = readImports()

test('folders import only what stands below them', () => {
  const wrong = imports.filter(({ from, to, isType }) => {
    const [importer, imported] = [folderOf(from), folderOf(to)]
    if (importer === imported) return false
    if (UNLIMITED.includes(importer)) return imported === 'art'
    const { value = [], type = [] } = ALLOWED[importer] ?? {}
    return !value.includes(imported) && !(isType && type.includes(imported))
  })
  expect(wrong.map(({ from, to }) => `${from} may not import ${to}`)).toEqual([])
})

test('a page imports no other page', () => {
  const pageOf = (file: string) => /^src\/pages\/([^/]+)\//.exec(file)?.[1]
  const wrong = imports.filter(({ from, to }) => pageOf(from) && pageOf(to) && pageOf(from) !== pageOf(to))
  expect(wrong.map(({ from, to }) => `${from}: move what ${to} shares with it to src/sections`)).toEqual([])
})

test('nothing of the server imports the command line, and the leads nothing that is made of them', () => {
  const partOf = (file: string) => /^server\/([a-z]+)\//.exec(file)?.[1] ?? ''
  const own = imports.filter(({ from, to }) => folderOf(from) === 'server' && to.startsWith('server/'))
  const wrong = own.filter(({ from, to }) => {
    const [importer, imported] = [partOf(from), partOf(to)]
    if (importer === imported) return false
    return imported === 'cli' || (importer === 'leads' && ['studio', 'backup', 'alerts'].includes(imported))
  })
  expect(wrong.map(({ from, to }) => `${from} may not import ${to}`)).toEqual([])
})

test('no files import each other in a circle, types included', () => {
  expect(circles(imports)).toEqual([])
})

test('the picture in ARCHITECTURE.md shows the imports there are', () => {
  const [, diagram] = /```mermaid\n([^`]*)```/.exec(readFileSync('ARCHITECTURE.md', 'utf8')) ?? []
  expect(diagram).toBe(drawImports(imports, UNLIMITED))
})
