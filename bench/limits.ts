/** Maximum bytes of a first view as transferred. `npm test` fails above them. */
export type Limits = { html: number; scripts: number; fonts: number; total: number }

const page: Limits = { html: 14_600, scripts: 100_000, fonts: 60_000, total: 220_000 }
/** Home has twelve sections of text and pictures; the part for the first screens is within the first 14.6 kB. */
const home: Limits = { ...page, html: 19_000, total: 350_000 }
/**
 * Limits of articles, of Agency, whose tabs are two pages in one document, and of Content Marketing, whose drawings
 * contain its text (docs/decisions/106 and 108). Style and first screens come first in the document.
 */
const long: Limits = { ...page, html: 17_000 }

const isLong = (id: string): boolean =>
  id.startsWith('blogs/') || ['agency', 'agency/content-marketing-service'].includes(id)

export const limitsOf = (id: string): Limits => (id === 'home' ? home : isLong(id) ? long : page)
