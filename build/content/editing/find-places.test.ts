import { expect, test } from 'vitest'
import type { FormField } from '#shared/studio/form.ts'
import { findInBoth, findPlaces } from './find-places.ts'

const common = { help: '', optional: false }
const text = (title: string, kind: 'line' | 'page' | 'picture' = 'line'): FormField => ({
  ...common,
  title,
  kind: 'text',
  text: kind,
})
const group = (fields: Record<string, FormField>): FormField => ({
  ...common,
  title: '',
  kind: 'group',
  fields: Object.entries(fields).map(([name, field]) => ({ name, field })),
})
const form = group({
  phone: text('Phone'),
  offices: {
    ...common,
    title: 'Offices',
    kind: 'list',
    entry: 'Office',
    item: group({ name: text('Name'), street: text('Street'), picture: text('Picture', 'picture') }),
  },
  call: text('Leads to', 'page'),
})
const fields = {
  phone: 'By phone: 044',
  offices: [{ name: 'Chennai', street: 'Phone Lane 4', picture: 'banners/phone' }],
  call: '/phone',
}
const find = (...words: string[]) => findPlaces({ title: 'The agency', form, values: { fields } }, words)

test('a field that is called so and says so is one place', () => {
  expect(find('phone')?.places).toEqual([
    { path: 'phone', title: 'Phone', text: 'By phone: 044', isNamed: true },
    { path: 'offices[0].street', title: 'Chennai › Street', text: 'Phone Lane 4', isNamed: false },
  ])
})

test('an entry has one name wherever it is listed, and its number where it is known by the sentence that was found', () => {
  expect(find('chennai')?.places).toMatchObject([{ title: 'Chennai › Name', text: 'Chennai' }])
  const name = 'An office with a long name that is in fact a sentence'
  const values = { fields: { offices: [{ name, street: 'Souk 1' }] } }
  expect(findPlaces({ title: '', form, values }, ['sentence'])?.places).toMatchObject([
    { title: 'Offices › Office 1 › Name', text: name },
  ])
})

test('links are found by their address, pictures by no name of a file', () => {
  expect(find('/phone')?.places).toMatchObject([{ path: 'call' }])
  expect(find('banners')).toBeNull()
})

test('words that do not stand together are found, and told apart from those that do', () => {
  expect(find('chennai', '044')).toMatchObject({ isWhole: false })
  expect(find('phone', 'lane')).toMatchObject({ isWhole: true, places: [{ path: 'offices[0].street' }] })
  expect(find('agency')).toMatchObject({ places: [], isWhole: true })
  expect(find('nowhere')).toBeNull()
})

test('of a long text the sentence is shown, and of an article neither signs nor tags', () => {
  const long = `${'One two three four five. '.repeat(10)}Here is **the word**. And ${'more '.repeat(30)}.`
  const values = { fields: {}, body: `## A [link](/to)\n\n${long}\n<Figure\n  caption="A word below"\n/>` }
  const found = (word: string) => findPlaces({ title: '', form, values }, [word])?.places.map((place) => place.text)
  expect(found('link')).toEqual(['A link'])
  expect(found('word')).toEqual(['… Here is the word. …', 'A word below'])
  expect(found('figure')).toBeUndefined()
})

test('a place in the text of an article is that of its sentence, in the draft only where it begins', () => {
  const body = '## A heading\n\nOne here. **Two** words there. Three.\n\n- A list\n- Where {days} pass\n'
  const find = (words: string, text = body) =>
    findPlaces({ title: '', form, values: { fields: {}, body: text } }, words.split(' '))
  const sentence = (found: ReturnType<typeof find>) => {
    const [, from, to] = /^body\[(\d+)-(\d+)\]$/.exec(found?.places[0]?.path ?? '') ?? []
    return body.slice(Number(from), Number(to))
  }
  expect(sentence(find('heading'))).toBe('## A heading')
  expect(sentence(find('two words'))).toBe('**Two** words there.')
  expect(sentence(find('words there'))).toBe('**Two** words there.')
  expect(sentence(find('list'))).toBe('- A list')
  expect(find('two words')?.places).toMatchObject([{ title: 'Text of the article' }])
  const draft = `A new line.\n\n${body}`
  expect(findInBoth(find('two words'), find('two words', draft))?.places, 'is one place').toHaveLength(1)
  const [from] = /\d+/.exec(find('two words')?.places[0]?.path ?? '') ?? []
  const gone = findInBoth(find('two words'), find('two words', 'Gone.'))
  expect(gone?.places).toMatchObject([{ path: `body[${from}]` }])
})

test('what stands in a draft alone is marked, what stands on both sides is found once, in the draft', () => {
  const [dubai, chennai] = [{ name: 'Dubai', street: 'Souk 1' }, fields.offices[0]]
  const draft = { fields: { ...fields, phone: 'Call Phone Lane', offices: [dubai, chennai] } }
  const find = (values: { fields: unknown }) => findPlaces({ title: '', form, values }, ['phone', 'lane'])
  expect(findInBoth(find({ fields }), find(draft))?.places).toMatchObject([
    { path: 'phone', text: 'Call Phone Lane', isDraft: true },
    { path: 'offices[1].street', text: 'Phone Lane 4', isDraft: false },
  ])
  expect(findInBoth(find({ fields }), null)?.places).toMatchObject([{ path: 'offices[0].street', isDraft: false }])
  expect(findInBoth(null, null)).toBeNull()
})

test('who goes through places and changes them sees each where it was, and which are done', () => {
  const before = {
    fields: { phone: 'Within one day.', fax: 'One day. Always.', offices: [{ street: 'One day Lane' }] },
  }
  const find = (values: { fields: unknown }) => findPlaces({ title: '', form, values }, ['one', 'day'])
  const paths = find(before)?.places.map(({ path }) => path)
  const changed = { fields: { ...before.fields, phone: 'The same day, or one later.' } }
  const found = findInBoth(find(before), find(changed))
  expect(found?.places.map(({ path }) => path)).toEqual(paths)
  expect(found?.places.filter(({ isChangedInDraft }) => isChangedInDraft)).toMatchObject([
    { path: 'phone', text: 'Within one day.' },
  ])
  const last = { fields: { phone: 'The same day, or one later.' } }
  expect(findInBoth(find(before), find(last))?.places.every(({ isChangedInDraft }) => isChangedInDraft)).toBe(true)
})

test('a name in braces is no word that was meant', () => {
  const values = { fields: { phone: 'Call {phone} within five working days.' } }
  expect(findPlaces({ title: '', form: undefined, values }, ['one'])).toBeNull()
  expect(findPlaces({ title: '', form: undefined, values }, ['phone'])?.places).toHaveLength(1)
})
