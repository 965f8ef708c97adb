import { expect, test } from 'vitest'
import { misfit, misfitWords, placeWords } from './picture-fit.ts'

const cover = { shape: [3, 2] as [number, number], least: 960 }

test('a picture that a place cannot show is listed apart, with the reason', () => {
  expect(misfit({ width: 1_200, height: 800 }, cover)).toBeUndefined()
  expect(misfit({ width: 1_200, height: 1_600 }, cover)).toBe('Too tall: 3 wide by 2 high is shown here')
  expect(misfit({ width: 2_400, height: 800 }, cover)).toBe('Too wide: 3 wide by 2 high is shown here')
  expect(misfit({ width: 900, height: 600 }, cover)).toBe('Too small: 900 pixels wide, needs 960')
  expect(misfit({ width: 700, height: 2_000 }, { shape: null, least: 640 })).toBeUndefined()
  expect(misfit({}, cover), 'nothing known of it').toBeUndefined()
})

test('why several do not fit is said in a few words', () => {
  expect(misfitWords(['Too tall: a square is shown here'])).toBe('it is too tall for this place')
  expect(misfitWords(['Too tall: …', 'Too small: …', 'Too tall: …'])).toBe(
    'they are too small or too tall for this place',
  )
})

test('a place says what it shows of a picture', () => {
  expect(placeWords(cover)).toBe('Cropped to 3 wide by 2 high, at least 960 pixels wide.')
  expect(placeWords({ shape: null, least: 640 })).toBe('Shown whole, nothing is cut off, at least 640 pixels wide.')
})
