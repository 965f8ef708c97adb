/** Returns the path of a route's static page. */
export const pagePath = (id: string) => (id === 'home' ? '/' : `/${id}/`)
