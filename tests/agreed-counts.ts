/** How many of each were agreed with the customer. Somebody who adds a page changes its number here. */
export const agreed = {
  routes: 42,
  /** The agency community page is canonical at its advisory address. */
  canonicalPages: 41,
  digitalServices: 10,
  creativeServices: 4,
  advisoryServices: 4,
  technologyServices: 7,
  articles: 6,
  cases: 7,
} as const
