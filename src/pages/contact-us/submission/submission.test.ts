import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CONTACT_FIELDS, MESSAGE_TOO_LONG } from '#shared/contact.ts'
import { retryDelay, createOutbox, MIN_WAIT_MS, MAX_WAIT_MS } from './outbox.ts'
import { toFormData, post, type Outcome, type Submission } from './request.ts'
import { STORAGE_KEY } from './storage-keys.ts'
import { contactEndpoint, requestOptions } from './endpoint.ts'

const values = {
  name: 'Nila Raman',
  mobile: '9840012345',
  email: 'nila@example.com',
  companyName: '',
  budget: '',
  website: '',
  message: 'Hello',
}
const submission: Submission = { key: 'k'.repeat(32), values, elapsed: 4200.4 }
const own = contactEndpoint(undefined, '/', 'https://site.example')
const script = contactEndpoint('https://script.example/macros/s/abc/exec', '/', 'https://site.example')

describe('target', () => {
  it('is the service below the base path unless the build names another', () => {
    expect(own).toEqual({ url: 'https://site.example/api/contact', sameOrigin: true })
    expect(contactEndpoint('', '/sub/', 'https://site.example').url).toBe('https://site.example/sub/api/contact')
    expect(script.sameOrigin).toBe(false)
  })

  it('tells our own service the key in a header and the elapsed time beside the body', () => {
    const { url, headers, mode } = requestOptions(own, submission)
    expect(url).toBe('https://site.example/api/contact?elapsed=4200')
    expect(headers).toEqual({ 'idempotency-key': submission.key })
    expect(mode).toBe('same-origin')
  })

  it('gives another origin no header, and the key in the address', () => {
    const { url, headers, mode } = requestOptions(script, submission)
    expect(new URL(url).searchParams.get('key')).toBe(submission.key)
    expect(new URL(url).searchParams.has('elapsed')).toBe(false)
    expect(headers).toEqual({})
    expect(mode).toBe('no-cors')
  })

  it('puts the key into the address of a beacon, which can have no header', () => {
    expect(requestOptions(own, submission, { beacon: true }).url).toContain(`key=${submission.key}`)
  })
})

describe('body', () => {
  it('holds exactly the seven fields', () => {
    expect([...toFormData(submission, own).keys()]).toEqual([...CONTACT_FIELDS])
    expect([...toFormData({ ...submission, honeypot: 'x' }, script).keys()]).toEqual([...CONTACT_FIELDS])
  })
  it('tells only our own service about the honeypot, and where the visitor comes from', () => {
    const visit = { landingPage: '/agency', pagesSeen: '/agency > /contact-us', campaign: '', referrer: 'a.example' }
    const more = { ...submission, honeypot: 'x', heardFrom: 'Instagram', visit }
    expect([...toFormData(more, script).keys()]).toEqual([...CONTACT_FIELDS])
    const { fax, heardFrom, landingPage, pagesSeen, referrer, ...fields } = Object.fromEntries(toFormData(more, own))
    expect([fax, heardFrom, landingPage, pagesSeen, referrer]).toEqual([
      'x',
      'Instagram',
      '/agency',
      '/agency > /contact-us',
      'a.example',
    ])
    expect(Object.keys(fields)).toEqual([...CONTACT_FIELDS])
  })
})

describe('post', () => {
  const answer =
    (status: number, headers = {}) =>
    async () =>
      new Response(null, { status, headers })

  it.each([
    [201, 'accepted'],
    [200, 'accepted'],
    [400, 'refused'],
    [413, 'refused'],
    [429, 'unsent'],
    [500, 'unsent'],
    [503, 'unsent'],
  ])('takes an answer of %i as %s', async (status, kind) => {
    expect((await post(submission, own, answer(status))).kind).toBe(kind)
  })

  it('tells why our own service refuses, at the fields', async () => {
    const fields = { email: 'Invalid email address.', other: 'x', name: 7 }
    const refusing = async () => Response.json({ error: 'Some fields need another look.', fields }, { status: 400 })
    expect(await post(submission, own, refusing)).toMatchObject({ errors: { email: 'Invalid email address.' } })
    expect(await post(submission, own, answer(413))).toMatchObject({ errors: { message: MESSAGE_TOO_LONG } })
    expect(await post(submission, own, answer(403))).toMatchObject({ kind: 'refused', errors: {} })
  })

  it('waits as long as the receiver asks', async () => {
    expect(await post(submission, own, answer(429, { 'retry-after': '30' }))).toMatchObject({ wait: 30_000 })
  })

  it('takes the end of the request as success where nothing can be read', async () => {
    const opaque = async () => ({ type: 'opaque', ok: false, status: 0 }) as Response
    expect((await post(submission, script, opaque)).kind).toBe('accepted')
  })

  it('takes a broken connection as unsent', async () => {
    const broken = async () => Promise.reject(new TypeError('Failed to fetch'))
    expect((await post(submission, script, broken)).kind).toBe('unsent')
  })
})

