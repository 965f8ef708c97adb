import { expect, test } from 'vitest'
import { pageName } from './page-name.ts'

test.each([
  ['/', 'Home page'],
  ['', 'Home page'],
  ['/#top', 'Home page'],
  ['/about-us', 'About us'],
  ['/agency/pay-per-click/', 'Pay per click'],
  ['/blogs/six-pillars?from=mail', 'Six pillars'],
  ['/caf%C3%A9', 'Café'],
  ['/50%', '50%'],
])('%s is %s', (path, name) => {
  expect(pageName(path)).toBe(name)
})
