import type { Page } from '@playwright/test'
import { hydrated } from '../tests/hydrated.ts'

export type Kind = 'document' | 'style' | 'script' | 'font' | 'picture' | 'film' | 'other'
export type Resource = { address: string; kind: Kind; bytes: number; blocksRender: boolean }

/** Bytes transferred before any interaction: compressed bodies without headers. */
export type FirstView = {
  /**
   * The document with its inline style. The deferred style is loaded after the first paint and is part of the total.
   */
  html: number
  scripts: number
  fonts: number
  pictures: number
  /** All resources except the film. */
  total: number
  /** Number of requests, including that of the film. */
  requests: number
  renderBlocking: string[]
  thirdParty: string[]
  resources: Resource[]
}

const kinds: [RegExp, Kind][] = [
  [/\.css$/, 'style'],
  [/\.m?js$/, 'script'],
  [/\.woff2$/, 'font'],
  [/\/film\/.+\.(webm|mp4)$/, 'film'],
  [/\.(avif|webp|jpe?g|png|svg|ico)$/, 'picture'],
]
export const kindOf = (path: string): Kind => kinds.find(([pattern]) => pattern.test(path))?.[1] ?? 'other'

/** Opens a URL in a new page and waits until it is hydrated and only the film is still loading. */
export async function firstView(page: Page, address: string): Promise<FirstView> {
  const { origin } = new URL(address)
  const requested = new Set<string>()
  const pending = new Set<object>()
  let lastEnd = performance.now()
  const end = (request: object): void => {
    if (pending.delete(request)) lastEnd = performance.now()
  }
  page.on('request', (request) => {
    if (request.url().startsWith('data:')) return
    requested.add(request.url())
    if (kindOf(new URL(request.url()).pathname) !== 'film') pending.add(request)
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)

  await page.goto(address)
  await hydrated(page)
  await quiet(() => pending.size === 0 && performance.now() - lastEnd > 500)

  // A prefetched script has two entries; the second one comes from the cache and has no transfer.
  const entries = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map((entry) => {
      const { name, entryType, encodedBodySize, transferSize } = entry as PerformanceResourceTiming
      const blocking = 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking'
      return { name, isDocument: entryType === 'navigation', bytes: transferSize > 0 ? encodedBodySize : 0, blocking }
    }),
  )
  const resources = entries.map(({ name, isDocument, bytes, blocking }): Resource => {
    const path = new URL(name).pathname
    return { address: path, kind: isDocument ? 'document' : kindOf(path), bytes, blocksRender: blocking && !isDocument }
  })
  const sum = (...wanted: Kind[]) =>
    resources.filter(({ kind }) => wanted.includes(kind)).reduce((total, { bytes }) => total + bytes, 0)
  return {
    html: sum('document'),
    scripts: sum('script'),
    fonts: sum('font'),
    pictures: sum('picture'),
    total: sum('document', 'style', 'script', 'font', 'picture', 'other'),
    requests: requested.size,
    renderBlocking: resources.filter(({ blocksRender }) => blocksRender).map((resource) => resource.address),
    thirdParty: [...requested].filter((url) => !url.startsWith(origin)),
    resources,
  }
}

const quiet = (isQuiet: () => boolean) =>
  new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      if (!isQuiet()) return
      clearInterval(timer)
      resolve()
    }, 50)
  })
