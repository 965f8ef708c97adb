import { expect, test } from 'vitest'
import {
  inReadingOrder,
  isHeldBack,
  isLinkedWhole,
  isReady,
  keptPageWords,
  missingNeeds,
  missingWords,
  needWords,
  publishWords,
  tickedWords,
  untickedWith,
  withNeeds,
} from './publish-plan.ts'
import type { DocumentChange } from '#shared/studio/documents.ts'
import type { Asked } from './publish-plan.ts'

const ready = {
  ...{ faults: [], conflicts: [], isUnsaved: false, needs: [] as string[], canWait: [] as string[] },
  ...{ kind: 'changed' as const, changes: [] as DocumentChange[] },
}
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

const article = {
  ...ready,
  file: 'article',
  title: 'Looms',
  group: 'Articles',
  needs: ['uploads'],
  canWait: ['uploads'],
}
const uploads = { ...ready, file: 'uploads', title: 'Pictures: uploads', group: 'Words for pictures' }
const about = { ...ready, file: 'about', title: 'About us', group: 'Pages', needs: ['article'] }

test('what a document needs is asked for with it, and what that needs, and stands below it', () => {
  expect(withNeeds([about, article, uploads], ['about'])).toEqual(['about', 'article', 'uploads'])
  expect(withNeeds([about, article, uploads], ['uploads'])).toEqual(['uploads'])
  const other = { ...about, file: 'other', needs: [] }
  expect(inReadingOrder([other, uploads, article], ['article'])).toEqual([article, uploads, other])
})

test('the button names the one document, cut at a word where it is long', () => {
  expect(publishWords([])).toBe('Nothing is ticked')
  expect(publishWords([{ title: 'Home page' }])).toBe('Publish “Home page”')
  expect(publishWords([{ title: 'How to brief an agency well, in one page' }])).toBe(
    'Publish “How to brief an agency…”',
  )
  expect(publishWords([about, article])).toBe('Publish 2 documents')
})

test('what goes along says with what, and what stays behind is named', () => {
  const all = [article, uploads]
  expect(needWords(uploads, all, all)).toEqual(['Describes pictures that “Looms” shows.'])
  expect(needWords(article, all, all)).toEqual([])
  expect(needWords(article, all, [article])).toEqual([
    '“Pictures: uploads” is not ticked: changed descriptions and focus of its pictures stay as they were.',
  ])
  expect(needWords(about, [about, { ...article, conflicts: ['title'] }], [about])).toEqual([
    '“Looms” belongs to it and is not ready.',
  ])
  expect(needWords(article, all, [])).toEqual([])
})

test('of a page that comes back it is said below each that leads to it again, and not the other way round', () => {
  const page = { ...article, file: 'page', title: 'Lead Generation', needs: ['case', 'other'] }
  const study = { ...article, file: 'case', title: 'Techgyan', needs: ['page'] }
  const other = { ...study, file: 'other' }
  const all = [page, study, other]
  expect(withNeeds(all, ['page'])).toEqual(['page', 'case', 'other'])
  expect(needWords(page, all, all)).toEqual([])
  expect(needWords(other, all, all)).toEqual(['Goes live together with “Lead Generation”.'])
})

test('a page is published with the links to it, and without the words of its pictures if need be', () => {
  const page = { ...article, file: 'page', title: 'Lead Generation', needs: ['case', 'uploads'], canWait: ['uploads'] }
  const study = { ...article, file: 'case', title: 'Techgyan', needs: [] }
  const all = [page, study, uploads]
  expect(missingNeeds(all, [page, study])).toEqual({ users: [], missing: [] })
  expect(missingNeeds(all, [study])).toEqual({ users: [], missing: [] })
  expect(missingNeeds(all, [page])).toEqual({ users: [page], missing: [study] })
  expect(missingWords([page], [study])).toBe('“Lead Generation” cannot be published without “Techgyan”.')
  expect(missingWords([study, study, study], [page]), 'short enough for a phone').toBe(
    '“Techgyan” and 2 more cannot be published without “Lead Generation”.',
  )
})

