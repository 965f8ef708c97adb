import { expect, test } from 'vitest'
import { inOrderOfSearch, isScattered, isTitled } from './found-order.ts'

const place = { path: 'a', title: 'Text', text: '', isNamed: false, isDraft: false, isChangedInDraft: false }
const team = { title: 'Team', hits: [{ ...place, text: 'answers the phone at the agency' }] }
const about = { title: 'About us', hits: [{ ...place, text: 'Phones of an agency' }] }
const agency = { title: 'The agency', hits: [{ ...place, title: 'Contact › Phone', text: '+91 44', isNamed: true }] }

test('the field that is called so comes first, then where the words stand together', () => {
  expect(inOrderOfSearch([about, team, agency], 'phone')).toEqual([agency, about, team])
  expect(inOrderOfSearch([about, team, agency], 'agency phone')).toEqual([agency, about, team])
  expect(inOrderOfSearch([about, team, agency], 'the phone')).toEqual([agency, team, about])
  expect(inOrderOfSearch([about, team, agency], 'team')).toEqual([team, about, agency])
})

test('a document is called by what was searched for, wherever that stands in its name', () => {
  expect(isTitled('Contact page', 'contact')).toBe(true)
  expect(isTitled('Pay Per Click', ' per  click ')).toBe(true)
  expect(isTitled('Pay Per Click', 'click pay')).toBe(false)
})

test('words that stand here and there are not what was searched for together', () => {
  expect(isScattered(about, 'agency phones')).toBe(true)
  expect(isScattered(about, 'of  an agency')).toBe(false)
  expect(isScattered(agency, 'agency phone'), 'a field is called so').toBe(false)
})
