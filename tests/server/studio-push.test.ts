import { createPublicKey, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import type { MyNotices } from '#shared/studio/notices.ts'
import { createPushBrowser, startNotices } from './notices.ts'
import { describeOnBoth } from './studio.ts'

describeOnBoth((start) => {
  const begin = () => startNotices(start)

  test('a browser gets the name only, encrypted for it alone, signed with the site’s key', async () => {
    const { join, addLead, notifier, posts } = await begin()
    const ravi = await join('sales')
    const browser = createPushBrowser()
    const { body } = await ravi.post<MyNotices>('/account/push', browser.subscription)
    expect(body.devices).toMatchObject([{ endpoint: browser.subscription.endpoint }])
    await addLead({ name: 'Zara', companyName: 'Zara Tiles', message: 'A private matter' })
    await notifier.runDue()
    expect(posts).toHaveLength(1)
    const { url, headers, body: sent } = posts[0]!
    expect(url).toBe(browser.subscription.endpoint)
    expect(browser.decrypt(sent as Uint8Array)).toEqual({
      title: 'New enquiry',
      body: 'Zara, Zara Tiles',
      path: 'leads/1',
      tag: 'lead-1',
    })
    const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(headers['authorization'] ?? '') ?? []
    expect(key).toBe(body.pushKey)
    const point = Buffer.from(key, 'base64url')
    const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
    const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
    const [head, claims, signature = ''] = token.split('.')
    const signed = Buffer.from(`${head}.${claims}`)
    expect(
      verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url')),
    ).toBe(true)
    expect(JSON.parse(Buffer.from(claims ?? '', 'base64url').toString())).toMatchObject({
      aud: 'https://push.example.com',
    })
  })

  test('a browser that is gone is removed; the others are notified', async () => {
    const { join, addLead, notifier, posts, state } = await begin()
    const ravi = await join('sales')
    await ravi.post('/account/push', createPushBrowser('gone').subscription)
    const kept = createPushBrowser('kept')
    await ravi.post('/account/push', kept.subscription)
    state.answer = async () => ({ status: posts.at(-1)?.url.endsWith('gone') ? 410 : 201, retryAfterMs: null })
    await addLead()
    await notifier.runDue()
    expect(posts).toHaveLength(2)
    const { body } = await ravi.get<MyNotices>('/account/notices')
    expect(body.devices.map(({ endpoint }) => endpoint)).toEqual([kept.subscription.endpoint])
    const other = await join('sales')
    expect((await other.call('DELETE', `/account/push/${body.devices[0]?.id}`)).status, 'somebody else’s').toBe(404)
  })
})