const hidden = { path: 'draft', title: 'On the site', before: 'Visitors see it', after: 'Hidden from visitors' }
const page = {
  ...ready,
  file: 'page',
  title: 'Lead Generation',
  group: 'Services',
  needs: ['case'],
  kind: 'changed' as const,
  changes: [hidden],
}
const study = { ...page, file: 'case', title: 'Techgyan', group: 'Case studies', needs: [], changes: [] }
const people = { ...study, file: 'people', title: 'Team' }

test('a draft that takes out links waits for the page that is to be hidden, and says so', () => {
  const all = [page, study, people]
  expect(isHeldBack(all, study)).toBe(false)
  expect(keptPageWords(all, study, all)).toEqual([])
  expect(keptPageWords(all, study, [study])).toEqual([
    'Takes out a link to “Lead Generation”, which visitors still see: that page is not ticked.',
  ])
  const stopped = [{ ...page, faults: faulty.faults }, study, people]
  expect(isHeldBack(stopped, study)).toBe(true)
  expect(isHeldBack(stopped, people)).toBe(false)
  expect(keptPageWords(stopped, study, [])).toEqual([
    'Takes out a link to “Lead Generation”, which visitors still see: that page is not ready.',
  ])
})

test('from the list, a page that is to be hidden stands before those that go along with it, and these before others', () => {
  expect(inReadingOrder([people, study, page], null)).toEqual([page, study, people])
})

test('a page that is to be hidden is unticked with the drafts that take out links to it, another one alone', () => {
  const all = [page, study, people]
  expect(untickedWith(all, 'page')).toEqual(['page', 'case'])
  expect(untickedWith(all, 'case')).toEqual(['case'])
  const shown = { ...page, changes: [{ ...hidden, before: hidden.after, after: hidden.before }] }
  expect(untickedWith([shown, study], 'page')).toEqual(['page'])
})

test('what a page that comes back can do without may stay behind', () => {
  const back = { ...page, changes: [], needs: ['case', 'people'], canWait: ['people'] }
  const all = [back, study, people]
  expect(missingNeeds(all, [back, study])).toEqual({ users: [], missing: [] })
  expect(needWords(back, all, [back, study])).toEqual(['“Team” belongs to it and is not ticked.'])
  expect(missingNeeds(all, [back]).missing).toEqual([study])
})

test('what is ticked between drafts that nobody asked for is said with the reason', () => {
  const [one, other, third] = [{ title: 'Privacy Policy' }, { title: 'About us' }, { title: 'Team' }]
  const ready = [one, other, third]
  const words = (
    asked: { title: string }[],
    along: number,
    chosen: { title: string }[],
    why: Asked['why'] = 'opened',
  ) => tickedWords({ why, asked, along, chosen, ready })
  expect(words([one], 1, [one])).toBe('Only “Privacy Policy” is ticked: you came from there.')
  expect(words([one], 1, [one], 'again')).toBe('Only “Privacy Policy” is ticked, as the last time.')
  expect(words([one], 1, [one], 'settled')).toBe('Only “Privacy Policy” is ticked: something is settled there.')
  expect(words([one], 2, [one, other])).toBe(
    'Only “Privacy Policy” and what belongs to it are ticked: you came from there.',
  )
  expect(words([one, other], 2, [one, other], 'again')).toBe('Only the 2 of the last time are ticked.')
  expect(words([one, other], 2, [one, other], 'settled')).toBe('Only the 2 in which something is settled are ticked.')
  expect(tickedWords({ why: 'settled', asked: [one, other], along: 3, chosen: ready, ready: [...ready, one] })).toBe(
    'Only the 2 in which something is settled, and what belongs to them, are ticked.',
  )
  expect(words([one], 1, [one, other])).toBe('2 of 3 are ticked.')
  expect(words([one], 1, [other])).toBe('1 of 3 is ticked.')
  expect(words([one], 1, ready)).toBe('All 3 are ticked.')
  expect(words([one], 1, [])).toBe('Nothing is ticked.')
})
