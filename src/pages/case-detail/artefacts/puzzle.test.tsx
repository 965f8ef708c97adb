import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { Puzzle } from './puzzle.tsx'

const html = renderToStaticMarkup(<Puzzle choices={[]} />)

test('a large square of the paper is 0.2 s of the distances marked', () => {
  const square = Number(/<pattern[^>]* width="(\d+)"/.exec(html)?.[1])
  const marks = [...html.matchAll(/M(\d+) 274H(\d+)/g)].map(([, from, to]) => Number(to) - Number(from) + 8)
  const seconds = [...html.matchAll(/>([\d.]+) s</g)].map(([, text]) => Number(text))
  expect(marks).toHaveLength(6)
  expect(seconds).toEqual(marks.map((mark) => Number(((mark / square) * 0.2).toFixed(2))))
})

test('the calibration pulse is two large squares high and one wide', () => {
  const square = Number(/<pattern[^>]* height="(\d+)"/.exec(html)?.[1])
  const [, up, across] = /M0 186h16v-(\d+)h(\d+)v/.exec(html) ?? []
  expect([Number(up), Number(across)]).toEqual([2 * square, square])
})
