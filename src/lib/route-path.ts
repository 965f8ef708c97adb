/** Normalizes a path: lower case, no trailing slash, redirects applied. `/About-Us/` → `/about-us`. */
export function routePath(path: string): string {
  const spelled = `/${path.replaceAll(/^\/+|\/+$/g, '').toLowerCase()}`
  return import.meta.env.VITE_REDIRECTS[spelled] ?? spelled
}
