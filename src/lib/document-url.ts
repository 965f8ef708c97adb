/** URL of a route's static page: `/about-us` → `/about-us/` below the base, query and fragment kept. */
export function documentUrl(to: string, base: string): string {
  const [, path = '/', rest = ''] = /^([^?#]*)(.*)$/.exec(to) ?? []
  const clean = path.replaceAll(/^\/+|\/+$/g, '')
  return `${base}${clean}${clean ? '/' : ''}${rest}`
}
