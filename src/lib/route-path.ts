/** The one spelling of a path: lower case, without slashes at the end. `/About-Us/` → `/about-us`. */
export const routePath = (path: string): string => `/${path.replaceAll(/^\/+|\/+$/g, '').toLowerCase()}`
