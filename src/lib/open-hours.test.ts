import { expect, test } from 'vitest'
import { clockTime, openHours, openTogether } from './open-hours.ts'

const chennai = openHours('Monday to Saturday, 9.30 to 18.30', 'Asia/Kolkata')
const dubai = openHours('Monday to Friday, 9.00 to 18.00', 'Asia/Dubai')

test('hours of two zones are compared on one clock', () => {
  expect(chennai).toEqual({ opens: 4, closes: 13 })
  expect(dubai).toEqual({ opens: 5, closes: 14 })
  expect(openTogether([chennai!, dubai!])).toEqual({ opens: 5, closes: 13 })
})

test('an hour is written as the clocks of each zone show it', () => {
  expect([clockTime(5, 'Asia/Kolkata'), clockTime(5, 'Asia/Dubai')]).toEqual(['10.30', '9.00'])
  expect(clockTime(20, 'Asia/Dubai')).toBe('0.00')
})

test('words without hours say nothing, and one office alone is never open together with another', () => {
  expect(openHours('By appointment', 'Asia/Dubai')).toBeUndefined()
  expect(openTogether([chennai!])).toBeUndefined()
  expect(openTogether([chennai!, { opens: 20, closes: 22 }])).toBeUndefined()
})
