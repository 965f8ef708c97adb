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
  clientLogos: 31,
  resultLogos: 11,
  testimonials: 7,
  /** Ids of the team, group by group. */
  team: [
    [1, 2, 3, 4],
    [5, 6, 7, 9],
    [11, 13, 15],
    [17, 18, 19, 24],
  ],
  leaders: 4,
  teamOnHome: 4,
} as const
