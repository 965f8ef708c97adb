import { expect, test } from 'vitest'
import { pictureWords, readFocus, withPictureWords, writeFocus } from './picture-words.ts'

const fields = { tote: { alt: 'A tote bag', focus: '48% 48%' }, lamp: { alt: 'A lamp' } }
const choice = { title: 'As listed', focus: '30% 70%' }

test.each(['48% 48%', '98% 50%', '0% 100%', '71% 47%'])(
  'the focus %s is shown and written as it is stored',
  (focus) => {
    expect(writeFocus(readFocus(focus))).toBe(focus)
  },
)

test('what nobody changed is not written', () => {
  for (const name of ['tote', 'lamp', 'unknown']) {
    const began = pictureWords(fields, name, choice)
    const kept = { ...began, focus: writeFocus(readFocus(began.focus)) }
    expect(withPictureWords(fields, name, began, kept), name).toBeNull()
  }
})

test('only what was changed is written, and the other pictures of the folder stay', () => {
  const tote = pictureWords(fields, 'tote', choice)
  expect(withPictureWords(fields, 'tote', tote, { ...tote, alt: ' A red tote bag ' })).toEqual({
    ...fields,
    tote: { alt: 'A red tote bag', focus: '48% 48%' },
  })
  const lamp = pictureWords(fields, 'lamp', choice)
  expect(withPictureWords(fields, 'lamp', lamp, { ...lamp, alt: 'A brass lamp' })).toEqual({
    ...fields,
    lamp: { alt: 'A brass lamp' },
  })
  const added = pictureWords(fields, 'new', choice)
  expect(withPictureWords(fields, 'new', added, { ...added, focus: '40% 70%' })).toEqual({
    ...fields,
    new: { alt: 'As listed', focus: '40% 70%' },
  })
})
