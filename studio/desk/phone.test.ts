import { expect, test } from 'vitest'
import { callUrl, formatPhone, mailUrl, whatsAppUrl } from './phone.ts'
import { fillTemplate } from './fill-template.ts'

test('ten digits are an Indian number, anything else says its country itself', () => {
  expect(formatPhone('9876543210')).toBe('+91 98765 43210')
  expect(formatPhone('+971501234567')).toBe('+971501234567')
  expect(callUrl('9876543210')).toBe('tel:+919876543210')
  expect(whatsAppUrl('9876543210', 'Hi & welcome? #1')).toBe(
    'https://wa.me/919876543210?text=Hi%20%26%20welcome%3F%20%231',
  )
})

test('a mailbox cannot add anything to the mail', () => {
  const url = new URL(mailUrl('a?bcc=x@example.com', 'Hi', 'A + B'))
  expect([...url.searchParams.keys()]).toEqual(['subject', 'body'])
  expect(url.href).toContain('A%20%2B%20B')
})

test('a template is filled once: braces in a name stay braces', () => {
  const lead = { name: '{me} Raman', companyName: '' }
  expect(fillTemplate('Hi {name}, {company} {unknown}', lead, { name: 'Ravi Kumar' })).toBe(
    'Hi {me}, your business {unknown}',
  )
})
