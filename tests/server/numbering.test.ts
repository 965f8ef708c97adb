import { brotliCompressSync } from 'node:zlib'
import { readFileSync } from 'node:fs'
import examples from 'libphonenumber-js/examples.mobile.json' with { type: 'json' }
import { getCountries, getCountryCallingCode, getExampleNumber } from 'libphonenumber-js/max'
import { expect, test } from 'vitest'
import { validateContact } from '#shared/contact.ts'
import { internationalNumber as serverRule } from '../../server/leads/international-number.ts'
import { countryCodes, internationalNumber, planOf } from '../../src/pages/contact-us/numbering.ts'
import { LEAD } from './service.ts'

const countries = getCountries().filter((country) => country !== 'IN')

test('knows every country of libphonenumber, and costs at most 1 KB', () => {
  expect(countryCodes().toSorted()).toEqual(getCountries().toSorted())
  const [, table = ''] = /'(1jUS\w+)'/.exec(readFileSync('src/pages/contact-us/numbering.ts', 'utf8')) ?? []
  expect(brotliCompressSync(table).length).toBeLessThan(1_000)
})

test.each(countries)('takes a mobile number of %s as the server does, however it is written', (country) => {
  const example = getExampleNumber(country, examples)
  if (!example) throw new Error(`no example for ${country}`)
  const dial = getCountryCallingCode(country)
  expect(planOf(country)?.dial).toBe(dial)
  const accepted = { value: example.number }
  expect(internationalNumber(example.number, 'IN')).toEqual(accepted)
  expect(internationalNumber(example.nationalNumber, country)).toEqual(accepted)
  expect(serverRule(example.number, 'IN')).toEqual(accepted)
  expect(serverRule(example.nationalNumber, country)).toEqual(accepted)
})

test.each([
  ['0501234567', 'AE', { value: '+971501234567' }],
  ['971501234567', 'AE', { value: '+971501234567' }],
  ['+4407911123456', 'AE', { value: '+447911123456' }],
  ['50123456', 'AE', { error: 'WhatsApp number must be exactly 9 digits.' }],
  ['1234', 'DE', { error: 'WhatsApp number must be 10 to 11 digits.' }],
  ['50123456x', 'AE', { error: 'Invalid WhatsApp number' }],
  ['+000', 'AE', { error: 'Invalid WhatsApp number' }],
  ['501234567', '', { error: 'Invalid WhatsApp number' }],
])('%s with %s: %j', (number, country, result) => {
  expect(internationalNumber(number, country)).toEqual(result)
})

test.each([
  ['+971 50 123 4567', 'IN', '+971501234567'],
  ['00971501234567', 'IN', '+971501234567'],
  ['+971 (0)50 123 4567', 'AE', '+971501234567'],
  ['+44 7911 123456', 'other', '+447911123456'],
  ['050 123 4567', 'AE', '+971501234567'],
  ['50-123-4567', 'AE', '+971501234567'],
  ['٠٥٠ ١٢٣ ٤٥٦٧', 'AE', '+971501234567'],
])('%s with %s is %s in the browser and on the server', (mobile, country, stored) => {
  for (const rule of [internationalNumber, serverRule])
    expect(validateContact({ ...LEAD, mobile, country }, rule)).toMatchObject({ ok: true, values: { mobile: stored } })
})

test.each(['+', '+97150123', '+0'])('%s is refused by both', (mobile) => {
  for (const rule of [internationalNumber, serverRule])
    expect(validateContact({ ...LEAD, mobile }, rule).ok).toBe(false)
})
