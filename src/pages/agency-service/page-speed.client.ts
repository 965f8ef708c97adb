import { documentUrl } from '../../lib/document-url.ts'
import { getRouteState } from '../../router/hash-router.ts'

/** Tells how this page's document reached the visitor. Where the browser does not say, the text stays. */
export function mount(root: HTMLElement): void {
  const text = root.querySelector('p')
  const request = requestOf(documentUrl(getRouteState().location.pathname, import.meta.env.BASE_URL))
  if (!text || !request?.responseEnd || !(request.encodedBodySize > 0)) return
  const { transferSize, encodedBodySize, responseEnd, startTime } = request
  // A copy that the server was only asked about travels as headers alone.
  const sentence = transferSize < encodedBodySize ? root.dataset['cached'] : root.dataset['reached']
  const seconds = Math.max((responseEnd - startTime) / 1000, 0.01).toFixed(2)
  text.textContent = (sentence ?? '')
    .replace('{seconds}', seconds)
    .replace('{kilobytes}', String(Math.ceil(transferSize / 1000)))
}

/** The last request for a document: the browser's own, or that of a hash URL or of a link followed. */
function requestOf(path: string): PerformanceResourceTiming | undefined {
  const entries = ['navigation', 'resource'].flatMap(
    (type) => performance.getEntriesByType(type) as PerformanceResourceTiming[],
  )
  return entries.findLast(({ name }) => new URL(name).pathname === path)
}
