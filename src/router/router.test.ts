import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createHashRouter, type HashRouter, type Shown } from './hash-router.ts'
import { navigate, setNavigator } from './navigate.ts'
import { addressOf, locationNow, partsOf } from './route-location.ts'

const Home = () => null
const About = () => null
const Blogs = () => null

describe('partsOf', () => {
  it('takes an address apart and names a page in one way', () => {
    expect(partsOf('/about-us/?a=1&b=?#part')).toEqual({ pathname: '/about-us', search: '?a=1&b=?', hash: '#part' })
    expect(partsOf('/About-Us/?A=1#Part')).toEqual({ pathname: '/about-us', search: '?A=1', hash: '#Part' })
    expect(partsOf('')).toEqual({ pathname: '/', search: '', hash: '' })
    expect(partsOf('blogs#?x')).toEqual({ pathname: '/blogs', search: '', hash: '#?x' })
    expect(addressOf(partsOf('/a?b#c'))).toBe('/a?b#c')
  })
})

describe('the hash router', () => {
  let entries: { state: unknown; hash: string }[]
  let at: number
  let popped: (() => void) | undefined
  let shown: Shown[]
  let moves: boolean[]

  beforeEach(() => {
    entries = [{ state: null, hash: '#/' }]
    at = 0
    shown = []
    moves = []
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
  afterEach(() => {
    setNavigator(undefined)
    vi.unstubAllGlobals()
  })

  const start = (load: (path: string) => Promise<typeof Home | undefined>): HashRouter => {
    const first: Shown = { location: locationNow(), arrival: 'POP', Page: Home }
    const router = createHashRouter(load, first)
    router.attach(first, (next, moved) => {
      shown.push(next)
      moves.push(moved)
    })
    return router
  }
  const last = () => shown.at(-1)

  it('writes the address only when the code has come, and carries a state', async () => {
    let come: (page: typeof Home) => void = () => {}
    start(() => new Promise((resolve) => (come = resolve)))
    expect(navigate('/about-us', { state: { index: 3 } })).toBe(true)
    expect(entries).toHaveLength(1)
    come(About)
    await vi.waitFor(() => expect(last()?.Page).toBe(About))
    expect(entries.map(({ hash }) => hash)).toEqual(['#/', '#/about-us'])
    expect(last()).toMatchObject({ arrival: 'PUSH', location: { pathname: '/about-us', state: { index: 3 } } })
    expect(moves).toEqual([true])
  })

  it('grants only the last of several wishes', async () => {
    const come = new Map<string, (page: typeof Home) => void>()
    start((path) => new Promise((resolve) => come.set(path, resolve)))
    navigate('/about-us')
    navigate('/blogs')
    come.get('/blogs')?.(Blogs)
    come.get('/about-us')?.(About)
    await vi.waitFor(() => expect(last()?.Page).toBe(Blogs))
    expect(entries.map(({ hash }) => hash)).toEqual(['#/', '#/blogs'])
    expect(shown).toHaveLength(1)
  })

  it('replaces an address that is shown already, and stays on the page for another query', async () => {
    start(async () => About)
    navigate('/')
    await vi.waitFor(() => expect(last()?.arrival).toBe('REPLACE'))
    navigate('/?tab=x')
    await vi.waitFor(() => expect(last()?.location.search).toBe('?tab=x'))
    expect(entries.map(({ hash }) => hash)).toEqual(['#/', '#/?tab=x'])
    expect(last()?.Page).toBe(Home)
    expect(moves).toEqual([false, false])
  })

  it('goes back to the entry as it was left', async () => {
    start(async (path) => (path === '/' ? Home : About))
    navigate('/about-us')
    await vi.waitFor(() => expect(last()?.Page).toBe(About))
    at = 0
    popped?.()
    await vi.waitFor(() => expect(last()?.Page).toBe(Home))
    expect(last()).toMatchObject({ arrival: 'POP', location: { pathname: '/', key: 'default' } })
    expect(entries).toHaveLength(2)
  })

  it('shows no page for an address without one, or whose code fails', async () => {
    const noted = vi.mocked(console.error)
    start((path) => (path === '/broken' ? Promise.reject(new Error('gone')) : Promise.resolve(undefined)))
    navigate('/nothing')
    await vi.waitFor(() => expect(last()?.location.pathname).toBe('/nothing'))
    expect(last()?.Page).toBeUndefined()
    expect(noted).not.toHaveBeenCalled()
    navigate('/broken')
    await vi.waitFor(() => expect(last()?.location.pathname).toBe('/broken'))
    expect(last()?.Page).toBeUndefined()
    expect(noted).toHaveBeenCalledOnce()
    noted.mockClear()
  })
})
