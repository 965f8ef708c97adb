/**
 * Parses a fetched static page. Returns its critical CSS separately, because the open page's CSP would block the style
 * element.
 */
export function parsePage(html: string): { page: Document; critical: string } {
  const [element = '', critical = ''] = /<style>([^]*?)<\/style>/.exec(html) ?? []
  const page = new DOMParser().parseFromString(html.replace(element, ''), 'text/html')
  // On a first load the head script shows the content of these elements.
  for (const waiting of page.querySelectorAll('#root noscript')) waiting.replaceWith(...waiting.childNodes)
  return { page, critical }
}
