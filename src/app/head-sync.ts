import heads from 'virtual:page-heads'
import { site } from '../content/site.ts'
import { twinAddress } from '../lib/twin-address.ts'
import { errorTitle } from './error-title.ts'

/** Makes title, description and canonical those of the page shown. Returns the title, to be announced. */
export function showHead(path: string): string {
  const { title = errorTitle, description, canonical } = heads[path] ?? {}
  document.title = `${title} | ${site.brand}`
  if (!description || !canonical) return document.title
  const address = new URL(twinAddress(canonical, import.meta.env.BASE_URL), site.url).href
  setContent('meta[name="description"]', description)
  setContent('meta[property="og:title"]', title)
  setContent('meta[property="og:description"]', description)
  setContent('meta[property="og:url"]', address)
  document.querySelector('link[rel="canonical"]')?.setAttribute('href', address)
  return document.title
}

function setContent(selector: string, content: string): void {
  document.querySelector(selector)?.setAttribute('content', content)
}
