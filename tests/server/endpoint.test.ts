import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CONTACT_FIELDS, CONTACT_LIMITS, MESSAGE_TOO_LONG } from '#shared/contact.ts'
import { collect, createService, LEAD } from './service.ts'

const PAGE = { accept: 'text/html,application/xhtml+xml' }

test('a right form is stored with all seven fields and answered 201', async () => {
  const { post, ledger, clock } = await createService()
  const response = await post({ ...LEAD, name: '  Asha Raman ' })
  expect(response.statusCode).toBe(201)
  expect(response.headers['cache-control']).toBe('no-store')
  const [lead] = await collect(ledger.find())
  expect(lead).toMatchObject({ ...LEAD, receivedAt: clock.now, held: null })
  expect(response.json()).toEqual({ submission: lead?.submission })
})

test('wrong fields get the messages of the specification, and nothing is stored', async () => {
  const { post, ledger } = await createService()
  const response = await post({ ...LEAD, name: 'Al', mobile: '123', email: 'x', message: ' ' })
  expect(response.statusCode).toBe(400)
  expect(response.json()).toEqual({
    error: expect.any(String),
    fields: {
      name: 'Name must be at least 3 characters long.',
      mobile: 'Invalid WhatsApp number',
      email: 'Invalid email address.',
      message: 'Message is required.',
    },
  })
  expect(await ledger.count()).toBe(0)
})

test('missing optional fields are stored as empty, never as "null" or "undefined"', async () => {
  const { post, ledger } = await createService()
  const { companyName: _c, budget: _b, website: _w, ...needed } = LEAD
  expect((await post(needed)).statusCode).toBe(201)
  expect((await collect(ledger.find()))[0]).toMatchObject({ companyName: '', budget: '', website: '' })
})

test('only POST, only multipart', async () => {
  const { app, ledger } = await createService()
  for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const) {
    const response = await app.inject({ method, url: '/api/contact' })
    expect([method, response.statusCode, response.headers['allow']]).toEqual([method, 405, 'POST'])
  }
  for (const type of ['application/json', 'application/x-www-form-urlencoded', 'text/plain']) {
    const response = await app.inject({
      method: 'POST',
      url: '/api/contact',
      headers: { 'content-type': type },
      payload: '{}',
    })
    expect([type, response.statusCode]).toEqual([type, 415])
  }
  expect((await app.inject({ method: 'POST', url: '/api/contact' })).statusCode).toBe(415)
  expect(await ledger.count()).toBe(0)
})

test('a body over 64 KiB is refused, one just under it is stored whole', async () => {
  const { post, ledger } = await createService()
  expect((await post({ ...LEAD, website: 'x'.repeat(65_536) })).statusCode).toBe(413)
  const website = 'x'.repeat(63_000)
  expect((await post({ ...LEAD, website })).statusCode).toBe(201)
  expect((await collect(ledger.find())).map((lead) => lead.website)).toEqual([website])
})

test('the longest form that the browser lets through is stored whole, in letters of the most bytes', async () => {
  const { post, ledger } = await createService()
  const longest = Object.fromEntries(Object.entries(CONTACT_LIMITS).map(([field, limit]) => [field, 'க'.repeat(limit)]))
  expect((await post({ ...LEAD, ...longest })).statusCode).toBe(201)
  // A line break is sent as two bytes.
  const lines = { ...LEAD, message: `${'x\n'.repeat(CONTACT_LIMITS.message / 2 - 1)}xx` }
  expect((await post(lines)).statusCode).toBe(201)
  expect((await collect(ledger.find())).map((lead) => lead.message)).toEqual([lines.message, longest['message']])
})

test('a message that is too long is refused by name, with JavaScript and without, and comes back', async () => {
  const { post, ledger } = await createService()
  const long = { ...LEAD, message: 'x'.repeat(CONTACT_LIMITS.message + 1) }
  expect((await post(long)).json()).toMatchObject({ fields: { message: MESSAGE_TOO_LONG } })
  const page = await post(long, { headers: PAGE })
  expect(page.statusCode).toBe(400)
  expect(page.body).toContain(`<p id="message-error">${MESSAGE_TOO_LONG}</p>`)
  expect(page.body).toContain(long.message)
  const huge = { ...LEAD, message: 'x'.repeat(70_000) }
  expect((await post(huge)).json()).toEqual({ error: MESSAGE_TOO_LONG })
  const refused = await post(huge, { headers: PAGE })
  expect(refused.statusCode).toBe(413)
  expect(refused.body).toContain(`role="alert">${MESSAGE_TOO_LONG} The Back button`)
  expect(await ledger.count()).toBe(0)
})

