/** Returns the URL of a route's static page below `base`: `/about-us` → `/about-us/`. Keeps query and fragment. */
export function documentUrl(to: string, base: string): string {
  const [, path = '/', rest = ''] = /^([^?#]*)(.*)$/.exec(to) ?? []
  const clean = path.replaceAll(/^\/+|\/+$/g, '')
  return `${base}${clean}${clean ? '/' : ''}${rest}`
}
