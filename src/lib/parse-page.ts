/**
 * Parses a fetched static page. Its critical CSS is returned apart: the open page's CSP would block the style element.
 */
export function parsePage(html: string): { page: Document; critical: string } {
  const [element = '', critical = ''] = /<style>([^]*?)<\/style>/.exec(html) ?? []
  return { page: new DOMParser().parseFromString(html.replace(element, ''), 'text/html'), critical }
}
