import { expect, test } from 'vitest'
import { createAuthenticator } from './authenticator.ts'
import { createBrowser, createStudio, describeOnBoth, ORIGIN } from './studio.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const OWNER = { name: 'Asha', email: 'asha@example.com', role: 'owner' } as const

test('until there is an account every URL of the studio answers as one that does not exist', async () => {
  const { app, accounts } = await createStudio()
  const requests = [
    ...['GET', 'HEAD'].map((method) => ({ method, accept: 'text/html' })),
    { method: 'GET', accept: 'application/json' },
    { method: 'POST', accept: '*/*' },
    { method: 'DELETE', accept: '*/*' },
  ]
  const paths = ['', '/', '/link', '/api/me', '/api/sign-in/options', '/api/changes', '/assets/app.js']
  const ask = (url: string, { method, accept }: { method: string; accept: string }) =>
    app.inject({ method: method as 'GET', url, headers: { accept, host: 'localhost' } })
  const bytes = ({ statusCode, headers, body }: Awaited<ReturnType<typeof ask>>) => ({
    statusCode,
    headers: { ...headers, date: '' },
    body,
  })
  for (const request of requests) {
    for (const path of paths) {
      const expected = bytes(await ask(`/nothing${path}`, request))
      expect(bytes(await ask(`/studio${path}`, request)), `${request.method} /studio${path}`).toEqual(expected)
    }
  }
  const home = bytes(await ask('/', { method: 'GET', accept: 'text/html' }))
  const { account } = await accounts.invite(OWNER, null)
  expect((await ask('/studio/api/me', { method: 'GET', accept: '*/*' })).statusCode).toBe(401)
  expect(bytes(await ask('/', { method: 'GET', accept: 'text/html' })), 'the site itself').toEqual(home)
  await accounts.revoke(account.id, null)
  expect((await ask('/studio/api/me', { method: 'GET', accept: '*/*' })).statusCode).toBe(404)
})

describeOnBoth((start) => {
  test('a link signs in once, and its passkey from then on', async () => {
    const { accounts, browser } = await start()
    const authenticator = createAuthenticator()
    const { token } = await accounts.invite(OWNER, null)
    const asha = browser()
    const redeemed = await asha.redeem(token, authenticator)
    expect(redeemed).toMatchObject({ status: 200, body: { name: 'Asha', role: 'owner' } })
    expect((await asha.get('/me')).body).toMatchObject({ email: OWNER.email })
    expect(await browser().redeem(token)).toMatchObject({ status: 410, body: { code: 'link-void' } })
    await asha.post('/sign-out')
    expect((await asha.get('/me')).status).toBe(401)
    expect((await asha.signIn(authenticator)).status).toBe(200)
    expect((await asha.get('/me')).status).toBe(200)
  })

  test('of two who use one link at once one gets in', async () => {
    const { accounts, browser, database } = await start()
    const { token } = await accounts.invite(OWNER, null)
    const results = await Promise.all([browser().redeem(token), browser().redeem(token)])
    expect(results.map(({ status }) => status).toSorted()).toEqual([200, 410])
    expect(await database.kysely.selectFrom('studio_passkeys').select('id').execute()).toHaveLength(1)
  })

  test('a link ends after 15 minutes, and when a newer one is made', async () => {
    const { accounts, browser, clock } = await start()
    const first = await accounts.invite(OWNER, null)
    const second = await accounts.invite(OWNER, null)
    expect((await browser().redeem(first.token)).status).toBe(410)
    clock.now += 15 * MINUTE_MS
    expect((await browser().redeem(second.token)).status).toBe(410)
  })

  test('a recovery link ends the passkeys and sessions there were', async () => {
    const { join, accounts, browser } = await start()
    const asha = await join('owner')
    const { token } = await accounts.makeLink(asha.account.id, 'recovery', null)
    expect((await asha.get('/me')).status, 'until it is used').toBe(200)
    expect((await browser().redeem(token)).status).toBe(200)
    expect((await asha.get('/me')).status).toBe(401)
    expect((await asha.signIn(asha.authenticator)).body).toMatchObject({ code: 'unknown-passkey' })
  })

  test('an assertion serves once, for the browser that asked, and only with the user verified', async () => {
    const { join, browser } = await start()
    const { authenticator } = await join('owner')
    const [one, other] = [browser(), browser()]
    const { body } = await one.post('/sign-in/options')
    const response = authenticator.authenticate(body['options'])
    await other.post('/sign-in/options')
    expect((await other.post('/sign-in', { response })).status, 'in another browser').toBe(401)
    expect((await one.post('/sign-in', { response })).status).toBe(200)
    expect((await one.post('/sign-in', { response })).body, 'replayed').toMatchObject({ code: 'challenge-void' })
  })

  test('what another origin signed, or nobody verified, is refused', async () => {
    const { accounts, browser } = await start()
    const { token } = await accounts.invite(OWNER, null)
    for (const fault of [{ origin: 'https://evil.example' }, { isVerified: false }]) {
      expect(await browser().redeem(token, createAuthenticator(fault))).toMatchObject({
        status: 401,
        body: { code: 'not-verified' },
      })
    }
    expect((await browser().redeem(token)).status, 'the link is still good').toBe(200)
  })

  test('a session ends: revoked, unused for a week, or after thirty days', async () => {
    const { join, clock } = await start()
    const asha = await join('owner')
    const stolen = await join('sales')
    const { body } = await stolen.get<{ sessions: { id: number; device: string }[] }>('/account')
    await stolen.call('DELETE', `/account/sessions/${body.sessions[0]?.id}`)
    expect((await stolen.get('/me')).status, 'ended by its owner').toBe(401)
    for (let day = 0; day < 4; day++) {
      clock.now += 6 * DAY_MS
      expect((await asha.get('/me')).status, 'used each week').toBe(200)
    }
    clock.now += 7 * DAY_MS
    expect((await asha.get('/me')).status).toBe(401)
  })

  test('nobody ends or removes what belongs to somebody else', async () => {
    const { join } = await start()
    const asha = await join('owner')
    const ravi = await join('sales')
    const { body } = await asha.get<{ sessions: { id: number }[]; passkeys: { id: string }[] }>('/account')
    expect((await ravi.call('DELETE', `/account/sessions/${body.sessions[0]?.id}`)).status).toBe(404)
    expect((await ravi.call('DELETE', `/account/passkeys/${body.passkeys[0]?.id}`)).status).toBe(404)
    expect((await asha.call('DELETE', `/account/passkeys/${body.passkeys[0]?.id}`)).body).toMatchObject({
      code: 'last-passkey',
    })
  })

  test('a revoked colleague is out at once, and the last owner stays', async () => {
    const { join } = await start()
    const asha = await join('owner')
    const ravi = await join('sales')
    expect((await asha.call('DELETE', `/people/${ravi.account.id}`)).status).toBe(200)
    expect((await ravi.get('/me')).status).toBe(401)
    expect((await ravi.signIn(ravi.authenticator)).status).toBe(401)
    for (const [method, body] of [['DELETE'], ['PATCH', { role: 'sales' }]] as const) {
      expect((await asha.call(method, `/people/${asha.account.id}`, body)).body).toMatchObject({ code: 'last-owner' })
    }
    const { body } = await asha.get<{ entries: { action: string; who: string }[] }>('/audit')
    expect(body.entries.map(({ action }) => action)).toContain('account revoked')
    const log = async (query: string) =>
      (await asha.get<{ entries: { action: string; who: string; target: string }[] }>(`/audit?${query}`)).body.entries
    const { body: named } = await asha.get<{ people: { id: number; name: string }[] }>('/audit/people')
    expect(
      named.people.map(({ id }) => id),
      'who has left, too',
    ).toEqual(expect.arrayContaining([asha.account.id, ravi.account.id]))
    const own = await log(`who=${ravi.account.id}`)
    expect(own.length).toBeGreaterThan(0)
    expect(new Set(own.map(({ who }) => who))).toEqual(new Set([ravi.account.name]))
    for (const { who } of await log('who=0')) expect(who).toBeNull()
    expect(new Set((await log('kind=people')).map(({ action }) => action))).toContain('account revoked')
    expect(await log('kind=pictures')).toEqual([])
    expect(
      (await log('search=ENDED%20account')).map(({ action }) => action),
      'by the words of the line',
    ).toEqual(['account revoked'])
    expect(await log('search=100%25'), 'no pattern').toEqual([])
    expect((await asha.get('/audit?kind=secrets')).status).toBe(400)
  })
})

