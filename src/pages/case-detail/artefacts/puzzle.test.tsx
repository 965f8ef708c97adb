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

test('the beats are narrow, and those of the sinus rhythm follow their P waves by a normal time', () => {
  const square = Number(/<pattern[^>]* width="(\d+)"/.exec(html)?.[1])
  const seconds = (units: number) => (units / square) * 0.2
  const [, p, segment, complex = ''] = /M62 186h\d+q\d+-\d+ (\d+) 0h(\d+)(l[^h]+)h/.exec(html) ?? []
  expect(seconds(Number(p) + Number(segment))).toBeCloseTo(0.16)
  const across = complex
    .slice(1)
    .match(/-?\d+/g)
    ?.filter((_, at) => at % 2 === 0)
  const width = seconds(across?.reduce((all, one) => all + Number(one), 0) ?? 0)
  expect(width).toBeGreaterThan(0.06)
  expect(width).toBeLessThan(0.1)
  expect(html.split(complex)).toHaveLength(1 + 7 + 7)
})
