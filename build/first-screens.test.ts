import { expect, test } from 'vitest'
import { firstScreens, hasSigns } from './first-screens.ts'

const page = (...parts: string[]) =>
  `<header><a href="/">Name</a></header><main id="main">${parts.join('')}</main><div>Dock</div><footer class="f"><p>End</p></footer>`

const first = '<div class="hero"><img alt="a > b"><svg><path d="M0"></path></svg><h1>One<br>line</h1></div>'
const second = '<section><picture><source srcset="x"><img src="y"></picture></section>'

test('keeps the first two parts and what floats, and leaves out the others and the footer', () => {
  expect(firstScreens(page(first, second, '<section><p>Third</p></section>', '<section></section>'))).toBe(
    page(first, second).replace(/<footer.*/, ''),
  )
})

test('keeps all of a page with fewer parts but the footer', () => {
  expect(firstScreens(page(first))).toBe(page(first).replace(/<footer.*/, ''))
  expect(firstScreens('<p>No main</p>')).toBe('<p>No main</p>')
})

test('tells text with signs from attributes and unseen text', () => {
  expect(hasSigns('<main><p title="a+b">Text<span class="visually-hidden"> (new tab)</span></p></main>')).toBe(false)
  expect(hasSigns('<main><p>Chennai · Dubai</p></main>')).toBe(true)
})
