/** The address of a route's document. */
export const twinOf = (id: string) => (id === 'home' ? '/' : `/${id}/`)