test('one key posted a hundred times at once is one lead', async () => {
  const { post, ledger } = await createService()
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => post(LEAD, { headers: { 'idempotency-key': 'submission-0001' } })),
  )
  expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([201]))
  expect(new Set(answers.map((answer) => answer.body)).size).toBe(1)
  expect(await ledger.count()).toBe(1)
})

test('a key given in the address counts as one given in the header', async () => {
  const { post, ledger } = await createService()
  await post(LEAD, { headers: { 'idempotency-key': 'submission-0001' } })
  await post(LEAD, { url: '/api/contact?key=submission-0001' })
  expect(await ledger.count()).toBe(1)
})

test('the same key with other words, or the same words with another key, is another lead', async () => {
  const { post, ledger } = await createService()
  await post(LEAD, { headers: { 'idempotency-key': 'submission-0001' } })
  await post({ ...LEAD, message: 'And one more thing.' }, { headers: { 'idempotency-key': 'submission-0001' } })
  await post(LEAD, { headers: { 'idempotency-key': 'submission-0002' } })
  expect(await ledger.count()).toBe(3)
})

test('without a key, the same words within a day are a double click, also across midnight', async () => {
  const { post, ledger, clock } = await createService()
  clock.now = Date.UTC(2026, 0, 5, 23, 59, 59)
  await post()
  clock.now += 2_000
  await post()
  expect(await ledger.count()).toBe(1)
  clock.now += 3 * 86_400_000
  await post()
  expect(await ledger.count()).toBe(2)
})

test('forms from other sites are refused, those of this one accepted', async () => {
  const { post, ledger } = await createService({ env: { ALLOWED_ORIGINS: 'https://www.example.com' } })
  const status = async (headers: Record<string, string>) =>
    (await post({ ...LEAD, message: JSON.stringify(headers) }, { headers })).statusCode
  expect(await status({ origin: 'https://evil.example' })).toBe(403)
  expect(await status({ origin: 'null' })).toBe(403)
  expect(await status({ 'sec-fetch-site': 'cross-site' })).toBe(403)
  expect(await status({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })).toBe(403)
  expect(await ledger.count()).toBe(0)
  expect(await status({ origin: 'http://localhost:80', host: 'localhost:80' })).toBe(201)
  expect(await status({ origin: 'https://www.example.com' })).toBe(201)
  expect(await status({ origin: 'null', 'sec-fetch-site': 'same-origin' })).toBe(201)
  expect(await status({})).toBe(201)
})

test('the page of an allowed other origin may see that its post arrived', async () => {
  const { post } = await createService({ env: { ALLOWED_ORIGINS: 'https://www.example.com' } })
  const response = await post(LEAD, { headers: { origin: 'https://www.example.com' } })
  expect(response.headers['cross-origin-resource-policy']).toBe('cross-origin')
})

test('with a public address, the host name of the request no longer decides', async () => {
  const { post } = await createService({ env: { PUBLIC_URL: 'https://example.com' } })
  const status = async (origin: string) => (await post(LEAD, { headers: { origin, host: 'evil.example' } })).statusCode
  expect(await status('https://evil.example')).toBe(403)
  expect(await status('https://example.com')).toBe(201)
})

test('suspects are stored as held and told nothing; a slow human is not held', async () => {
  const { post, ledger } = await createService()
  const held = async (extra: Record<string, string>, url?: string) => {
    const response = await post({ ...LEAD, message: JSON.stringify([extra, url]), ...extra }, url ? { url } : {})
    expect(response.statusCode).toBe(201)
    return (await collect(ledger.find({}, 1)))[0]?.held
  }
  expect(await held({ fax: 'http://spam.example' })).toBe('the hidden field was filled in')
  expect(await held({ elapsed: '400' })).toBe('filled in within 0.4 s')
  expect(await held({}, '/api/contact?elapsed=1200')).toBe('filled in within 1.2 s')
  expect(await held({ fax: '', elapsed: '30000' })).toBeNull()
  expect(await held({ elapsed: 'soon' })).toBeNull()
  expect(await held({})).toBeNull()
  expect(await ledger.count({ held: true })).toBe(3)
  const columns = Object.keys((await collect(ledger.find()))[0] ?? {})
  expect(columns.filter((column) => ['fax', 'elapsed'].includes(column))).toEqual([])
})

