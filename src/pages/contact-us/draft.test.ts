import { expect, it } from 'vitest'
import { draftMessage, draftWith, mailLink } from './draft.ts'

const words = {
  subject: 'A new project',
  greeting: 'Hello there.',
  from: 'Name',
  labels: { email: 'Email', budget: 'Budget', website: 'Website' },
}

it('carries nothing over while nothing is typed', () => {
  expect(draftMessage({ name: '  ', message: '' }, words)).toBeUndefined()
  expect(mailLink('a@b.example', {}, words)).toBe('mailto:a@b.example?subject=A%20new%20project')
})

it('carries message, name and company over', () => {
  expect(draftMessage({ name: 'Nila', companyName: 'Malli', message: 'More orders, please.' }, words)).toBe(
    'More orders, please.\n\nName: Nila, Malli',
  )
})

it('carries e-mail address, budget and website over, each by its label', () => {
  const typed = { name: 'Nila', email: 'nila@malli.example', budget: ' AED 5,000 ', website: 'malli.example' }
  expect(draftMessage(typed, words)).toBe(
    'Hello there.\n\nName: Nila\nEmail: nila@malli.example\nBudget: AED 5,000\nWebsite: malli.example',
  )
})

it('carries as much of a long message over as a link can hold, and all of the rest', () => {
  const text = draftMessage({ name: 'Nila', message: 'நிலா '.repeat(900) }, words) ?? ''
  expect(text).toMatch(/ …\n\nName: Nila$/)
  expect(encodeURIComponent(text).length).toBeLessThan(4100)
  expect(encodeURIComponent(text).length).toBeGreaterThan(3900)
})

it('greets where only a name is typed', () => {
  expect(draftMessage({ name: 'Nila' }, words)).toBe('Hello there.\n\nName: Nila')
})

it('keeps what is typed from adding fields to the e-mail', () => {
  const link = mailLink('a@b.example', { message: 'x&bcc=evil@c.example\ny' }, words)
  expect([...new URL(link).searchParams.keys()]).toEqual(['subject', 'body'])
  expect(new URL(link).searchParams.get('body')).toBe('x&bcc=evil@c.example\r\ny')
})

it('takes in the message that an address brings along, once and below what has been typed', () => {
  expect(draftWith('?message=One%20customer', {})).toEqual({ message: 'One customer' })
  expect(draftWith('?message=One', { name: 'Asha', message: 'Hello' })).toEqual({
    name: 'Asha',
    message: 'Hello\n\nOne',
  })
  expect(draftWith('?message=One', { message: 'Hello One' })).toEqual({ message: 'Hello One' })
  expect(draftWith('?tab=x', { message: 'Hello' })).toEqual({ message: 'Hello' })
  expect(draftWith(`?message=${'a'.repeat(9000)}`, {}).message).toHaveLength(500)
})

it('puts what a form asked into the lines of the message, and leaves out those that were not answered', () => {
  const lines = '?message=We+sell%3A+{sells}&message=By+when%3A+{when}'
  expect(draftWith(`${lines}&sells=+Sofas+&when=This+year`, {})).toEqual({
    message: 'We sell: Sofas\nBy when: This year',
  })
  expect(draftWith(`${lines}&sells=&when=This+year`, {})).toEqual({ message: 'By when: This year' })
  expect(draftWith(`${lines}&sells=+`, { name: 'Asha' })).toEqual({ name: 'Asha' })
  expect(draftWith('?message={sells}&sells={when}&when=x', {})).toEqual({ message: '{when}' })
})
