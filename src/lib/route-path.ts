/** The one spelling of a path: lower case, without slashes at the end, under its present name. `/About-Us/` → `/about-us`. */
export function routePath(path: string): string {
  const spelled = `/${path.replaceAll(/^\/+|\/+$/g, '').toLowerCase()}`
  return import.meta.env.VITE_REDIRECTS[spelled] ?? spelled
}