test('without JavaScript, a right form leads to the thank-you page', async () => {
  const { post, app } = await createService()
  const response = await post(LEAD, { headers: PAGE })
  expect(response.statusCode).toBe(303)
  expect(response.headers['location']).toBe('/thank-you/')
  expect((await app.inject('/thank-you/')).statusCode).toBe(200)
})

test('without JavaScript, a wrong form comes back with its values and messages', async () => {
  const { post } = await createService()
  const values = {
    ...LEAD,
    name: '"><script>alert(1)</script>',
    mobile: '123',
    message: '\n</textarea><img src=x onerror=alert(1)>',
  }
  const response = await post(values, { headers: PAGE })
  expect(response.statusCode).toBe(400)
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
  const html = response.body
  expect(html).not.toMatch(/<script|<img/)
  expect(html).toMatch(/<input name="name"[^>]* value="&quot;/)
  expect(html).toContain('<p id="name-error">Name can only contain letters and spaces.</p>')
  expect(html).toContain('<p id="mobile-error">Invalid WhatsApp number</p>')
  expect(html).toContain('<p id="email-error" hidden="">')
  expect(html).toMatch(/<input name="name"[^>]*aria-invalid="true"[^>]*autofocus=""[^>]*aria-describedby="name-error"/)
  expect(html.match(/autofocus/g)).toHaveLength(1)
  expect(html).toContain('value="asha@example.com"')
  expect(html).toContain('&lt;/textarea&gt;&lt;img')
  for (const field of CONTACT_FIELDS) expect(html).toContain(`name="${field}"`)
})

test('without JavaScript, other refusals are said on the contact page', async () => {
  const { post } = await createService({ env: { RATE_LIMIT_PER_IP: '1' } })
  await post(LEAD, { headers: PAGE })
  const response = await post(LEAD, { headers: PAGE })
  expect(response.statusCode).toBe(429)
  expect(response.body).toMatch(/<p id="contact-notice" role="alert">Too many messages/)
})

test('a flood of refusals does not keep the server busy with pages: each is put together once', async () => {
  const { app, post, settings } = await createService({ env: { RATE_LIMIT_PER_IP: '1' } })
  await post(LEAD)
  const refusals = [
    () => post(LEAD, { headers: PAGE }),
    () => post(LEAD, { headers: { ...PAGE, origin: 'https://evil.example' } }),
    () => app.inject({ url: '/api/contact', headers: PAGE }),
  ]
  const first = await Promise.all(refusals.map((refuse) => refuse()))
  expect(first.map(({ statusCode }) => statusCode)).toEqual([429, 403, 405])
  rmSync(join(settings.siteDir, 'contact-us'), { recursive: true })
  const later = await Promise.all(refusals.map((refuse) => refuse()))
  expect(later.map(({ body }) => body)).toEqual(first.map(({ body }) => body))
  expect(new Set(first.map(({ body }) => body)).size).toBe(3)
})

test('under a base path, everything lives there', async () => {
  const { post, app } = await createService({ env: { BASE_PATH: '/site/' } })
  const response = await post(LEAD, { headers: PAGE })
  expect(response.headers['location']).toBe('/site/thank-you/')
  expect((await app.inject('/site/about-us')).headers['location']).toBe('/site/about-us/')
  expect((await app.inject('/site')).headers['location']).toBe('/site/')
  expect((await app.inject('/site/healthz')).statusCode).toBe(200)
  expect((await app.inject('/about-us/')).statusCode).toBe(404)
})

test('the log tells what happened and nothing about whom', async () => {
  const { post, log, app } = await createService({ env: { LOG_LEVEL: 'trace' } })
  await post({ ...LEAD, message: 'a very private matter' }, { url: '/api/contact?key=submission-0001' })
  await post({ ...LEAD, mobile: '123', message: 'a very private matter' })
  await app.inject('/about-us/?utm_source=private')
  const text = log.join('')
  expect(text).toMatch(/"path":"\/api\/contact","status":201/)
  expect(text).toMatch(/"path":"\/api\/contact","status":400/)
  for (const secret of ['private', ...Object.values(LEAD), '127.0.0.1']) expect(text).not.toContain(secret)
})
