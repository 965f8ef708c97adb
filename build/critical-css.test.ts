import { expect, test } from 'vitest'
import { pageStyle, readSheet } from './critical-css.ts'

const usedStyle = (rules: string, html: string): string => pageStyle(rules, html, '').critical
const deferredStyle = (rules: string, html: string, later = ''): string => pageStyle(rules, html, later).deferred

const markup =
  '<main class="page wide"><p data-ground="ink">Text</p><details><summary aria-expanded="false">More</summary></details></main>'

test.each([
  ['a class', '.page{color:red}'],
  ['two classes of two elements', '.page .wide{color:red}'],
  ['a class with a state', '.page:focus-visible{color:red}'],
  ['an attribute that is not a state', 'details[name=menu]{color:red}'],
  ['a state that is there', 'summary[aria-expanded]{color:red}'],
  ["an attribute's value", '[data-ground=ink]{color:red}'],
  ['what the head script marks', 'html[data-js] .page{color:red}'],
  ['what has something within', 'main:has(>p){color:red}'],
  ['one selector of a list', '.absent,.page{color:red}'],
  ['what is for script', '@media (scripting:enabled){.page{color:red}}'],
  ['what must not be', '.page:not(.absent){color:red}'],
  ['one of several', ':is(.absent,.page){color:red}'],
  ['keyframes in use', '.page{animation:1s turn}@keyframes turn{to{rotate:1turn}}'],
  ['a custom property in use', '.page{--A:1px;width:var(--A)}'],
])('keeps %s', (_, style) => {
  expect(usedStyle(style, markup)).toBe(style)
})

test.each([
  ['a class that is not there', '.absent{color:red}'],
  [
    'a class that is not there, in a layer and a query',
    '@layer components{@media (width>=60em){.page .absent{color:red}}}',
  ],
  ['an element that is not there', 'table{color:red}'],
  ['what script sets later', 'html[data-motion=running] .page{color:red}'],
  ['what the pointer brings', '.page:hover{color:red}@media (hover:hover){.page:is(:hover,:active){color:red}}'],
  ['what a press brings', 'details[open]{color:red}summary[aria-expanded=true]{color:red}'],
  [
    'what the whole sheets bring of themselves',
    '@media (scripting:none){.page{color:red}}@media print{.page{color:red}}',
  ],
  ['what is within none', 'main:has(table,details[open]){color:red}'],
  ['what is drawn for a selection or a change of page', '::selection,::view-transition-group(root){color:red}'],
  ['a ground that is not there', '[data-ground=sand]{color:red}'],
  ['alternatives of which none is there', ':is(.absent,.missing) p{color:red}'],
  ['keyframes of no rule', '.absent{animation:1s turn}@keyframes turn{to{rotate:1turn}}'],
  ['custom properties that only each other name', ':root{--a:1px;--b:var(--a)}'],
])('leaves out %s', (_, style) => {
  expect(usedStyle(style, markup).replace('@layer components;', '')).toBe('')
})

