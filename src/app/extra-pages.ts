/** Documents beside the 42 routes: in no sitemap and not for search engines. Titles by path. */
export const extraPages = {
  '/thank-you': 'Thank you for writing to us',
  '/about-us/team': 'Our people and their stories',
  '/accessibility': 'Accessibility statement',
} as const
