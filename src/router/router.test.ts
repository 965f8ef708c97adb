import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { navigate, startRouter, type RouteState } from './hash-router.ts'
import { createPath, parsePath } from './location.ts'

describe('parsePath', () => {
  it('takes an address apart and names a page in one way', () => {
    expect(parsePath('/about-us/?a=1&b=?#part')).toEqual({ pathname: '/about-us', search: '?a=1&b=?', hash: '#part' })
    expect(parsePath('/About-Us/?A=1#Part')).toEqual({ pathname: '/about-us', search: '?A=1', hash: '#Part' })
    expect(parsePath('')).toEqual({ pathname: '/', search: '', hash: '' })
    expect(parsePath('blogs#?x')).toEqual({ pathname: '/blogs', search: '', hash: '#?x' })
    expect(createPath(parsePath('/a?b#c'))).toBe('/a?b#c')
  })
})

describe('the hash router', () => {
  let entries: { state: unknown; hash: string }[]
  let at: number
  let popped: (() => void) | undefined
  let shown: { visit: RouteState; page: string | undefined }[]

  beforeEach(() => {
    entries = [{ state: null, hash: '#/' }]
    at = 0
    shown = []
    const write = (state: unknown, _: string, hash: string) => {
      entries[at] = { state, hash }
      entries.length = at + 1
    }
    vi.stubGlobal('location', {
      get hash() {
        return entries[at]?.hash ?? ''
      },
    })
    vi.stubGlobal('history', {
      get state() {
        return entries[at]?.state
      },
      replaceState: write,
      pushState: (...entry: Parameters<typeof write>) => {
        at++
        write(...entry)
      },
    })
    vi.stubGlobal('addEventListener', (_: string, listener: (event: object) => void) => {
      popped = () => listener({ hasUAVisualTransition: false })
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  const start = (load: (path: string) => Promise<string>, first = '/'): void =>
    startRouter<string>({
      shown: first,
      load,
      show: (visit, page) => shown.push({ visit, page }),
      fail: async () => 'error page',
    })
  const last = () => shown.at(-1)

  it('writes the URL only when the page has come, and carries a state', async () => {
    let come: (page: string) => void = () => {}
    start(() => new Promise((resolve) => (come = resolve)))
    navigate('/about-us', { state: { index: 3 } })
    expect(entries).toHaveLength(1)
    come('about')
    await vi.waitFor(() => expect(last()?.page).toBe('about'))
    expect(entries.map(({ hash }) => hash)).toEqual(['#/', '#/about-us'])
    expect(last()?.visit).toMatchObject({ type: 'PUSH', location: { pathname: '/about-us', state: { index: 3 } } })
  })

  it('shows only the last of several navigations', async () => {
    const come = new Map<string, (page: string) => void>()
    start((path) => new Promise((resolve) => come.set(path, resolve)))
    navigate('/about-us')
    navigate('/blogs')
    come.get('/blogs')?.('blogs')
    come.get('/about-us')?.('about')
    await vi.waitFor(() => expect(last()?.page).toBe('blogs'))
    expect(entries.map(({ hash }) => hash)).toEqual(['#/', '#/blogs'])
    expect(shown).toHaveLength(1)
  })

  it('replaces a URL that is shown already, and stays on the page for another query', async () => {
    start(async () => 'about')
    navigate('/')
    await vi.waitFor(() => expect(last()?.visit.type).toBe('REPLACE'))
    navigate('/?tab=x')
    await vi.waitFor(() => expect(last()?.visit.location.search).toBe('?tab=x'))
    expect(entries.map(({ hash }) => hash)).toEqual(['#/', '#/?tab=x'])
    expect(last()?.page).toBeUndefined()
  })

  it('goes back to the entry as it was left', async () => {
    start(async (path) => (path === '/' ? 'home' : 'about'))
    navigate('/about-us')
    await vi.waitFor(() => expect(last()?.page).toBe('about'))
    at = 0
    popped?.()
    await vi.waitFor(() => expect(last()?.page).toBe('home'))
    expect(last()?.visit).toMatchObject({ type: 'POP', location: { pathname: '/', key: 'default' } })
    expect(entries).toHaveLength(2)
  })

  it('shows the page of the URL where the document is another, and the error page for one that fails', async () => {
    start((path) => (path === '/broken' ? Promise.reject(new Error('gone')) : Promise.resolve('home')), '/about-us')
    await vi.waitFor(() => expect(last()?.page).toBe('home'))
    expect(last()?.visit.location.pathname).toBe('/')
    navigate('/broken')
    await vi.waitFor(() => expect(last()?.page).toBe('error page'))
  })
})
