import { expect, test } from 'vitest'
import { ENDPOINTS } from '#shared/studio/endpoints.ts'
import type { Endpoint } from '#shared/studio/endpoint.ts'
import { isAllowed, ROLES } from '#shared/studio/roles.ts'
import { LEAD } from './service.ts'
import { createBrowser, createStudio, ORIGIN } from './studio.ts'

const DAY_MS = 86_400_000
const OWNER = { name: 'Asha', email: 'asha@example.com', role: 'owner' } as const

test('every call is closed to whoever is not signed in, and to every role it is not meant for', async () => {
  const { join, browser } = await createStudio()
  const people = new Map(await Promise.all(ROLES.map(async (role) => [role, await join(role)] as const)))
  let refused = 0
  for (const endpoint of Object.values<Endpoint>(ENDPOINTS)) {
    const { method, access } = endpoint
    const path = endpoint.path.replace(':id', '999')
    if (access === 'public') continue
    expect((await browser().call(method, path)).status, `${method} ${path} signed out`).toBe(401)
    if (access === 'signed-in') continue
    for (const role of ROLES.filter((each) => !isAllowed(each, access))) {
      refused += 1
      expect((await people.get(role)?.call(method, path))?.status, `${method} ${path} as ${role}`).toBe(403)
    }
  }
  expect(refused).toBeGreaterThan(20)
  for (const path of ['/changes', '/export?format=csv']) {
    expect((await browser().get(path)).status, path).toBe(401)
    expect((await people.get('editor')?.get(path))?.status, path).toBe(403)
  }
  expect((await people.get('sales')?.get('/export?format=csv'))?.status).toBe(403)
})

test('no answer of the studio may be framed by anybody', async () => {
  const { app, join } = await createStudio()
  const asha = await join('owner')
  const cookie = [...asha.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const pages = [
    '',
    '/',
    '/leads/1',
    '/link',
    '/worker.js',
    '/assets/none.js',
    '/api/nothing',
    '/api/export?format=csv',
  ]
  const urls: [string, string][] = [
    ...pages.map((path): [string, string] => ['GET', path]),
    ...Object.values<Endpoint>(ENDPOINTS).map(({ method, path }): [string, string] => [
      method,
      `/api${path.replace(':id', '1')}`,
    ]),
  ]
  for (const [method, path] of urls) {
    for (const headers of [{ host: 'localhost' }, { host: 'localhost', cookie, origin: ORIGIN }]) {
      const answer = await app.inject({ method: method as 'GET', url: `/studio${path}`, headers })
      const policy = String(answer.headers['content-security-policy'])
      expect(policy, `${method} ${path} ${answer.statusCode}`).toContain("frame-ancestors 'none'")
      expect(answer.headers['x-frame-options'], `${method} ${path}`).toBe('DENY')
    }
  }
})

test.each(['ended by its owner', 'of somebody who was let go', 'too old'])(
  'an open stream ends with its session, before it tells anything more: %s',
  async (how) => {
    const { app, join, accounts, addLead, post, clock } = await createStudio()
    const owner = await join('owner')
    const ravi = await join('sales')
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
    const cookie = [...ravi.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const get = () => fetch(`http://localhost:${port}/studio/api/changes`, { headers: { cookie } })
    const stream = (await get()).body?.pipeThrough(new TextDecoderStream()).getReader()
    expect((await stream?.read())?.value).toMatch(/^retry/)
    // Later looks at the table are compared with this first one.
    await addLead()
    await expect.poll(async () => (await post()).statusCode).toBe(201)
    expect((await stream?.read())?.value).toMatch(/^data: /)
    if (how === 'too old') clock.now += 31 * DAY_MS
    else if (how.startsWith('of')) await accounts.revoke(ravi.account.id, owner.account.id)
    else {
      const { body } = await ravi.get<{ sessions: { id: number }[] }>('/account')
      await ravi.call('DELETE', `/account/sessions/${body.sessions[0]?.id}`)
    }
    await post({ ...LEAD, message: 'After the end' })
    const rest: string[] = []
    for (let part = await stream?.read(); part && !part.done; part = await stream?.read()) rest.push(part.value)
    // One message may have been on its way when the session ended.
    expect(rest.length).toBeLessThanOrEqual(1)
    expect((await get()).status).toBe(401)
  },
)

test('who else has a document open is sent to those who may change it, and leads to nobody else', async () => {
  const { app, join, addLead, post } = await createStudio()
  const [meera, kala, ravi] = [await join('editor', 'Meera'), await join('editor', 'Kala'), await join('sales')]
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const open = async (person: typeof meera) => {
    const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const url = `http://localhost:${port}/studio/api/changes?file=content%2Fabout.yaml`
    const answer = await fetch(url, { headers: { cookie } })
    return { status: answer.status, reader: answer.body?.pipeThrough(new TextDecoderStream()).getReader() }
  }
  expect((await open(ravi)).status).toBe(403)
  const { reader } = await open(meera)
  let text = ''
  const until = async (wanted: string) => {
    while (!text.includes(wanted)) text += (await reader?.read())?.value ?? ''
  }
  await until('event: present\ndata: {"file":"content/about.yaml","people":[]}')
  await addLead()
  expect((await post()).statusCode).toBe(201)
  const other = await open(kala)
  await until('"people":["Kala"]')
  expect(text).not.toContain('leads')
  await other.reader?.cancel()
  await reader?.cancel()
})

test('no call is taken from another site, whatever cookies come with it', async () => {
  const { join } = await createStudio()
  const asha = await join('owner')
  const forged = [
    { origin: 'https://evil.example' },
    { origin: 'http://localhost:1234' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ]
  for (const { method, path } of Object.values<Endpoint>(ENDPOINTS)) {
    for (const headers of forged) {
      const { status, body } = await asha.call(method, path.replace(':id', '1'), undefined, headers)
      expect({ status, code: body['code'] }, `${method} ${path} ${JSON.stringify(headers)}`).toEqual({
        status: 403,
        code: 'other-origin',
      })
    }
  }
  const { status } = await asha.call('POST', '/sign-out', undefined, { origin: '' })
  expect(status, 'without an origin').toBe(403)
})

test('the cookie is out of reach for scripts and other sites, and over https marked so', async () => {
  const plain = await createStudio()
  const { token } = await plain.accounts.invite(OWNER, null)
  const { cookies = [] } = (await plain.browser().redeem(token)) as { cookies?: Record<string, unknown>[] }
  expect(cookies[0]).toMatchObject({ name: 'studio-session', httpOnly: true, sameSite: 'Strict', path: '/studio' })
  const origin = 'https://www.example.com'
  const secure = await createStudio(null, { env: { PUBLIC_URL: origin } })
  const invited = await secure.accounts.invite(OWNER, null)
  const answer = (await createBrowser(secure.app, { origin }).redeem(invited.token)) as {
    cookies?: Record<string, unknown>[]
  }
  expect(answer.cookies?.[0]).toMatchObject({
    name: '__Secure-studio-session',
    secure: true,
    httpOnly: true,
    sameSite: 'Strict',
  })
})
