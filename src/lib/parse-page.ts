/**
 * A static page that was fetched, and its critical style: a style element in it would be refused by the policy of the
 * page that is open.
 */
export function parsePage(html: string): { page: Document; critical: string } {
  const [element = '', critical = ''] = /<style>([^]*?)<\/style>/.exec(html) ?? []
  return { page: new DOMParser().parseFromString(html.replace(element, ''), 'text/html'), critical }
}
