import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HundredCoins } from './hundred-coins.tsx'

test.each([
  ['₹61', 61],
  ['AED 70', 70],
])('as many coins are filled as %s says', (met, count) => {
  const html = renderToStaticMarkup(<HundredCoins labels={[met, 'met a buyer', 'the rest', 'never could']} />)
  const [filled = '', , others = ''] = [...html.matchAll(/ d="([^"]*)"/g)].map(([, d]) => d ?? '')
  expect(filled.match(/M/g)).toHaveLength(count)
  expect(others.match(/M/g)).toHaveLength(100 - count)
})
