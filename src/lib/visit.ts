import type { SourceValues } from '#shared/contact.ts'

export type VisitValues = Omit<SourceValues, 'heardFrom'>

const MAX_PAGES = 20
const CAMPAIGN_PARAMS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content']

// Kept in memory only, so it is lost with the document.
const pages: string[] = []

/** Adds a page to the visit; to be called for each page that is shown. */
export function recordPageView(path: string): void {
  if (pages.at(-1) !== path && pages.length < MAX_PAGES) pages.push(path)
}

/** Returns the visit so far: its pages in order, the campaign of its first URL, the referring host. */
export function visitValues(): VisitValues {
  const [navigation] = performance.getEntriesByType('navigation')
  return {
    landingPage: pages[0] ?? '',
    pagesSeen: pages.join(' > '),
    campaign: campaignOf(navigation?.name ?? location.href),
    referrer: foreignHost(document.referrer),
  }
}

/** Returns the campaign parameters of a URL, before or after its `#`, as `newsletter / email / spring`. */
export function campaignOf(url: string): string {
  const params = new URLSearchParams([...url.matchAll(/\?([^?#]*)/g)].map(([, query]) => query).join('&'))
  return CAMPAIGN_PARAMS.map((name) => params.get(name)?.trim())
    .filter(Boolean)
    .join(' / ')
}

function foreignHost(referrer: string): string {
  const host = URL.parse(referrer)?.host ?? ''
  return host === location.host ? '' : host
}
