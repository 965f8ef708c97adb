import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CONTACT_FIELDS } from '#shared/contact.ts'
import { collect, createService, field, formBody, LEAD, rawForm } from './service.ts'

type Service = Awaited<ReturnType<typeof createService>>
type Form = { type: string; body: Buffer }

async function send({ app }: Service, { type, body }: Form, headers: Record<string, string> = {}) {
  return app.inject({
    method: 'POST',
    url: '/api/contact',
    payload: body,
    headers: { 'content-type': type, ...headers },
  })
}

const good = Object.entries(LEAD).map(([name, value]) => field(name, value))

test('a form written by hand passes, so that the refusals below mean something', async () => {
  const service = await createService()
  expect((await send(service, rawForm(good))).statusCode).toBe(201)
})

test.each<[string, Form, number]>([
  ['no boundary in the type', { ...rawForm(good), type: 'multipart/form-data' }, 400],
  ['another boundary than announced', { ...rawForm(good), type: 'multipart/form-data; boundary=other' }, 400],
  ['cut off before its end', rawForm(good, ''), 400],
  ['cut off within a header', { ...rawForm([]), body: Buffer.from('--boundary\r\nContent-Dispo') }, 400],
  ['an empty body', { ...rawForm([]), body: Buffer.alloc(0) }, 400],
  ['a field twice', rawForm([...good, field('name', 'Other Name')]), 400],
  ['a NUL character', rawForm([...good.slice(0, 6), field('message', 'before\u0000after')]), 400],
  [
    'broken UTF-8',
    rawForm([...good.slice(0, 6), Buffer.concat([Buffer.from(field('message', 'x')), Buffer.from([0xc3, 0x28])])]),
    400,
  ],
  [
    'an overlong encoding',
    rawForm([...good.slice(0, 6), Buffer.concat([Buffer.from(field('message', 'x')), Buffer.from([0xc0, 0xaf])])]),
    400,
  ],
  [
    'a file',
    rawForm([
      ...good,
      'Content-Disposition: form-data; name="cv"; filename="../../etc/passwd"\r\nContent-Type: application/pdf\r\n\r\n%PDF',
    ]),
    400,
  ],
  [
    'a file in the place of a field',
    rawForm([...good.slice(0, 6), 'Content-Disposition: form-data; name="message"; filename="a.txt"\r\n\r\nhello']),
    400,
  ],
  [
    'the end inside a file',
    {
      type: 'multipart/form-data; boundary=X',
      body: Buffer.from('--X\r\nContent-Disposition: form-data; name="f"; filename="a"\r\n\r\nabc'),
    },
    400,
  ],
  ['21 fields', rawForm([...good, ...Array.from({ length: 14 }, (_, index) => field(`more${index}`, 'x'))]), 413],
  ['ten thousand fields', rawForm(Array.from({ length: 10_000 }, (_, index) => field(`f${index}`, 'x'))), 413],
  ['a thousand tiny fields within the size', rawForm(Array.from({ length: 1_000 }, () => field('a', ''))), 400],
  [
    'a part header of 60 KB',
    rawForm([`Content-Disposition: form-data; name="name"; x="${'y'.repeat(60_000)}"\r\n\r\nAsha Raman`]),
    400,
  ],
  ['a field name of 60 KB', rawForm([field('n'.repeat(60_000), 'x')]), 400],
  ['only line breaks', { ...rawForm([]), body: Buffer.from('\r\n'.repeat(30_000)) }, 400],
])('%s: refused, nothing stored, and the next visitor is served', async (_what, form, status) => {
  const service = await createService()
  const response = await send(service, form)
  expect(response.statusCode).toBe(status)
  expect(response.json<{ error: string }>().error).toMatch(/\w/)
  expect(await service.ledger.count()).toBe(0)
  expect((await send(service, rawForm(good))).statusCode).toBe(201)
})

test('unknown fields are left aside', async () => {
  const service = await createService()
  const extra = [field('id', '7'), field('__proto__', 'x'), field('constructor', 'x'), field('held', 'x')]
  expect((await send(service, rawForm([...good, ...extra]))).statusCode).toBe(201)
  expect((await collect(service.ledger.find()))[0]).toMatchObject({ ...LEAD, id: 1, held: null })
})

test('line breaks in a one-line field are refused where they could start a header', async () => {
  const service = await createService()
  const injected = { ...LEAD, email: 'a@b.com\r\nBcc: everyone@example.com' }
  expect((await send(service, await formBody(injected))).statusCode).toBe(400)
  expect((await send(service, await formBody({ ...LEAD, name: 'Asha\r\nBcc: x' }))).statusCode).toBe(400)
})

test('a key that could break a header or a log line is ignored, and the lead is kept', async () => {
  const service = await createService()
  for (const key of ['x', 'a b c d e f g h', '{"a":1,"b":2}', 'k'.repeat(200)]) {
    const message = `with ${key}`
    const response = await send(service, await formBody({ ...LEAD, message }), { 'idempotency-key': key })
    expect(response.statusCode).toBe(201)
  }
  expect(await service.ledger.count()).toBe(4)
})

test.each([
  '/../../etc/passwd',
  '/..%2f..%2fetc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/assets/../../headers.json',
  '/assets/..%5c..%5cheaders.json',
  '/%00',
  '/index.html%00.js',
  '//etc/passwd',
  '/a%',
  '/.git/config',
  '/assets/',
])('the address %s gives nothing away', async (url) => {
  const { app } = await createService()
  const response = await app.inject({ url, headers: { accept: 'text/html' } })
  expect(response.statusCode).toBeGreaterThanOrEqual(400)
  expect(response.statusCode).toBeLessThan(500)
  expect(response.body).not.toMatch(/root:|csp|at .*\.(js|ts)/)
  expect(response.headers['x-content-type-options']).toBe('nosniff')
})

test('whatever is typed is either refused by field or stored exactly, trimmed', async () => {
  const service = await createService()
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: 'binary' }),
    fc.constantFrom('=1+1', '', ' ', '\r\n'),
  )
  const values = fc.record({
    name: fc.oneof(fc.constant(LEAD.name), text),
    mobile: fc.oneof(fc.constant(LEAD.mobile), text),
    email: fc.oneof(fc.constant(LEAD.email), text),
    companyName: text,
    budget: text,
    website: text,
    message: fc.oneof(fc.constant(LEAD.message), text),
  })
  let stored = 0
  await fc.assert(
    fc.asyncProperty(values, async (typed) => {
      const before = await service.ledger.count()
      const response = await send(service, await formBody(typed))
      expect([201, 400]).toContain(response.statusCode)
      const [lead] = await collect(service.ledger.find({}, 1))
      const grown = (await service.ledger.count()) - before
      expect(grown).toBeLessThanOrEqual(response.statusCode === 201 ? 1 : 0)
      if (!grown) return
      stored += 1
      for (const name of CONTACT_FIELDS) {
        // A browser sends every line break as CRLF, and no lone surrogates.
        const sent = typed[name]
          .toWellFormed()
          .replace(/\r\n|\r/g, '\n')
          .trim()
        expect(lead?.[name]).toBe(sent)
      }
    }),
    { numRuns: 400 },
  )
  expect(stored).toBeGreaterThan(10)
})
