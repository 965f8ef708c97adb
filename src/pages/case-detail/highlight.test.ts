import { expect, test } from 'vitest'
import { counterparts, inPairs } from './highlight.ts'

const solutions = [
  { id: 'page', answers: ['doubt', 'delay'] },
  { id: 'film', answers: ['doubt'] },
]

test('a challenge highlights every solution that answers it', () => {
  expect(counterparts({ side: 'challenge', id: 'doubt' }, solutions)).toEqual(['page', 'film'])
  expect(counterparts({ side: 'challenge', id: 'delay' }, solutions)).toEqual(['page'])
})

test('a solution highlights the challenges it answers', () => {
  expect(counterparts({ side: 'solution', id: 'page' }, solutions)).toEqual(['doubt', 'delay'])
})

test('nothing active highlights nothing', () => {
  expect(counterparts(undefined, solutions)).toEqual([])
})

test('each solution follows the last challenge that it answers', () => {
  const pairs = inPairs([{ id: 'doubt' }, { id: 'delay' }], solutions)
  const read = pairs.map(({ challenge, answered }) => [challenge.id, ...answered.map(({ id }) => id)])
  expect(read).toEqual([
    ['doubt', 'film'],
    ['delay', 'page'],
  ])
})
