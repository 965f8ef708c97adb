import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CONTACT_FIELDS } from '#shared/contact.ts'
import { escapeFormula } from '../../server/leads/escape-formula.ts'
import { createSpreadsheetHost } from './spreadsheet-host.ts'

const lead = {
  name: 'Asha Raman',
  mobile: '9876543210',
  email: 'asha@example.com',
  companyName: '',
  budget: '50,000',
  website: 'example.com',
  message: 'Please call me.',
}

test('the first lead makes the sheet, its header and one row, as typed', () => {
  const host = createSpreadsheetHost()
  expect(host.post({ ...lead, key: 'submission-1' })).toEqual({ ok: true, repeated: false })
  const [header, row, ...more] = host.rows()
  expect(header).toHaveLength(CONTACT_FIELDS.length + 2)
  expect(row?.slice(1)).toEqual([...CONTACT_FIELDS.map((field) => lead[field]), 'submission-1'])
  expect(more).toEqual([])
  expect(host.violations).toEqual([])
  expect(host.locked).toBe(false)
})

const titled = (rows: unknown[][], row: number) =>
  Object.fromEntries((rows[0] ?? []).map((title, at) => [String(title), rows[row]?.[at] ?? '']))

test('what the server knows of the visit stands below its own title, also beside columns of the owner', () => {
  const host = createSpreadsheetHost()
  host.post({ ...lead, key: 'submission-1' })
  host.rows()[0]?.push('My notes')
  const visit = { heardFrom: 'Instagram', landingPage: '/agency', pagesSeen: '/agency > /contact-us', campaign: '=1+1' }
  host.post({ ...lead, ...visit, key: 'submission-2' })
  host.post({ ...lead, referrer: 'www.example.com', heardFrom: 'A friend', key: 'submission-3' })
  expect(titled(host.rows(), 2)).toMatchObject({
    Submission: 'submission-2',
    'My notes': '',
    'Heard of us': 'Instagram',
    'Landing page': '/agency',
    'Pages seen': '/agency > /contact-us',
    Campaign: '=1+1',
  })
  expect(titled(host.rows(), 3)).toMatchObject({ 'Heard of us': 'A friend', 'Came from': 'www.example.com' })
  expect(host.rows()[0]).toHaveLength(CONTACT_FIELDS.length + 2 + 1 + 5)
  expect(host.violations).toEqual([])
})

test('a country that a form without script says stands behind the number', () => {
  const host = createSpreadsheetHost()
  host.post({ ...lead, mobile: '0501234567', country: 'AE', key: 'submission-1' })
  host.post({ ...lead, country: 'IN', key: 'submission-2' })
  host.post({ ...lead, mobile: '+44 7911 123456', country: 'other', key: 'submission-3' })
  expect([1, 2, 3].map((row) => host.rows()[row]?.[2])).toEqual(['0501234567 (AE)', '9876543210', '+44 7911 123456'])
})

test('running the set-up twice leaves one header', () => {
  const host = createSpreadsheetHost()
  host.setUp()
  host.setUp()
  expect(host.rows()).toHaveLength(1)
  expect(host.get()).toEqual({ ok: true, ready: true })
})

test('the same submission again adds nothing and is answered as a success', () => {
  const host = createSpreadsheetHost()
  host.post({ ...lead, key: 'submission-1' })
  host.post({ ...lead, key: 'submission-2' })
  expect(host.post({ ...lead, key: 'submission-1' })).toEqual({ ok: true, repeated: true })
  expect(host.rows()).toHaveLength(3)
})

test('posts without a submission id are all kept', () => {
  const host = createSpreadsheetHost()
  host.post(lead)
  host.post(lead)
  expect(host.rows()).toHaveLength(3)
})

test('a lock that does not come, or a write that fails, is reported and leaves no lock behind', () => {
  const host = createSpreadsheetHost()
  host.setUp()
  host.faults.lockBusy = true
  expect(host.post(lead)).toEqual({ ok: false, error: 'busy' })
  host.faults.lockBusy = false
  host.faults.writeFails = true
  expect(host.post(lead)).toEqual({ ok: false, error: 'Service Spreadsheets failed' })
  host.faults.writeFails = false
  expect(host.post(lead).ok).toBe(true)
  expect(host.rows()).toHaveLength(2)
})

test('an empty or half-empty post is refused', () => {
  const host = createSpreadsheetHost()
  expect(host.post(undefined)).toEqual({ ok: false, error: 'name is missing' })
  expect(host.post({ ...lead, message: '  ' })).toEqual({ ok: false, error: 'message is missing' })
  expect(host.rows()).toEqual([])
})

test('a message longer than a cell is cut and says so', () => {
  const host = createSpreadsheetHost()
  host.post({ ...lead, message: 'x'.repeat(60_000) })
  const message = String(host.rows()[1]?.[7])
  expect(message.length).toBeLessThan(50_000)
  expect(message).toMatch(/cut: too long/)
})

test('whatever is typed reaches its cell as that text, straight from a browser or through the server', () => {
  const typed = fc
    .oneof(
      fc.constantFrom('=1+1', '+1', '-5000', '@SUM(A1)', '=HYPERLINK("http://x")', '1/2', '007', "'", "'=1", '＝1'),
      fc.string({ unit: 'grapheme', minLength: 1 }),
    )
    .map((text) => text.trim())
    .filter(Boolean)
  fc.assert(
    fc.property(typed, (text) => {
      const direct = createSpreadsheetHost()
      direct.post({ ...lead, budget: text })
      expect(direct.violations).toEqual([])
      // A direct post loses only a leading apostrophe typed by the visitor.
      expect(direct.rows()[1]?.[5]).toBe(text.startsWith("'") ? text.slice(1) : text)

      const forwarded = createSpreadsheetHost()
      forwarded.post({ ...lead, budget: escapeFormula(text) })
      expect(forwarded.violations).toEqual([])
      expect(forwarded.rows()[1]?.[5]).toBe(text)
    }),
    { numRuns: 300 },
  )
})
