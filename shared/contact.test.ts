import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CONTACT_FIELDS, MAX_SOURCE_LENGTH, readSource, validateContact as validate } from './contact.ts'
import { INVALID_MOBILE } from './mobile.ts'

/** Refuses all numbers of other countries, whose rules tests/server/numbering.test.ts covers. */
const validateContact = (values: Parameters<typeof validate>[0]) => validate(values, () => ({ error: INVALID_MOBILE }))

const good = {
  name: 'Asha Raman',
  mobile: '9876543210',
  email: 'asha@example.com',
  companyName: 'Raman Textiles',
  budget: '50000',
  website: 'example.com',
  message: 'Please call me.',
}

function errorOf(field: keyof typeof good, value: unknown) {
  const result = validateContact({ ...good, [field]: value })
  return result.ok ? null : result.errors[field]
}

describe('what a visitor is told', () => {
  test.each([
    ['name', '', 'Name cannot be empty.'],
    ['name', '   ', 'Name cannot be empty.'],
    ['name', undefined, 'Name cannot be empty.'],
    ['name', ' Al ', 'Name must be at least 3 characters long.'],
    ['name', '1', 'Name must be at least 3 characters long.'],
    ['name', 'R2D2', 'Name can only contain letters and spaces.'],
    ['name', "O'Brien", 'Name can only contain letters and spaces.'],
    ['name', 'Asha\nRaman', 'Name can only contain letters and spaces.'],
    ['name', 'Asha\u0000Raman', 'Name can only contain letters and spaces.'],
    ['mobile', '', 'WhatsApp number cannot be empty.'],
    ['mobile', '1234567890', 'Invalid WhatsApp number'],
    ['mobile', '+919876543', 'WhatsApp number must be exactly 10 digits.'],
    ['mobile', '+911234567890', 'Invalid WhatsApp number'],
    ['mobile', '0501234567', 'Invalid WhatsApp number'],
    ['mobile', '---', 'Invalid WhatsApp number'],
    ['mobile', 'abc', 'Invalid WhatsApp number'],
    ['mobile', '987654321', 'WhatsApp number must be exactly 10 digits.'],
    ['mobile', '98765432101', 'WhatsApp number must be exactly 10 digits.'],
    ['mobile', '98765abcde', 'WhatsApp number must be exactly 10 digits.'],
    ['mobile', '9876543210\n9', 'WhatsApp number must be exactly 10 digits.'],
    ['email', '', 'Email cannot be empty.'],
    ['email', 'asha', 'Invalid email address.'],
    ['email', 'asha@example', 'Invalid email address.'],
    ['email', 'a@b.com, c@d.com', 'Invalid email address.'],
    ['email', 'a@b.com\r\nBcc: c@d.com', 'Invalid email address.'],
    ['email', 'asha@example..com', 'Invalid email address.'],
    ['email', 'asha..raman@example.com', 'Invalid email address.'],
    ['email', '.asha@example.com', 'Invalid email address.'],
    ['email', 'asha@example.com.', 'Invalid email address.'],
    ['email', 'asha@.example.com', 'Invalid email address.'],
    ['email', 'a@b.c', 'Invalid email address.'],
    ['message', ' \n ', 'Message is required.'],
    ['message', 'x'.repeat(5001), 'Message can be at most 5,000 characters long.'],
  ] as const)('%s %j: %s', (field, value, message) => {
    expect(errorOf(field, value)).toBe(message)
  })

  test('every wrong field gets one message, and the right ones none', () => {
    expect(validateContact({ name: 'x', companyName: 'y' })).toEqual({
      ok: false,
      errors: {
        name: 'Name must be at least 3 characters long.',
        mobile: 'WhatsApp number cannot be empty.',
        email: 'Email cannot be empty.',
        message: 'Message is required.',
      },
    })
  })
})

