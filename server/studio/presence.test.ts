import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPresence } from './presence.ts'

const [ANANYA, RAVI] = [
  { id: 1, name: 'Ananya' },
  { id: 2, name: 'Ravi' },
]
const ABOUT = 'content/about.yaml'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Enters a document and records the last message. */
function enter(presence: ReturnType<typeof createPresence>, file: string, person: typeof ANANYA) {
  const received: { people: string[]; count: number } = { people: [], count: 0 }
  const leave = presence.enter(file, person, ({ people }) =>
    Object.assign(received, { people, count: received.count + 1 }),
  )
  return { received, leave }
}

test('who has the same document open is received of the others, not of themselves or of other documents', () => {
  const presence = createPresence()
  const ananya = enter(presence, ABOUT, ANANYA)
  expect(ananya.received.people).toEqual([])
  const ravi = enter(presence, ABOUT, RAVI)
  enter(presence, ABOUT, ANANYA)
  enter(presence, 'content/home.yaml', { id: 3, name: 'Kala' })
  expect(ananya.received.people).toEqual(['Ravi'])
  expect(ravi.received.people).toEqual(['Ananya'])
})

test('who leaves is gone soon, and who only came back with another connection was there all the time', () => {
  const presence = createPresence()
  const ananya = enter(presence, ABOUT, ANANYA)
  const first = enter(presence, ABOUT, RAVI)
  first.leave()
  const second = enter(presence, ABOUT, RAVI)
  vi.advanceTimersByTime(60_000)
  expect(ananya.received.people).toEqual(['Ravi'])
  second.leave()
  vi.advanceTimersByTime(10_000)
  expect(ananya.received.people).toEqual([])
  const { count } = first.received
  enter(presence, ABOUT, { id: 3, name: 'Kala' })
  expect(first.received.count, 'a connection that has ended is received nothing').toBe(count)
})