describe('outbox', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const accepted: Outcome = { kind: 'accepted' }
  const unsent: Outcome = { kind: 'unsent', wait: 0, reason: 'offline' }

  function setup(outcomes: (Outcome | Promise<Outcome>)[], kept?: string) {
    const store = new Map(kept ? [[STORAGE_KEY, kept]] : [])
    const sent: Submission[] = []
    const log = vi.fn()
    const beacons: Submission[] = []
    let keys = 0
    const outbox = createOutbox({
      post: async (entry) => {
        sent.push({ ...entry })
        return outcomes.shift() ?? accepted
      },
      sendBeacon: (entry) => beacons.push(entry) > 0,
      storage: {
        getItem: (key) => store.get(key) ?? null,
        setItem: (key, value) => void store.set(key, value),
        removeItem: (key) => void store.delete(key),
      },
      newKey: () => `key-${++keys}`,
      log,
      random: () => 0.5,
    })
    return { outbox, sent, store, log, beacons }
  }

  it('sends once however often the button is pressed', async () => {
    const { promise, resolve } = Promise.withResolvers<Outcome>()
    const { outbox, sent } = setup([promise])
    const both = [outbox.submit({ values, elapsed: 0 }), outbox.submit({ values: { ...values }, elapsed: 0 })]
    resolve(accepted)
    expect(await Promise.all(both)).toEqual([accepted, accepted])
    expect(sent).toHaveLength(1)
  })

  it('keeps what was not sent, logs once, and sends it again under the same key until it gets through', async () => {
    const { outbox, sent, store, log } = setup([unsent, unsent])
    const thanks = vi.fn()
    outbox.onDelivered(thanks)
    await outbox.submit({ values, elapsed: 0 })
    expect(store.get(STORAGE_KEY)).toContain('nila@example.com')
    expect(thanks).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(MIN_WAIT_MS * 10)
    expect(new Set(sent.map((entry) => entry.key))).toEqual(new Set(['key-1']))
    expect(sent).toHaveLength(3)
    expect(thanks).toHaveBeenCalledExactlyOnceWith(values)
    expect(log).toHaveBeenCalledOnce()
    expect(store.has(STORAGE_KEY)).toBe(false)
    await vi.advanceTimersByTimeAsync(MAX_WAIT_MS * 10)
    expect(sent).toHaveLength(3)
  })

  it('sends again at once when the network is back', async () => {
    const { outbox, sent } = setup([unsent])
    await outbox.submit({ values, elapsed: 0 })
    await outbox.retry()
    expect(sent).toHaveLength(2)
    expect(outbox.waiting()).toBe(0)
  })

  it('keeps the key when the same words are sent again by hand', async () => {
    const { outbox, sent } = setup([unsent])
    await outbox.submit({ values, elapsed: 0 })
    await outbox.submit({ values: { ...values }, elapsed: 9000 })
    expect(sent.map((entry) => entry.key)).toEqual(['key-1', 'key-1'])
  })

  it('lets a corrected message replace the one that never went out', async () => {
    const { outbox, sent } = setup([unsent])
    await outbox.submit({ values, elapsed: 0 })
    await outbox.submit({ values: { ...values, message: 'Hello again' }, elapsed: 0 })
    await vi.advanceTimersByTimeAsync(MAX_WAIT_MS)
    expect(sent.map((entry) => entry.values.message)).toEqual(['Hello', 'Hello again'])
  })

  it('does not try for ever what the receiver refuses', async () => {
    const { outbox, sent, store } = setup([{ kind: 'refused', reason: 'too large', errors: {} }])
    expect((await outbox.submit({ values, elapsed: 0 })).kind).toBe('refused')
    await vi.advanceTimersByTimeAsync(MAX_WAIT_MS * 3)
    expect(sent).toHaveLength(1)
    expect(store.has(STORAGE_KEY)).toBe(false)
  })

  it('goes on after a reload of the tab, and tells a page that opens later', async () => {
    const { outbox, sent } = setup([], JSON.stringify([{ ...submission, attempts: 2 }]))
    await outbox.retry()
    expect(sent[0]?.key).toBe(submission.key)
    const thanks = vi.fn()
    outbox.onDelivered(thanks)
    expect(thanks).toHaveBeenCalledOnce()
  })

  it('hands what is unsent or under way to the browser when the page goes away', async () => {
    const { outbox, beacons } = setup([new Promise<Outcome>(() => {})])
    void outbox.submit({ values, elapsed: 0 })
    outbox.flush()
    expect(beacons.map((entry) => entry.key)).toEqual(['key-1'])
  })

  it('keeps what the visit saw in memory only', async () => {
    const { outbox, sent, store } = setup([unsent])
    const visit = { landingPage: '/agency', pagesSeen: '/agency', campaign: 'spring', referrer: '' }
    await outbox.submit({ values, elapsed: 0, heardFrom: 'Instagram', visit })
    expect(store.get(STORAGE_KEY)).toContain('Instagram')
    expect(store.get(STORAGE_KEY)).not.toMatch(/agency|spring/)
    await outbox.retry()
    expect(sent[1]?.visit).toEqual(visit)
  })

  it('survives damaged storage', () => {
    expect(setup([], '{').outbox.waiting()).toBe(0)
  })

  it('waits longer after each attempt, never less than asked, never more than a minute and a quarter', () => {
    expect([1, 2, 3].map((attempts) => retryDelay(attempts, 0.5))).toEqual([2000, 4000, 8000])
    expect(retryDelay(1, 0.5, 30_000)).toBe(30_000)
    expect(retryDelay(30, 1)).toBe(MAX_WAIT_MS * 1.25)
  })
})
