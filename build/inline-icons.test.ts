import { expect, test } from 'vitest'
import { withInlineIcons } from './inline-icons.ts'

const sprite = `<svg xmlns="http://www.w3.org/2000/svg">
  <symbol id="menu" viewBox="0 0 24 24"><path d="M1"/></symbol>
  <symbol id="close" viewBox="0 0 24 24"><path d="M2"/></symbol>
</svg>`

test('takes the icons of a page, each once, and no others', () => {
  const use = '<svg><use href="/assets/icons-1a.svg#menu"></use></svg>'
  expect(withInlineIcons(`<p>${use}${use}</p>`, '/assets/icons-1a.svg', sprite)).toEqual({
    icons: '<svg id="icons" hidden><symbol id="i-menu" viewBox="0 0 24 24"><path d="M1"/></symbol></svg>',
    markup: '<p><svg><use href="#i-menu"></use></svg><svg><use href="#i-menu"></use></svg></p>',
  })
})

test('leaves a page without icons, and links within a page, as they are', () => {
  const markup = '<a href="#menu">Down</a>'
  expect(withInlineIcons(markup, '/assets/icons-1a.svg', sprite)).toEqual({ icons: '', markup })
})
