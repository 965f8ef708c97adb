import { documentUrl } from '../../lib/document-url.ts'
import { getRouteState } from '../../router/hash-router.ts'

/** Shows size and time of this page's document. Without these numbers from the browser the original words stay. */
export function mount(root: HTMLElement): void {
  const weight = root.querySelector('[data-own-weight]')
  const [value, label] = root.querySelector('[data-live]')?.children ?? []
  const request = requestOf(documentUrl(getRouteState().location.pathname, import.meta.env.BASE_URL))
  if (!weight || !value || !label || !request?.responseEnd || !(request.encodedBodySize > 0)) return
  const { transferSize, encodedBodySize, responseEnd, startTime } = request
  weight.textContent = String(Math.ceil(encodedBodySize / 1000))
  value.textContent = `${Math.max((responseEnd - startTime) / 1000, 0.01).toFixed(2)}\u00A0s`
  // If the server only confirmed a cached copy, just the headers were transferred.
  label.textContent = (transferSize < encodedBodySize ? root.dataset['cached'] : root.dataset['reached']) ?? ''
}

/** Returns the last request for a document: the browser's own, or that of a hash URL or followed link. */
function requestOf(path: string): PerformanceResourceTiming | undefined {
  const entries = ['navigation', 'resource'].flatMap(
    (type) => performance.getEntriesByType(type) as PerformanceResourceTiming[],
  )
  return entries.findLast(({ name }) => new URL(name).pathname === path)
}