test('the studio lives where PUBLIC_URL says, and without one on localhost only', async () => {
  const { app, accounts } = await createStudio()
  const { token } = await accounts.invite(OWNER, null)
  expect((await createBrowser(app, { origin: 'http://attacker.example' }).redeem(token)).body).toMatchObject({
    code: 'no-public-url',
  })
  expect((await createBrowser(app, { origin: `${ORIGIN}:8080` }).redeem(token)).status).toBe(200)
})

test('guessing is slowed down', async () => {
  const { browser, accounts } = await createStudio(null, { env: { RATE_LIMIT_PER_IP: '5' } })
  await accounts.invite(OWNER, null)
  const attacker = browser()
  const guess = () => attacker.post('/link/options', { token: 'x'.repeat(43) })
  const statuses: number[] = []
  for (let count = 0; count < 7; count++) statuses.push((await guess()).status)
  expect(statuses).toEqual([410, 410, 410, 410, 410, 429, 429])
  expect((await guess()).headers['retry-after']).toBeDefined()
})

test('nothing that opens an account lies in the database in clear', async () => {
  const { accounts, browser, database } = await createStudio()
  const { token } = await accounts.invite(OWNER, null)
  const asha = browser()
  await asha.redeem(token)
  const session = asha.cookies.get('studio-session') ?? ''
  expect(session).toMatch(/^[\w-]{43}$/)
  const rows = [
    await database.kysely.selectFrom('studio_links').selectAll().execute(),
    await database.kysely.selectFrom('studio_sessions').selectAll().execute(),
  ]
  expect(JSON.stringify(rows)).not.toContain(session)
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('with a mail server a link is mailed to whom it is for; a mail that fails loses nothing', async () => {
  const mails: { to: unknown; text: string }[] = []
  let isDown = false
  const sendMail = async (mail: object) => {
    if (isDown) throw new Error('no route to host')
    mails.push(mail as { to: unknown; text: string })
  }
  const env = { SMTP_URL: 'smtp://127.0.0.1', MAIL_TO: 'owner@example.com' }
  const { join } = await createStudio(null, { env, deps: { mail: { sendMail } } })
  const asha = await join('owner')
  const invite = (email: string) => asha.post('/people', { name: 'Ravi', email, role: 'sales' })
  const first = await invite('ravi@example.com')
  expect(first.body).toMatchObject({ mailedTo: 'ravi@example.com' })
  expect(mails).toMatchObject([{ to: { name: 'Ravi', address: 'ravi@example.com' } }])
  expect(mails[0]?.text).toContain(String(first.body['url']))
  isDown = true
  expect((await invite('meera@example.com')).body).toMatchObject({ mailedTo: null, url: expect.stringMatching(/#/) })
})
