import { expect, test } from 'vitest'
import { askedFirst, firstFault } from './publish-plan.ts'

const [home, team, clients] = [{ file: 'home' }, { file: 'team' }, { file: 'clients' }]

test('the document somebody came from stands first, the others as they were', () => {
  expect(askedFirst([home, team, clients], ['clients'])).toEqual([clients, home, team])
  expect(askedFirst([home, team, clients], ['none'])).toEqual([home, team, clients])
  expect(askedFirst([home, team, clients], null)).toEqual([home, team, clients])
})

test('a fault names its field, and how many more there are', () => {
  const logo = { path: 'clients[31].logo', title: 'Clients › Client 32 › Logo', message: 'choose one' }
  expect(firstFault([logo])).toBe('Clients › Client 32 › Logo: choose one.')
  expect(firstFault([logo, logo, logo, logo])).toBe('Clients › Client 32 › Logo: choose one. 3 more.')
  expect(firstFault([{ path: '', title: '', message: 'The file was changed by hand.' }])).toBe(
    'The file was changed by hand.',
  )
})
