import { expect, test } from 'vitest'
import { canWaitOf, needsOf } from './needs.ts'
import type { OpenDocument } from './needs.ts'

const draft = (file: string, values: OpenDocument['values'], others: Partial<OpenDocument> = {}): OpenDocument => ({
  file,
  values,
  base: { fields: {} },
  isNew: false,
  path: null,
  change: null,
  named: [],
  ...others,
})
const PHOTO = 'uploads/loom-15d5aa50ebb0'
const words = draft('content/pictures/uploads.yaml', {
  fields: { 'loom-15d5aa50ebb0': { alt: 'A loom' }, 'door-1f0c9a2b3c4d': { alt: 'A door' } },
})

test('a draft needs the words of the pictures that it shows, in fields and in its text', () => {
  const team = draft('content/team.yaml', { fields: { people: [{ picture: PHOTO }] } })
  const article = draft('content/articles/a.mdx', { fields: {}, body: `<Figure picture="${PHOTO}" />` })
  const home = draft('content/home.yaml', { fields: { picture: `${PHOTO}-wide`, other: 'team/door-1f0c9a2b3c4d' } })
  const needs = needsOf([team, article, home, words])
  expect(needs.get(team.file)).toEqual([words.file])
  expect(needs.get(article.file)).toEqual([words.file])
  expect(needs.get(home.file), 'another name that begins alike').toEqual([])
  expect(needs.get(words.file)).toEqual([])
})

test('words that stand there already are no need', () => {
  const team = draft('content/team.yaml', { fields: { picture: PHOTO } })
  const { values } = words
  expect(needsOf([team, { ...words, base: values ?? { fields: {} } }]).get(team.file)).toEqual([])
})

test('a draft needs the new pages that it leads to', () => {
  const article = draft('content/articles/a.mdx', { fields: {} }, { isNew: true, path: '/blogs/a' })
  const home = draft('content/home.yaml', { fields: { to: '/blogs/a' } })
  const other = draft('content/about.yaml', { fields: { to: '/blogs/a-b' } })
  const needs = needsOf([article, home, other])
  expect(needs.get(home.file)).toEqual([article.file])
  expect(needs.get(other.file)).toEqual([])
})

test('a page at another address goes with the old one, and that with all who named it', () => {
  const now = draft('content/articles/b.mdx', { fields: { formerly: ['a'] } }, { isNew: true, path: '/blogs/b' })
  const before = draft('content/articles/a.mdx', null, { path: '/blogs/a' })
  const home = draft('content/home.yaml', { fields: { to: '/blogs/b' } }, { base: { fields: { to: '/blogs/a' } } })
  const needs = needsOf([now, before, home])
  expect(needs.get(now.file)).toEqual([before.file])
  expect(needs.get(before.file)).toEqual([home.file])
  expect(needs.get(home.file)).toEqual([now.file])
})

test('a page that is hidden goes with the drafts that lead to it no more, and comes back with those that lead to it again', () => {
  const services = (...list: string[]) => ({ fields: { services: list } })
  const hidden = draft('content/services/a.yaml', { fields: { draft: true } }, { path: '/agency/a', change: 'leaves' })
  const freed = draft('content/cases/b.yaml', services('/agency/c'), { base: services('/agency/a', '/agency/c') })
  const other = draft('content/cases/d.yaml', services('/agency/a', '/agency/e'), { base: services('/agency/a') })
  expect(needsOf([hidden, freed, other]).get(hidden.file)).toEqual([freed.file])
  expect(needsOf([hidden, freed, other]).get(freed.file)).toEqual([])

  const shown = { ...hidden, values: { fields: {} }, change: 'comes' as const }
  const back = { ...freed, values: freed.base, base: services('/agency/c') }
  expect(needsOf([shown, back, other]).get(back.file)).toEqual([shown.file])
  expect(needsOf([shown, back, other]).get(shown.file)).toEqual([back.file])
})

test('a page comes back without a link that nothing has to have, and not without a case study that it shows', () => {
  const services = (...list: string[]) => ({ fields: { services: list } })
  const shown = draft('content/services/a.yaml', { fields: {} }, { path: '/agency/a', change: 'comes' })
  const study = draft('content/cases/b.yaml', services('/agency/a'))
  const article = draft('content/articles/d.mdx', services('/agency/a'))
  const all = [{ ...shown, named: [study.file] }, study, article]
  expect(needsOf(all).get(shown.file)).toEqual([study.file, article.file])
  expect(canWaitOf(all).get(shown.file)).toEqual([article.file])
  expect(canWaitOf(all).get(article.file), 'it would lead nowhere').toEqual([])

  const team = draft('content/team.yaml', { fields: { picture: PHOTO } })
  expect(canWaitOf([team, words]).get(team.file)).toEqual([words.file])
  const leaving = draft('content/services/a.yaml', { fields: {} }, { path: '/agency/a', change: 'leaves' })
  const freed = draft('content/cases/b.yaml', services(), { base: services('/agency/a') })
  expect(needsOf([leaving, freed]).get(leaving.file)).toEqual([freed.file])
  expect(canWaitOf([leaving, freed]).get(leaving.file)).toEqual([])
})
