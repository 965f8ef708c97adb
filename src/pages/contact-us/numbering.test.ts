import { brotliCompressSync } from 'node:zlib'
import { readFileSync } from 'node:fs'
import examples from 'libphonenumber-js/examples.mobile.json' with { type: 'json' }
import { getCountries, getCountryCallingCode, getExampleNumber } from 'libphonenumber-js/max'
import { expect, it } from 'vitest'
import { internationalNumber as serverRule } from '../../../server/leads/international-number.ts'
import { countryCodes, internationalNumber, planOf } from './numbering.ts'

const countries = getCountries().filter((country) => country !== 'IN')

it('knows every country of libphonenumber, and costs at most 1 KB', () => {
  expect(countryCodes().toSorted()).toEqual(getCountries().toSorted())
  const [, table = ''] = /'(1jUS\w+)'/.exec(readFileSync(`${import.meta.dirname}/numbering.ts`, 'utf8')) ?? []
  expect(brotliCompressSync(table).length).toBeLessThan(1_000)
})

it.each(countries)('takes a mobile number of %s as the server does, however it is written', (country) => {
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

it.each([
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
