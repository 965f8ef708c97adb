/** The prerendered document of a route: `/about-us` → `/about-us/` below the base; a query or #fragment stays behind it. */
export function twinAddress(to: string, base: string): string {
  const [, path = '/', rest = ''] = /^([^?#]*)(.*)$/.exec(to) ?? []
  const clean = path.replaceAll(/^\/+|\/+$/g, '')
  return `${base}${clean}${clean ? '/' : ''}${rest}`
}
