import { expect, test } from 'vitest'
import { inReadingOrder, isLinkedWhole, isReady } from './publish-plan.ts'

const ready = { faults: [], conflicts: [], isUnsaved: false }
const [home, team, clients] = [
  { ...ready, file: 'home' },
  { ...ready, file: 'team' },
  { ...ready, file: 'clients' },
]
const faulty = { ...ready, file: 'about', faults: [{ path: 'title', title: 'Title', message: 'too long' }] }

test('the document somebody came from stands first, the others as they were', () => {
  expect(inReadingOrder([home, team, clients], ['clients'])).toEqual([clients, home, team])
  expect(inReadingOrder([home, team, clients], ['none'])).toEqual([home, team, clients])
  expect(inReadingOrder([home, team, clients], null)).toEqual([home, team, clients])
})

test('what cannot be published stands below what can', () => {
  expect(isReady(faulty)).toBe(false)
  expect(inReadingOrder([faulty, home, team], null)).toEqual([home, team, faulty])
  expect(inReadingOrder([home, faulty, team], ['team'])).toEqual([team, home, faulty])
  expect(inReadingOrder([home, faulty, team], ['about'])).toEqual([home, team, faulty])
})

test('faults that all name a field need no other way to it', () => {
  expect(isLinkedWhole(faulty)).toBe(true)
  expect(isLinkedWhole({ ...faulty, isUnsaved: true })).toBe(false)
  expect(isLinkedWhole({ ...faulty, faults: [...faulty.faults, { path: '', title: '', message: 'no' }] })).toBe(false)
  expect(isLinkedWhole({ ...home, isUnsaved: true })).toBe(false)
})
