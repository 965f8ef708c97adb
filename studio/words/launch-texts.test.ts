import { expect, test } from 'vitest'
import { arrangeTexts } from './launch-texts.ts'

const text = (words: string, isName = false) => ({ path: words, field: 'Field', text: words, isName })
const read = (kind: 'confirm' | 'sample', words: string, ...texts: ReturnType<typeof text>[]) => {
  const { name, sentences, labels } = arrangeTexts({ kind, words, texts })
  return [name?.text, sentences.map((each) => each.text), labels.map((each) => each.text)]
}

test('of many texts what may be the promise comes first, and words of fields and buttons last', () => {
  expect(
    read(
      'confirm',
      'Get in touch: Tell us what you sell.',
      text('Optional'),
      text('Get in touch', true),
      text('Tell us what you sell here.'),
      text('We answer within one working day.'),
      text('WhatsApp number'),
    ),
  ).toEqual([
    'Get in touch',
    ['We answer within one working day.', 'Tell us what you sell here.'],
    ['Optional', 'WhatsApp number'],
  ])
})

test('what ties somebody comes before mere figures, and the words of a form last, whatever figures they have', () => {
  const hint = { ...text('Ten digits, starting with 6, 7, 8 or 9.'), path: 'form.fields.mobile.hint' }
  const budget = { ...text('Under ₹50,000 / AED 2,000'), path: 'form.budgets[0]' }
  const texts = [hint, text('We have 24 people.'), budget, text('We answer within one working day.')]
  expect(read('confirm', 'Form', ...texts)).toEqual([
    undefined,
    ['We answer within one working day.', 'We have 24 people.'],
    [hint.text, budget.text],
  ])
})

test('of what is invented the order of the page stays', () => {
  expect(
    read('sample', 'One talk', text('One talk', true), text('Your expert talks only once.'), text('It took 3 days')),
  ).toEqual(['One talk', ['Your expert talks only once.', 'It took 3 days'], []])
})

test('a flag with a few words alone shows them', () => {
  expect(read('confirm', 'Reply today', text('Reply today'))).toEqual([undefined, ['Reply today'], []])
})
