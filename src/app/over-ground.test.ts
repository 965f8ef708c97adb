import { expect, test } from 'vitest'
import { markGround } from './over-ground.ts'

const page = (first: string, main = '<main id="main">') =>
  `<header class="a" data-header="true" data-bar=""></header>${main}${first}<p data-ground="sand" data-below-bar=""></p></main>`
const header = (first: string, main?: string) => /<header [^>]*>/.exec(markGround(page(first, main)))?.[0]

test('the header is told the ground of the first section, and whether its picture begins below the bar', () => {
  expect(header('<section data-ground="ink"></section>')).toBe(
    '<header class="a" data-header="true" data-over="ink" data-bar="">',
  )
  expect(header('<article data-below-bar=""></article>')).toBe(
    '<header class="a" data-header="true" data-no-scrim="" data-bar="">',
  )
})

test('neither a ground of main itself nor one of a later section counts, and a page without header stays as it is', () => {
  expect(header('<section></section>', '<main id="main" data-ground="ink">')).toBe(
    '<header class="a" data-header="true" data-bar="">',
  )
  expect(markGround('<main><p data-ground="ink"></p></main>')).toBe('<main><p data-ground="ink"></p></main>')
})