describe('what passes', () => {
  test.each([
    'Zoé',
    'Zoe\u0301 Durand',
    'ரவி',
    'அருண்குமார்',
    'श्रीनिवास राव',
    'فاطمة الزهراء',
    'ශ්\u200dරී ලාල්',
    'Ọlá Ńkẹ́',
    'a'.repeat(50),
  ])('the name %s', (name) => {
    expect(errorOf('name', name)).toBeNull()
  })

  test.each(['a@b.co', 'asha.raman+leads@mail.example.co.in', 'o’neil_1@xn--p1ai.example', 'ரவி@எடுத்துக்காட்டு.இந்தியா'])(
    'the e-mail address %s',
    (email) => {
      expect(errorOf('email', email)).toBeNull()
    },
  )

  test.each([
    ['98765 43210', '', '9876543210'],
    ['98765-43210', 'IN', '9876543210'],
    ['(098765) 43210', 'IN', '9876543210'],
    ['+91 98765 43210', 'IN', '9876543210'],
    ['+91-98765-43210', 'AE', '9876543210'],
    ['919876543210', 'IN', '9876543210'],
    ['0091 98765 43210', '', '9876543210'],
    ['9123456789', 'IN', '9123456789'],
    ['\u202a+91\u00a098765\u00a043210\u202c', '', '9876543210'],
  ])('the number %s with country %j as %s', (mobile, country, stored) => {
    expect(validateContact({ ...good, mobile, country })).toMatchObject({ ok: true, values: { mobile: stored } })
  })

  test('a message as long as the limit, spaces around it not counted', () => {
    expect(errorOf('message', `  ${'x'.repeat(5000)}\n`)).toBeNull()
  })

  test('values come back trimmed, all seven fields present, nothing else', () => {
    const typed = {
      name: ' Asha Raman ',
      mobile: ' 9876543210',
      email: 'asha@example.com ',
      message: ' Hello\nthere ',
      fax: 'spam',
      id: '7',
    }
    expect(validateContact(typed)).toEqual({
      ok: true,
      values: {
        name: 'Asha Raman',
        mobile: '9876543210',
        email: 'asha@example.com',
        companyName: '',
        budget: '',
        website: '',
        message: 'Hello\nthere',
      },
    })
  })

  test('budget and website are never refused', () => {
    for (const value of ['=1+1', '???', 'x'.repeat(20_000)]) {
      expect(errorOf('budget', value)).toBeNull()
      expect(errorOf('website', value)).toBeNull()
    }
  })
})

test('lengths the inputs enforce are enforced again', () => {
  expect(errorOf('name', 'a'.repeat(51))).toMatch(/50 characters/)
  expect(errorOf('companyName', 'a'.repeat(50))).toBeNull()
  expect(errorOf('companyName', 'a'.repeat(51))).toMatch(/50 characters/)
  expect(errorOf('email', `${'a'.repeat(250)}@b.com`)).toBe('Invalid email address.')
})

test('the source of a lead is one line each and cut, and never missing', () => {
  const source = readSource((field) => (field === 'campaign' ? ` a\r\nb ${'x'.repeat(1_000)}` : undefined))
  expect(source).toMatchObject({ heardFrom: '', landingPage: '', pagesSeen: '', referrer: '' })
  expect(source.campaign).toMatch(/^a b x/)
  expect(source.campaign).toHaveLength(MAX_SOURCE_LENGTH)
})

test('whatever is thrown at it: an answer, never an exception, and accepted values stay accepted', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc.emailAddress(),
    fc.stringMatching(/^[5-9]\d{9,10}$/),
    fc.anything(),
  )
  const record = fc.record(Object.fromEntries(CONTACT_FIELDS.map((field) => [field, anything])), {
    requiredKeys: [],
  })
  const property = fc.property(record, (values) => {
    const result = validateContact(values)
    if (!result.ok) return Object.keys(result.errors).length > 0
    const again = validateContact(result.values)
    const names = Object.keys(result.values)
    return isDeepStrictEqual([again, names], [result, [...CONTACT_FIELDS]])
  })
  expect(fc.check(property, { numRuns: 500 })).toMatchObject({ failed: false, counterexample: null })
}, 30_000)
