import { savesData } from '../lib/saves-data.ts'

type Prefetcher = (path: string) => void

let prefetcher: Prefetcher | undefined
const asked = new Set<string>()

/** The frame says how a route's code is fetched; links only know when. */
export function setPrefetcher(fetcher: Prefetcher): void {
  prefetcher = fetcher
}

/** Fetches a route's code once, ahead of the click; not for visitors who save data. */
export function prefetch(to: string): void {
  const path = to.split(/[?#]/)[0] ?? to
  if (!prefetcher || asked.has(path) || savesData()) return
  asked.add(path)
  prefetcher(path)
}
