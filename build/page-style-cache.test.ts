import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { pageStyle } from './critical-css.ts'
import { cachedPageStyle } from './page-style-cache.ts'

const RULES =
  '@layer a{.x{color:red}.y{color:blue}[data-open=yes] p{margin:0}p:hover{color:green}a[href^=tel]{color:red}}'

test('a page with other words has the style of the build before, one with other classes or states its own', () => {
  const [project, folder] = [process.cwd(), mkdtempSync(join(tmpdir(), 'styles-'))]
  process.chdir(folder)
  onTestFinished(() => {
    process.chdir(project)
    rmSync(folder, { recursive: true, force: true })
  })
  const pages = [
    ['<p class="x">One</p>', ''],
    ['<p class="x"><a href="tel:1">Two</a></p>', ''],
    ['<p class="x"><a href="tel:2">Three</a></p>', ''],
    ['<p class="y">One</p>', ''],
    ['<p class="x">One</p>', '<p class="y">'],
    ['<div data-open="yes"><p class="x"></p></div>', ''],
    ['<div data-open="no"><p class="x"></p></div>', ''],
  ] as const
  for (const _round of [1, 2]) {
    for (const [markup, later] of pages) {
      expect(cachedPageStyle(RULES, markup, later)).toEqual(pageStyle(RULES, markup, later))
    }
    // The second and the third page differ only in a number.
    expect(readdirSync('.cache/styles')).toHaveLength(pages.length - 1)
  }
})