test('all of the layer of figures is deferred, with the custom properties that only it names', () => {
  const rules =
    '@layer tokens{:root{--A:red;--B:blue}}@layer components{p{color:var(--A)}}@layer figures{p{fill:var(--B)}}'
  const { critical, deferred } = pageStyle(rules, '<p>Text</p>', '')
  expect(critical).toContain('color:red')
  expect(critical).not.toMatch(/fill|blue/)
  expect(deferred).toMatch(/@layer figures\{p\{fill:(blue|#00f)\}\}/)
})

test('of declarations all stay but transitions and what only a press feels', () => {
  expect(usedStyle('.page{color:red;user-select:none;transition:color var(--time);transition-delay:1s}', markup)).toBe(
    '.page{color:red}',
  )
})

test('names inside attribute values do not count as elements or classes', () => {
  expect(usedStyle('.b{color:red}table{color:red}', '<p title="<table class=b>">Text</p>')).toBe('')
})

test('custom properties get short names, the most used the shortest', () => {
  const source = '.page{--size:1px;--room:2px;width:var(--room);height:var(--room)}'
  expect(readSheet(source).rules.replaceAll(/\s|;(?=\s*})/g, '')).toBe(
    '.page{--B:1px;--A:2px;width:var(--A);height:var(--A)}',
  )
})

test('faces are read apart', () => {
  const face = '@font-face{font-family:Sample;src:url(sample.woff2)}'
  const { rules, fontFaces } = readSheet(`${face}.page{color:red}`)
  expect(fontFaces).toBe(face)
  expect(rules).not.toContain('Sample')
})

test('a face of Arabic letters is in no document, only at hand for pages that have some', () => {
  const [latin, arabic] = ['U+41-5A', 'U+60C-64A'].map(
    (range) => `@font-face{font-family:Sample;src:url(sample.woff2);unicode-range:${range}}`,
  )
  expect(readSheet(`${latin}${arabic}`)).toMatchObject({ fontFaces: latin, arabicFaces: arabic })
})

test.each([
  ['what the pointer brings', '.page:hover{color:red}'],
  ['what a press brings', 'details[open]{color:red}'],
  ['what paper needs', '@media print{.page{color:red}}'],
  ['transitions', '.page{transition:color 1s}'],
  ['what only a press feels', '.page{-webkit-tap-highlight-color:red}'],
])('the deferred style has %s', (_, style) => {
  expect(deferredStyle(style, markup)).toBe(style)
})

test('the deferred style has nothing twice, and nothing for what can never be there', () => {
  expect(deferredStyle('.page{color:red}.absent:hover{color:red}', markup)).toBe('')
  const print = '@media print{.page{color:red}}'
  expect(deferredStyle(`${print}.wide{color:red}@media (width>=1px){.page{gap:1px}}`, markup)).toBe(print)
  expect(deferredStyle('.absent:hover{color:red}', markup, '<p class="absent">')).toBe('.absent:hover{color:red}')
})

test('the deferred style declares the custom properties that the critical does not', () => {
  const rules = '.page{--A:1px;--B:2px;width:var(--A)}.page:hover{width:var(--A);height:var(--B)}'
  expect(usedStyle(rules, markup)).toBe('.page{--A:1px;width:var(--A)}')
  expect(deferredStyle(rules, markup)).toBe('.page{--B:2px}.page:hover{width:var(--A);height:var(--B)}')
})

test('the deferred style sets anew what only the critical names', () => {
  const rules = '@layer tokens{:root{--A:1px}}.page{width:var(--A)}.page:hover{--A:2px}'
  expect(usedStyle(rules, markup)).toContain('width:var(--A)')
  expect(deferredStyle(rules, markup)).toContain('.page:hover{--A:2px}')
})

const tokens = (own: string) => `@layer tokens{:root{${own};color:red}}`

test.each([
  ['named once', '--a:clamp(1rem,2vw,3rem)', '.page{width:var(--a)}', '.page{width:clamp(1rem,2vw,3rem)}'],
  ['short', '--a:4px', '.page{width:var(--a);height:var(--a)}', '.page{width:4px;height:4px}'],
])('a token gives way to its value: %s', (_, token, rule, inlined) => {
  expect(usedStyle(tokens(token) + rule, markup)).toBe(`@layer tokens{:root{color:red}}${inlined}`)
})

test.each([
  ['set anew elsewhere', '--A:4px', '.page{width:var(--A)}main{--A:5px}'],
  ['named with another value to fall back on', '--A:4px', '.page{width:var(--A,1px)}'],
  ['long and named twice', '--A:clamp(1rem, 2vw, 3rem)', '.page{width:var(--A)}main{height:var(--A)}'],
])('a token stays: %s', (_, token, rules) => {
  expect(usedStyle(tokens(token) + rules, markup)).toBe((tokens(token) + rules).replaceAll(', ', ','))
})

test('what only later parts need is below, with its custom properties, and nothing stands twice', () => {
  const rules =
    '@layer tokens{:root{--A:red;--B:blue}}@layer components{.page{color:var(--A)}.far{fill:var(--B)}.far:hover{fill:red}}'
  const first = '<main class="page">Text</main>'
  const { critical, below, deferred } = pageStyle(rules, `${first}<p class="far">More</p>`, '', first)
  expect(critical).toContain('.page')
  expect(critical).not.toContain('.far')
  // Custom properties on the root would restyle all elements.
  expect(below).toMatch(/\.far\{fill:(blue|#00f)\}/)
  expect(below).not.toMatch(/\.page|hover/)
  expect(deferred).toContain('.far:hover{fill:red}')
  expect(deferred).not.toMatch(/--B|\.page/)
})
