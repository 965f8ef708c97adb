/**
 * Parses a fetched static page. Its critical CSS is returned apart: the open page's CSP would block the style element.
 */
export function parsePage(html: string): { page: Document; critical: string } {
  const [element = '', critical = ''] = /<style>([^]*?)<\/style>/.exec(html) ?? []
  const page = new DOMParser().parseFromString(html.replace(element, ''), 'text/html')
  // The head script shows what waits in these on a first load.
  for (const waiting of page.querySelectorAll('#root noscript')) waiting.replaceWith(...waiting.childNodes)
  return { page, critical }
}
